// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/course.h"

#include "core/rules/smm/round_state.h"

#include <algorithm>
#include <cstring>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::StackId;
using battle::StackPointer;

/// What tells two states of one fight apart, as bytes.
class Key {
public:
    explicit Key(const Battle& battle) {
        for (const StackPointer& stack : battle.stacks)
            add(*stack);
        for (const battle::Conflict& conflict : *battle.conflicts)
            add(conflict);
        if (battle.running)
            add(*battle.running);
    }
    std::string take() { return std::move(m_bytes); }

private:
    void add(std::int64_t number) {
        char bytes[sizeof number];
        std::memcpy(bytes, &number, sizeof number);
        m_bytes.append(bytes, sizeof bytes);
    }
    void add(const std::string& text) {
        m_bytes += text;
        m_bytes += '\0';
    }
    void add(const battle::Stack& stack) {
        add(std::int64_t{stack.hex.column} << 32 | static_cast<std::uint32_t>(stack.hex.row));
        add(static_cast<std::int64_t>(stack.facing) * 8 + static_cast<std::int64_t>(stack.posture));
        for (const battle::Unit& unit : *stack.units)
            m_bytes.append(reinterpret_cast<const char*>(&unit.hitsLeft), sizeof unit.hitsLeft);
        for (const battle::UnitId& unit : *stack.formed)
            add(unit.text);
        m_bytes += '|';
    }
    void add(const battle::Conflict& conflict) {
        for (const StackId& id : conflict.stacks)
            add(id.text);
        for (const auto& [id, initiative] : conflict.initiative)
            add(initiative);
        m_bytes += '|';
    }
    void add(const battle::RunningRound& running) {
        add(static_cast<std::int64_t>(running.conflict) << 32 | static_cast<std::int64_t>(running.next));
        for (const std::vector<StackId>& stacks : *running.conflicts)
            for (const StackId& id : stacks)
                add(id.text);
        for (const StackId& id : running.outside)
            add(id.text);
        for (const auto& [first, second] : running.engagements) {
            add(first.text);
            add(second.text);
        }
        for (const auto& [id, sides] : running.rotations) {
            add(id.text);
            add(sides);
        }
        for (const StackPointer& stack : *running.frozen)
            add(*stack);
    }

    std::string m_bytes;
};

} // namespace

/// Gives the answers that it was given, then always no, and notes what was asked.
struct Course::Answers final : Luck {
    explicit Answers(std::vector<bool> answers) : given(std::move(answers)) {}
    bool ask(const Question& question, Event& /*event*/) override {
        asked.push_back(question);
        return asked.size() <= given.size() && given[asked.size() - 1];
    }
    std::vector<bool> given;
    std::vector<Question> asked;
    std::optional<Battle> after;
};

namespace {

/// Notes whether luck was asked at all.
class Counted final : public Luck {
public:
    explicit Counted(Luck& luck) : m_luck(luck) {}
    bool ask(const Question& question, Event& event) override {
        wasAsked = true;
        return m_luck.ask(question, event);
    }
    bool wasAsked = false;

private:
    Luck& m_luck;
};

/// Orders that are not possible any more are as none.
Orders possible(const Battle& battle, Orders orders) {
    while (const std::optional<OrderRefusal> refusal = ordersRefusal(battle, orders))
        orders.erase(refusal->stack);
    return orders;
}

} // namespace

bool isOver(const Battle& battle, const Plan& plan) {
    const auto lives = [](const StackPointer& stack) { return stack->living() > 0; };
    if (!plan.duel.empty())
        return std::ranges::any_of(plan.duel,
                                   [&](const StackId& id) { return !lives(battle.stacks.find(id)); });
    std::optional<int> side;
    for (const StackPointer& stack : battle.stacks) {
        if (!lives(stack))
            continue;
        if (side && *side != stack->side)
            return false;
        side = stack->side;
    }
    return true;
}

Battle stripped(Battle battle) {
    battle.title.clear();
    for (battle::Side& side : battle.sides)
        side = {};
    battle.kinds = {};
    battle.seed.clear();
    battle.history.clear();
    battle.round.reset();
    battle.unknown = nullptr;
    return battle;
}

Battle playOn(const Battle& battle, const Plan& plan, bool isFirst, Luck& luck) {
    Counted counted(luck);
    RoundState state(battle, counted, plan.resistance);
    if (!state.isRunning()) {
        state.orders() = possible(battle, isFirst ? plan.first : plan.standing);
        beginRound(state);
    }
    while (state.isRunning() && !counted.wasAsked)
        stepRound(state);
    Battle after = state.carriedBack();
    after.round.reset();
    return after;
}

Course::Course(const Battle& start, Plan plan, std::size_t most)
    : m_plan(std::move(plan)), m_most(std::min(most, largest)) {
    Battle begins = stripped(start);
    begins.running = nullptr;
    begins.orders = {};
    placeOf(std::move(begins));
    m_places.clear(); // who comes back there has other orders
}

Course::~Course() {
    for (std::atomic<Node*>& chunk : m_chunks)
        delete[] chunk.load();
}

Course::Node& Course::node(Place place) const {
    return m_chunks[place / chunkSize].load(std::memory_order_acquire)[place % chunkSize];
}

/// A new point; none when there are enough.
Course::Place Course::add(std::unique_lock<std::mutex>& /*held*/) {
    const std::size_t place = m_size.load(std::memory_order_relaxed);
    if (place >= m_most)
        return none;
    std::atomic<Node*>& chunk = m_chunks[place / chunkSize];
    if (!chunk.load(std::memory_order_relaxed))
        chunk.store(new Node[chunkSize], std::memory_order_release);
    m_size.store(place + 1, std::memory_order_relaxed);
    return static_cast<Place>(place);
}

Course::Place Course::placeOf(Battle battle) {
    std::string key = Key(battle).take();
    std::unique_lock lock(m_mutex);
    if (const auto known = m_places.find(key); known != m_places.end())
        return known->second;
    const Place place = add(lock);
    if (place == none)
        return none;
    m_places.emplace(std::move(key), place);
    Node& fresh = node(place);
    fresh.betweenRounds = !battle.running;
    fresh.over = fresh.betweenRounds && smm::isOver(battle, m_plan);
    fresh.battle = std::make_shared<const Battle>(std::move(battle));
    return place;
}

std::shared_ptr<const Battle> Course::battleAt(Place place) const {
    const std::unique_lock lock(m_mutex);
    return node(place).battle;
}

/// What follows after these answers.
Course::Place Course::follow(const Battle& battle, bool isFirst, std::vector<bool> given) {
    Answers answers(given);
    answers.after = playOn(battle, m_plan, isFirst, answers);
    return build(battle, isFirst, std::move(given), answers);
}

/// The questions that were asked beyond the given answers, with the other answer to each.
Course::Place Course::build(const Battle& battle, bool isFirst, std::vector<bool> given, Answers& answers) {
    if (given.size() == answers.asked.size())
        return placeOf(*std::move(answers.after));
    const Question question = answers.asked[given.size()];
    std::vector<bool> other = given;
    other.push_back(true);
    given.push_back(false);
    const Place onYes = follow(battle, isFirst, std::move(other));
    const Place onNo = build(battle, isFirst, std::move(given), answers);
    std::unique_lock lock(m_mutex);
    const Place place = onYes == none || onNo == none ? none : add(lock);
    if (place == none)
        return none;
    Node& fresh = node(place);
    fresh.point = {question.sides, question.yesFaces(), onYes, onNo};
    fresh.isReady.store(true, std::memory_order_release);
    return place;
}

const Course::Point* Course::from(Place place) {
    Node& here = node(place);
    if (here.isReady.load(std::memory_order_acquire))
        return &here.point;
    const std::shared_ptr<const Battle> battle = battleAt(place);
    if (!battle) // another thread has just gone on
        return &here.point;
    const Place next = follow(*battle, place == start(), {});
    if (next == none)
        return nullptr;
    const std::unique_lock lock(m_mutex);
    here.point = {0, 0, none, next};
    here.battle = nullptr;
    here.isReady.store(true, std::memory_order_release);
    return &here.point;
}

} // namespace sf::smm
