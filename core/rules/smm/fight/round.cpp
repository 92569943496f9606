// SPDX-License-Identifier: GPL-3.0-or-later
// A battle round from start to end (SMM-25).
#include "core/rules/smm/fight/round.h"
#include "core/rules/battle/apply/reveal.h"

#include "core/rules/battle/events.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <unordered_set>

namespace sf::smm {
namespace {

using battle::Reason;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;

/// Re-forms the stack if it lost or gained units since it was formed (SMM-18).
void reform(RoundState& state, const StackId& id) {
    const StackPointer stack = state.stack(id);
    if (!needsReform(*stack))
        return;
    const bool wasFormed = !stateOf(*stack).formed.empty();
    state.reform(id);
    if (wasFormed)
        state.tell({events::reforms, smmRule(18), id});
}

/// Posture and screening take effect at the start of the round.
void takePostures(RoundState& state) {
    for (const auto& [id, order] : ordersOf(state.battle())) {
        if (!order.posture && !order.screens)
            continue;
        const StackPointer before = state.stack(id);
        Stack after = *before;
        takeStance(after, order);
        if (after.state == before->state)
            continue;
        const auto posture = static_cast<std::int64_t>(stateOf(after).posture);
        state.edit(id, [&](Stack& stack) { stack = std::move(after); });
        state.tell({events::takesPosture, smmRule(13), id, {}, {}, posture});
    }
}

/// Drops orders to move or advance of stacks in a Conflict; outside, fleeing is moving (BAT-5).
void settleJourneys(RoundState& state) {
    const battle::SystemState plans = state.battle().plans;
    for (const auto& [id, order] : ordersOf(plans))
        if (order.isJourney() && state.conflictOf(id)) {
            dropJourney(state, id);
            state.tell({battle::events::dropsOrder, battleRule(5), id});
        } else {
            moveInsteadOfFleeing(state, id);
        }
}

/// Forms the stacks of every Conflict in order and computes their Initiative.
void lineUp(RoundState& state) {
    using Turns = std::pair<std::vector<StackId>, int>; // and the Conflict's number
    std::vector<Turns> rounds;
    for (std::size_t i = 0; i < state.conflicts().size(); ++i) {
        for (const StackId& id : std::vector<StackId>(state.conflicts()[i].stacks))
            reform(state, id);
        state.editConflict(i, [&](Conflict& conflict) {
            std::unordered_set<StackId> known;
            for (const auto& [id, initiative] : conflict.initiative)
                known.insert(id);
            for (const StackId& id : conflict.stacks)
                if (!known.contains(id))
                    conflict.initiative.emplace_back(id, initiativeIn(state.battle(), {}, id));
        });
        const Conflict& conflict = state.conflicts()[i];
        rounds.emplace_back(byInitiative(state.battle(), conflict), conflict.number);
    }
    std::erase_if(rounds, [](const Turns& turns) { return turns.first.empty(); });
    std::ranges::stable_sort(rounds, [&](const Turns& one, const Turns& other) {
        return fightsBefore(state.battle(), one.first, other.first);
    });
    for (Turns& turns : rounds) {
        state.running().conflicts.edit().push_back(std::move(turns.first));
        state.running().numbers.push_back(turns.second);
    }
    state.numberConflicts();
}

/// Stacks that croaked before their Conflict's turn do not act in it (SMM-26); a Conflict of dead stacks has
/// no round.
void passTheDead(RoundState& state) {
    RunningRound& running = state.running();
    for (; !running.isOutside(); ++running.conflict) {
        const std::vector<StackId>& stacks = (*running.conflicts)[running.conflict];
        const auto living = std::ranges::count_if(stacks, [&](const StackId& id) { return state.lives(id); });
        if (living == 0)
            continue;
        if (living < std::ssize(stacks))
            std::erase_if(running.conflicts.edit()[running.conflict],
                          [&](const StackId& id) { return !state.lives(id); });
        return;
    }
}

void endConflictRound(RoundState& state) {
    RunningRound& running = state.running();
    endIdleConflict(state, (*running.conflicts)[running.conflict]);
    running.isStirred = false;
    running.next = 0;
    ++running.conflict;
    passTheDead(state);
}

/// Passes those who can no longer act, and ends the round if nobody is left.
void resume(RoundState& state) {
    RunningRound& running = state.running();
    if (!running.isOutside() && running.next >= (*running.conflicts)[running.conflict].size()) {
        endConflictRound(state);
        if (running.isOutside()) {
            settleConflicts(state);
            running.outside = outsiders(state);
        }
    }
    // Another stack outside Conflicts may have shot it.
    while (running.isOutside() && running.next < running.outside.size() &&
           !state.lives(running.outside[running.next]))
        ++running.next;
    if (running.nextStack())
        return;
    if (running.next > 0) // a shot from outside may have killed the last opponent in a Conflict (SMM-24)
        settleConflicts(state);
    state.end();
}

/// Whether no unit came or croaked since the stack was formed.
bool isWhole(const Stack& stack) {
    const std::vector<battle::Unit>& units = *stack.units;
    const std::vector<battle::UnitId>& formed = stateOf(stack).formed;
    if (static_cast<std::size_t>(stack.living()) != formed.size())
        return false;
    // Formation order mostly matches unit order, so the next unit is usually found at once.
    auto next = units.begin();
    return std::ranges::all_of(formed, [&](const battle::UnitId& id) {
        const auto isIt = [&](const battle::Unit& unit) { return unit.id == id; };
        auto found = std::find_if(next, units.end(), isIt);
        if (found == units.end() && (found = std::find_if(units.begin(), next, isIt)) == next)
            return false;
        next = found + 1;
        return found->isAlive();
    });
}

} // namespace

bool needsReform(const Stack& stack) {
    return stack.isAlive() && !isWhole(stack);
}

void beginRound(RoundState& state, Engaging engaging) {
    state.begin();
    state.tell({battle::events::roundBegins, smmRule(25), {}, {}, {}, state.battle().round.value_or(0) + 1});
    takePostures(state);
    formConflicts(state, engaging);
    settleJourneys(state);
    lineUp(state);
    state.freeze();
    if (state.running().conflicts->empty()) {
        settleConflicts(state);
        state.running().outside = outsiders(state);
    }
    resume(state);
}

namespace {

/// Whether the next to act is the first of its Conflict, or of the stacks outside.
bool isPhaseNew(const RunningRound& running) {
    if (!running.isOutside())
        return running.next == 0;
    const auto end = running.outside.begin() + static_cast<std::ptrdiff_t>(running.next);
    return std::none_of(running.outside.begin(), end,
                        [&](const StackId& id) { return running.acted.contains(id); });
}

void tellPhase(RoundState& state) {
    const RunningRound& running = state.running();
    if (!isPhaseNew(running))
        return;
    if (running.isOutside())
        return state.tell({events::othersAct, smmRule(25), {}});
    Event event{events::conflictFights, smmRule(26), {}};
    event.others = (*running.conflicts)[running.conflict];
    state.tell(std::move(event));
}

} // namespace

void stepRound(RoundState& state) {
    RunningRound& running = state.running();
    tellPhase(state);
    if (running.isOutside()) {
        actOutside(state, running.outside[running.next]);
        ++running.next;
    } else {
        state.fighting = running.number(running.conflict);
        running.next += actInConflict(state, (*running.conflicts)[running.conflict], running.next);
        state.fighting = 0;
    }
    resume(state);
}

namespace {

void resolve(RoundState& state, Extent extent) {
    const std::size_t conflict = state.running().conflict;
    const bool isOutside = state.running().isOutside();
    do
        stepRound(state);
    while (state.isRunning() &&
           (extent == Extent::Round ||
            (extent == Extent::Conflict && (isOutside || state.running().conflict == conflict))));
}

/// The parts of apply(): each checks first and then applies the action.
class Player {
public:
    using Check = std::optional<OrderRefusal>;

    explicit Player(RoundState& state) : m_state(state) {}

    Check operator()(const GiveOrders& action) const {
        if (Check refusal = notTheirs(action))
            return refusal;
        Orders wanted = ordersOf(m_state.battle());
        Orders fresh;
        for (const auto& [id, order] : action.orders)
            if (order)
                fresh.emplace(id, *order);
            else
                wanted.erase(id);
        if (Check refusal = givenRefusal(fresh))
            return refusal;
        for (const auto& [id, order] : fresh)
            wanted[id] = orderAfter(wanted[id], order);
        if (wanted == ordersOf(m_state.battle()))
            return OrderRefusal{{}, {}};
        m_state.editOrders([&](Orders& orders) { orders = std::move(wanted); });
        return std::nullopt;
    }
    Check operator()(const BeginRound&) const {
        if (m_state.isRunning())
            return OrderRefusal{{}, {Reason::RoundRunning, smmRule(25), {}, {}}};
        if (Check refusal = notReady())
            return refusal;
        return begun();
    }
    Check operator()(const Resolve& action) const {
        if (!m_state.isRunning()) {
            if (Check refusal = notReady())
                return refusal;
            if (Check refusal = begun())
                return refusal;
        }
        if (m_state.isRunning())
            resolve(m_state, action.extent);
        return std::nullopt;
    }
    Check operator()(const PlayRound& action) const {
        if (Check refusal = makeReady())
            return refusal;
        if (m_state.battle().play && m_state.battle().play->phase == battle::PlayPhase::Over)
            return std::nullopt;
        if (Check refusal = givenRefusal(action.orders))
            return refusal;
        m_state.editOrders([&](Orders& orders) {
            for (const auto& [id, order] : action.orders)
                orders[id] = orderAfter(orders[id], order);
        });
        return (*this)(Resolve{Extent::Round});
    }

private:
    static OrderRefusal refused(Reason reason, int rule, const StackId& stack = {},
                                std::vector<int> numbers = {}) {
        return {stack, {reason, battleRule(rule), {}, std::move(numbers)}};
    }
    /// BAT-4: in play an order names no edge, unless a referee gives it.
    Check givenRefusal(const Orders& orders) const {
        if (!battle::isFree(m_state.battle()))
            for (const auto& [id, order] : orders)
                if (order.edge)
                    return refused(Reason::RefereesEdge, 4, id);
        return ordersRefusal(m_state.battle(), orders);
    }
    /// Why play does not allow a round now.
    Check notInPhase() const {
        const battle::Play& play = *m_state.battle().play;
        if (play.phase == battle::PlayPhase::Over)
            return refused(Reason::PlayOver, 12);
        if (play.phase != battle::PlayPhase::Ordering)
            return refused(Reason::WrongPhase, 2);
        return std::nullopt;
    }
    /// BAT-4: in play a side orders only its own stacks, and only until it is ready.
    Check notTheirs(const GiveOrders& action) const {
        const battle::Battle& battle = m_state.battle();
        if (battle::isFree(battle))
            return std::nullopt;
        if (Check refusal = notInPhase())
            return refusal;
        const std::optional<int> side = battle::sideToAct(battle);
        for (const auto& [id, order] : action.orders) {
            const StackPointer stack = battle.stacks.find(id);
            if (!stack || stack->side == side)
                continue;
            return side ? refused(Reason::NotYourTurn, 4, id, {*side}) : refused(Reason::WrongPhase, 4, id);
        }
        return std::nullopt;
    }
    /// BAT-4: a round begins when every side is ready.
    Check notReady() const {
        if (!m_state.battle().play)
            return std::nullopt;
        if (Check refusal = notInPhase())
            return refusal;
        const std::optional<int> side = battle::sideToAct(m_state.battle());
        return side ? Check(refused(Reason::NotReady, 4, {}, {*side})) : std::nullopt;
    }
    /// Playing a whole round makes every side ready.
    Check makeReady() const {
        if (!m_state.battle().play || m_state.isRunning())
            return std::nullopt;
        if (Check refusal = notInPhase())
            return refusal;
        battle::makeAllReady(m_state.whole(), system(), m_state.isWatched() ? &m_state : nullptr);
        return std::nullopt;
    }
    /// Orders were legal when given, but the pieces may have moved since.
    Check begun() const {
        if (m_state.battle().play) {
            dropImpossible(m_state);
        } else {
            for (const StackId& id : battle::dropGoneOrders(m_state.whole()))
                m_state.tell({battle::events::dropsOrder, battleRule(5), id});
            if (Check refusal = ordersRefusal(m_state.battle(), ordersOf(m_state.battle())))
                return refusal;
        }
        beginRound(m_state);
        return std::nullopt;
    }

    RoundState& m_state;
};

} // namespace

std::variant<Round, OrderRefusal> apply(const battle::Battle& battle, const RoundAction& action,
                                        dice::Source& dice) {
    battle::Recording course;
    auto outcome = apply(battle, action, dice, course);
    if (auto* refusal = std::get_if<OrderRefusal>(&outcome))
        return std::move(*refusal);
    return Round{std::get<battle::Changes>(std::move(outcome)), std::move(course.events)};
}

std::variant<battle::Changes, OrderRefusal> apply(const battle::Battle& battle, const RoundAction& action,
                                                  dice::Source& dice, battle::EventSink& sink) {
    ThrownLuck luck(dice);
    RoundState state(battle, luck, &sink);
    if (auto refusal = std::visit(Player(state), action))
        return *std::move(refusal);
    return std::move(state).changes();
}

std::optional<OrderRefusal> carryOut(battle::Battle& battle, const RoundAction& action, dice::Source& dice) {
    ThrownLuck luck(dice);
    return carryOut(battle, action, luck);
}

std::optional<OrderRefusal> carryOut(battle::Battle& battle, const RoundAction& action, Luck& luck) {
    RoundState state(battle, luck, nullptr);
    auto refusal = std::visit(Player(state), action);
    if (!refusal)
        battle = std::move(state).carriedBack();
    return refusal;
}

std::variant<Round, OrderRefusal> playRound(const battle::Battle& battle, const Orders& orders,
                                            dice::Source& dice) {
    return apply(battle, PlayRound{orders}, dice);
}

} // namespace sf::smm
