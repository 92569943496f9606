// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/course.h"

#include "core/rules/smm/fight/round_state.h"

#include <algorithm>

namespace sf::smm {

using battle::Battle;
using battle::StackId;
using battle::StackPointer;

namespace {

/// Records whether luck was asked at all.
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

/// Removes orders that are no longer legal.
Orders possible(const Battle& battle, Orders orders) {
    while (const std::optional<OrderRefusal> refusal = ordersRefusal(battle, orders))
        orders.erase(refusal->stack);
    return orders;
}

} // namespace

bool isOver(const Battle& battle, const Plan& plan) {
    const auto lives = [](const StackPointer& stack) { return stack->isAlive(); };
    if (!plan.duel.empty())
        return std::ranges::any_of(plan.duel,
                                   [&](const StackId& id) { return !lives(battle.stacks.find(id)); });
    std::optional<int> side;
    for (const StackPointer& stack : battle.stacks) {
        if (!lives(stack))
            continue;
        if (side && battle.areOpposed(*side, stack->side))
            return false;
        side = stack->side;
    }
    return true;
}

Battle stripped(Battle battle) {
    battle.title.clear();
    for (battle::Side& side : battle.sides)
        side = {{}, 0, nullptr, side.ally};
    battle.seed.clear();
    battle.history.clear();
    battle.round.reset();
    battle.unknown = nullptr;
    return battle;
}

namespace {

/// Plays the plan while `goesOn` and until the round is over.
template<class GoesOn>
Battle play(const Battle& battle, const Plan& plan, bool isFirst, Luck& luck, StackFactory& factory,
            GoesOn&& goesOn) {
    RoundState state(battle, luck, nullptr, plan.resistance, factory);
    if (!state.isRunning()) {
        state.editOrders(
            [&](Orders& orders) { orders = possible(battle, isFirst ? plan.first : plan.standing); });
        beginRound(state, plan.engaging);
    }
    while (state.isRunning() && goesOn())
        stepRound(state);
    Battle after = std::move(state).carriedBack();
    after.round.reset();
    return after;
}

} // namespace

Battle playOn(const Battle& battle, const Plan& plan, bool isFirst, Luck& luck, StackFactory& factory) {
    Counted counted(luck);
    return play(battle, plan, isFirst, counted, factory, [&] { return !counted.wasAsked; });
}

Battle playToTheEnd(const Battle& battle, const Plan& plan, bool isFirst, Luck& luck) {
    return play(battle, plan, isFirst, luck, defaultFactory(), [] { return true; });
}

Course::Course(const Battle& start, Plan plan, std::size_t most)
    : m_plan(std::move(plan)), m_start(stripped(start)), m_most(std::min(most, largest)) {
    setRunning(m_start, nullptr);
    m_start.plans = {};
    Node& begins = node(add());
    begins.betweenRounds = true;
    begins.over = smm::isOver(m_start, m_plan);
}

Course::~Course() {
    for (std::atomic<Node*>& chunk : m_chunks)
        delete[] chunk.load();
}

/// Adds a point; none if there are enough.
Course::Place Course::add() {
    const std::size_t place = m_size.fetch_add(1, std::memory_order_relaxed);
    if (place >= m_most)
        return none;
    std::atomic<Node*>& chunk = m_chunks[place / chunkSize];
    if (!chunk.load(std::memory_order_acquire)) {
        const std::scoped_lock lock(m_mutex);
        if (!chunk.load(std::memory_order_relaxed))
            chunk.store(new Node[chunkSize], std::memory_order_release);
    }
    return static_cast<Place>(place);
}

const Course::Point& Course::settle(Node& node, const Point& point) {
    const std::scoped_lock lock(m_mutex);
    if (!node.isReady.load(std::memory_order_relaxed)) { // another thread may have built it meanwhile
        node.point = point;
        node.isReady.store(true, std::memory_order_release);
    }
    return node.point;
}

} // namespace sf::smm
