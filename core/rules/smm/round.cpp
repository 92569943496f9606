// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/round.h"

#include "core/rules/battle/movement.h"
#include "core/rules/smm/round_state.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace sf::smm {
namespace {

using battle::Conflict;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;

auto readingRank(hex::Hex hex) {
    return std::pair(2 * hex.row + (hex.column & 1), hex.column);
}

/// Forms the stack anew when it lost or gained units since (SMM-18).
void reform(RoundState& state, const StackId& id) {
    const StackPointer stack = state.stack(id);
    std::vector<battle::UnitId> fresh;
    for (const std::size_t unit : valueOrder(*stack, houseRules(state.battle())))
        fresh.push_back((*stack->units)[unit].id);
    const bool isWhole = std::ranges::is_permutation(fresh, *stack->formed);
    if (fresh.empty() || isWhole)
        return;
    const bool wasFormed = !stack->formed->empty();
    state.edit(id, [&](Stack& edited) { edited.formed = std::move(fresh); });
    if (wasFormed)
        state.tell({EventKind::Reforms, smmRule(18), id});
}

/// Posture and screening take effect at the round's beginning.
void takePostures(RoundState& state, const Orders& orders) {
    for (const auto& [id, order] : orders) {
        if (!order.posture && !order.screens)
            continue;
        state.edit(id, [&wanted = order](Stack& stack) {
            stack.posture = wanted.posture.value_or(stack.posture);
            if (wanted.screens)
                stack.screens = *wanted.screens;
        });
    }
}

/// One Conflict's round of combat.
class ConflictRound {
public:
    ConflictRound(RoundState& state, Frozen& frozen) : m_state(state), m_frozen(frozen) {}
    void play(const std::vector<StackId>& stacks);

private:
    bool disengages(const std::vector<StackId>& stacks);
    void act(const StackId& id);
    void rotate(const StackId& id);
    void takeAction(const StackId& id);
    void attack(const StackId& id);
    void flee(const StackId& id, hex::Hex to);
    bool mayFlee(const Stack& stack, hex::Hex to) const;

    RoundState& m_state;
    Frozen& m_frozen;
};

void ConflictRound::play(const std::vector<StackId>& stacks) {
    if (disengages(stacks))
        return;
    for (const StackId& id : stacks)
        act(id);
}

/// Works when all order it (SMM-24).
bool ConflictRound::disengages(const std::vector<StackId>& stacks) {
    if (!std::ranges::all_of(stacks, [&](const StackId& id) { return m_state.order(id).disengage; }))
        return false;
    for (const StackId& id : stacks) {
        m_state.acted.insert(id);
        m_state.tell({EventKind::Disengages, smmRule(24), id});
    }
    Conflict& conflict = m_state.conflicts()[*m_state.conflictOf(stacks.front())];
    conflict.stacks.clear();
    conflict.initiative.clear();
    return true;
}

void ConflictRound::act(const StackId& id) {
    m_state.acted.insert(id);
    if (std::ranges::any_of(*m_state.stack(id)->modifiers, &battle::Modifier::preventsActing))
        return m_state.tell({EventKind::CannotAct, smmRule(30), id});
    rotate(id);
    takeAction(id);
}

/// SMM-20: before the action, for the rest of the round.
void ConflictRound::rotate(const StackId& id) {
    const int steps = m_state.order(id).rotate;
    if (steps == 0)
        return;
    m_state.edit(id, [&](Stack& stack) { stack.facing = hex::rotated(stack.facing, steps); });
    m_frozen.rotate(id, std::abs(steps));
    m_state.tell({EventKind::Rotates, smmRule(20), id, {}, {}, steps});
}

void ConflictRound::takeAction(const StackId& id) {
    const Order& order = m_state.order(id);
    if (order.flee)
        flee(id, *order.flee);
    else if (order.hold)
        m_state.tell({EventKind::Holds, smmRule(26), id});
    else if (order.disengage)
        m_state.tell({EventKind::CannotDisengage, smmRule(24), id});
    else if (order.move)
        m_state.tell({EventKind::CannotAct, smmRule(24), id});
    else
        attack(id);
}

void ConflictRound::attack(const StackId& id) {
    const std::optional<Attack> attack = attackOf(m_state, id);
    if (!attack)
        return m_state.tell({EventKind::Holds, smmRule(26), id});
    if (!m_state.lives(attack->target))
        return m_state.tell({EventKind::Forfeits, smmRule(26), id, attack->target});
    const StackPointer frozen = m_frozen.find(id)->stack;
    const int reach = attack->means == Means::Melee ? 1 : shootingRange(*frozen).value_or(0);
    if (hex::distance(m_state.stack(id)->hex, m_state.stack(attack->target)->hex) > reach)
        return m_state.tell({EventKind::Forfeits, smmRule(28), id, attack->target});
    if (engages(m_state.battle(), *attack))
        m_state.engagements.emplace_back(id, attack->target);
    strike(m_state, m_frozen, *attack);
}

/// Neither holding nor bordering an opposing stack, passable, within Move (SMM-24).
bool ConflictRound::mayFlee(const Stack& stack, hex::Hex to) const {
    const auto& battle = m_state.battle();
    if (to == stack.hex || stack.living() == 0 || !battle::Reach(*battle.map, stack).cost(to))
        return false;
    for (const hex::Hex near : hex::within(to, 1))
        for (const StackPointer& other : battle.stacks.at(near))
            if (other->side != stack.side && other->living() > 0)
                return false;
    return true;
}

void ConflictRound::flee(const StackId& id, hex::Hex to) {
    Event event{EventKind::FleeFails, smmRule(24), id};
    event.hex = to;
    if (mayFlee(*m_state.stack(id), to)) {
        event.kind = EventKind::Flees;
        m_state.edit(id, [&](Stack& stack) { stack.hex = to; });
        Conflict& conflict = m_state.conflicts()[*m_state.conflictOf(id)];
        std::erase(conflict.stacks, id);
        std::erase_if(conflict.initiative, [&](const auto& entry) { return entry.first == id; });
        std::erase_if(m_state.engagements,
                      [&](const auto& pair) { return pair.first == id || pair.second == id; });
    }
    m_state.tell(std::move(event));
}

/// The living stacks of a Conflict by Initiative, highest first (SMM-26).
std::vector<StackId> byInitiative(const RoundState& state, const Conflict& conflict) {
    std::vector<StackId> stacks;
    for (const StackId& id : conflict.stacks)
        if (state.lives(id))
            stacks.push_back(id);
    const auto initiative = [&](const StackId& id) {
        const auto found =
            std::ranges::find(conflict.initiative, id, &std::pair<StackId, std::int64_t>::first);
        return found == conflict.initiative.end() ? 0 : found->second;
    };
    std::ranges::sort(stacks, {}, [&](const StackId& id) {
        const StackPointer stack = state.stack(id);
        return std::tuple(-initiative(id), readingRank(stack->hex), stack->side,
                          state.battle().stacks.position(id));
    });
    return stacks;
}

/// Initiative that a document left out (SMM-11).
void completeInitiative(RoundState& state, Conflict& conflict) {
    for (const StackId& id : conflict.stacks) {
        if (std::ranges::count(conflict.initiative, id, &std::pair<StackId, std::int64_t>::first) > 0)
            continue;
        const StackPointer stack = state.stack(id);
        const auto found = stackStats(state.battle(), *stack, Square(state.battle(), *stack));
        conflict.initiative.emplace_back(id, found ? (*found)[Stat::Initiative].value : 0);
    }
}

void shootOutside(RoundState& state, const StackId& id) {
    const StackId target = *state.order(id).shoot;
    if (!state.lives(target))
        return state.tell({EventKind::Forfeits, smmRule(26), id, target});
    const Attack attack{id, target, Means::Shot, {}};
    if (attackRefusal(state.battle(), attack))
        return state.tell({EventKind::Forfeits, smmRule(28), id, target});
    strike(state, Frozen::all(state.battle()), attack);
}

void actOutside(RoundState& state, const StackId& id) {
    const Order& order = state.order(id);
    if (order.actions() == 0 && order.rotate == 0)
        return;
    if (std::ranges::any_of(*state.stack(id)->modifiers, &battle::Modifier::preventsActing))
        return state.tell({EventKind::CannotAct, smmRule(30), id});
    if (order.rotate != 0) {
        state.edit(id, [&](Stack& stack) { stack.facing = hex::rotated(stack.facing, order.rotate); });
        state.tell({EventKind::Rotates, smmRule(20), id, {}, {}, order.rotate});
    }
    Event event{EventKind::Holds, smmRule(25), id};
    if (order.shoot)
        return shootOutside(state, id);
    if (order.move) {
        event = {EventKind::Moves, smmRule(10), id};
        state.edit(id, [&](Stack& stack) { stack.hex = *order.move; });
    } else if (order.flee) {
        event = {EventKind::FleeFails, smmRule(24), id};
    } else if (order.disengage) {
        event = {EventKind::CannotDisengage, smmRule(24), id};
    }
    event.hex = order.move ? order.move : order.flee;
    state.tell(std::move(event));
}

} // namespace

void playConflicts(RoundState& state) {
    std::vector<std::vector<StackId>> rounds;
    for (std::size_t i = 0; i < state.conflicts().size(); ++i) {
        for (const StackId& id : state.conflicts()[i].stacks)
            reform(state, id);
        completeInitiative(state, state.conflicts()[i]);
        rounds.push_back(byInitiative(state, state.conflicts()[i]));
    }
    std::erase_if(rounds, [](const std::vector<StackId>& stacks) { return stacks.empty(); });
    const auto highest = [&](const std::vector<StackId>& stacks) {
        auto best = readingRank(state.stack(stacks.front())->hex);
        for (const StackId& id : stacks)
            best = std::min(best, readingRank(state.stack(id)->hex));
        return best;
    };
    std::ranges::stable_sort(rounds, {}, highest);
    Frozen frozen = Frozen::all(state.battle());
    for (const std::vector<StackId>& stacks : rounds)
        ConflictRound(state, frozen).play(stacks);
}

void actOutside(RoundState& state) {
    std::vector<StackPointer> stacks(state.battle().stacks.begin(), state.battle().stacks.end());
    std::erase_if(stacks, [&](const StackPointer& stack) {
        return stack->living() == 0 || state.acted.contains(stack->id) || state.conflictOf(stack->id);
    });
    std::ranges::stable_sort(stacks, {}, [](const StackPointer& stack) {
        return std::pair(stack->side, readingRank(stack->hex));
    });
    for (const StackPointer& stack : stacks)
        if (state.lives(stack->id)) // others outside may have shot it
            actOutside(state, stack->id);
}

std::variant<Round, OrderRefusal> playRound(const battle::Battle& battle, const Orders& orders,
                                            dice::Source& dice) {
    if (std::optional<OrderRefusal> refusal = ordersRefusal(battle, orders))
        return *std::move(refusal);
    RoundState state(battle, orders, dice);
    takePostures(state, orders);
    formConflicts(state);
    playConflicts(state);
    settleConflicts(state);
    actOutside(state);
    return state.finish();
}

} // namespace sf::smm
