// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/turn_tactics.h"

#include "core/players/battle/tactics.h"
#include "core/players/battle/worth.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/path.h"
#include "core/rules/multiplier/turn_state.h"

#include <algorithm>
#include <array>

namespace sf::players {
namespace {

using battle::Battle;
using battle::Stack;
using battle::StackPointer;

double worthOfLosses(const Stack& stack, const multiplier::HitsLeft& after) {
    double worth = 0;
    for (std::size_t unit = 0; unit < after.size(); ++unit)
        if (const int lost = (*stack.units)[unit].hitsLeft - after[unit]; lost > 0)
            worth += worthLost((*stack.units)[unit], lost);
    return worth;
}

/// An attack, after a move if needed.
struct Assault {
    std::optional<hex::Hex> from;
    multiplier::Attack attack;
    bool isHarmless = false;
    double value = 0; ///< worth of the losses inflicted minus those suffered, with average dice
};

/// Merges touching stacks of the side: only the first units of a stack strike, but all of them share one
/// strike of the enemy (MUL-3).
void fillStacks(Situation& situation) {
    constexpr int mostRefusals = 1'000; // in a crowd that can't merge
    const auto isRanged = [](const StackPointer& stack) {
        return multiplier::isRanged(*stack, multiplier::hitsOf(*stack));
    };
    std::vector<StackPointer> open = situation.own();
    std::erase_if(open, [](const StackPointer& stack) {
        return multiplier::stateOf(*stack).attackedThisTurn || stack->living() >= multiplier::fighters;
    });
    int refusals = 0;
    for (std::size_t one = 0; one < open.size(); ++one)
        for (std::size_t other = 0; other < one && refusals < mostRefusals;) {
            const bool fits = hex::touching(open[one]->hex, open[other]->hex) &&
                              open[one]->living() + open[other]->living() <= multiplier::fighters &&
                              isRanged(open[one]) == isRanged(open[other]);
            const battle::StackId gone = open[one]->id;
            if (!fits || !situation.take(battle::MergeStacks{gone, open[other]->id})) {
                refusals += fits ? 1 : 0;
                ++other;
                continue;
            }
            // It may fit others now, so begin again with those before it.
            open[other] = situation.battle().stacks.find(open[other]->id);
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(one));
            one = other;
            other = 0;
        }
}

/// Plays a turn stack by stack.
class TurnTactics {
public:
    TurnTactics(Situation& situation, const Plan& plan) : m_situation(situation), m_plan(plan) {}

    /// Returns whether an attack was added.
    bool attack();
    void march();

private:
    const Battle& battle() const { return m_situation.battle(); }
    bool isDone(const Stack& stack) const { return multiplier::stateOf(stack).attackedThisTurn; }
    std::optional<Assault> assault(const Battle& battle, const StackPointer& stack,
                                   const StackPointer& foe) const;
    std::optional<Assault> bestAssault(const StackPointer& stack);
    std::vector<hex::Hex> placesToAttack(const Stack& stack, const Stack& foe) const;
    std::size_t candidates(std::size_t own) const;
    void approach(const StackPointer& stack, hex::Hex goal, int halt);

    Situation& m_situation;
    const Plan& m_plan;
    std::vector<StackPointer> m_foes = m_situation.foes();
    Battle m_ahead = m_situation.battle(); ///< where moves are tried out
};

/// The value of the attack with average dice, from the real fight rules.
std::optional<Assault> TurnTactics::assault(const Battle& battle, const StackPointer& stack,
                                            const StackPointer& foe) const {
    Assault result;
    result.attack.attacker = stack->id;
    result.attack.defender = foe->id;
    const auto found = multiplier::attackInTurn(battle, result.attack);
    const auto* combat = std::get_if<multiplier::Combat>(&found);
    if (!combat)
        return std::nullopt;
    dice::Script average({3, 4, 3, 4});
    const multiplier::Outcome outcome = multiplier::fight(battle, *combat, average);
    const double inflicted = worthOfLosses(*combat->defender, outcome.standing.defender);
    const double suffered = worthOfLosses(*combat->attacker, outcome.standing.attacker);
    const bool isWanted = m_plan.kind == PlanKind::Focus && m_plan.focus == foe->id;
    result.value = inflicted * (isWanted ? 2 : 1) - suffered;
    result.isHarmless = inflicted <= 0;
    return result.isHarmless ? std::nullopt : std::optional(result);
}

/// Where it can attack from: the foe's hex and its neighbours.
std::vector<hex::Hex> TurnTactics::placesToAttack(const Stack& stack, const Stack& foe) const {
    std::vector<hex::Hex> places = hex::within(foe.hex, 1);
    std::erase_if(places, [&](hex::Hex hex) { return !battle().map->contains(hex); });
    std::ranges::stable_sort(places, {}, [&](hex::Hex hex) { return hex::distance(hex, stack.hex); });
    return places;
}

std::optional<Assault> TurnTactics::bestAssault(const StackPointer& stack) {
    constexpr std::size_t looksAt = 4;
    std::optional<Assault> best;
    const int move = m_situation.system().moveOf(*stack);
    for (const StackPointer& foe : Situation::nearest(m_foes, stack->hex, looksAt)) {
        if (hex::distance(foe->hex, stack->hex) > move + 1)
            continue;
        if (const auto here = assault(battle(), stack, foe); here && (!best || here->value > best->value))
            best = here;
        for (const hex::Hex place : placesToAttack(*stack, *foe)) {
            const battle::Outcome outcome =
                place == stack->hex
                    ? battle::Outcome(battle::Refusal{})
                    : apply(m_ahead, battle::MoveStack{stack->id, place}, m_situation.system());
            const auto* changes = std::get_if<battle::Changes>(&outcome);
            if (!changes)
                continue;
            redo(m_ahead, *changes);
            auto there = assault(m_ahead, m_ahead.stacks.find(stack->id), foe);
            undo(m_ahead, *changes);
            if (there && (!best || there->value > best->value)) {
                there->from = place;
                best = there;
            }
        }
    }
    return best;
}

/// How many stacks are compared before the next attack: all, but for a crowd, where each has an attack of its
/// own to come.
std::size_t TurnTactics::candidates(std::size_t own) const {
    constexpr std::size_t compared = 20'000; // in a whole turn
    return std::max<std::size_t>(1, compared / std::max<std::size_t>(1, own));
}

bool TurnTactics::attack() {
    std::optional<Assault> best;
    const std::vector<StackPointer> own = m_situation.own();
    std::size_t left = candidates(own.size());
    for (const StackPointer& stack : own) {
        const auto found = isDone(*stack) || left == 0 ? std::nullopt : bestAssault(stack);
        left -= found ? 1 : 0;
        if (found && (!best || found->value > best->value))
            best = found;
    }
    if (!best)
        return false;
    if (best->from)
        m_situation.take(battle::MoveStack{best->attack.attacker, *best->from});
    m_situation.add(multiplier::TurnAction(best->attack));
    return true;
}

/// Moves as close to the goal as its Move allows, but not into a hex with opponents.
void TurnTactics::approach(const StackPointer& stack, hex::Hex goal, int halt) {
    const int move = m_situation.system().moveOf(*stack);
    const battle::Traveller way{stack->hex, stack->side, m_situation.system().flies(*stack), move, move};
    std::vector<hex::Hex> path = battle::enteringPathTo(battle(), way, goal);
    while (!path.empty()) {
        const hex::Hex last = path.back();
        if (hex::distance(last, goal) >= halt && !battle().firstOpponent(last, stack->side) &&
            m_situation.take(battle::MoveStack{stack->id, last}))
            return;
        path.pop_back();
    }
}

/// Moves the stacks that have nobody to attack.
void TurnTactics::march() {
    std::vector<hex::Hex> wanted = objectives(battle());
    for (const StackPointer& stack : m_situation.own()) {
        const auto near = Situation::nearest(m_foes, stack->hex, 1);
        if (isDone(*stack) || near.empty())
            continue;
        if (!wanted.empty() && !battle().firstOpponent(wanted.front(), stack->side)) {
            approach(stack, wanted.front(), 0);
            wanted.clear();
        } else if (m_plan.kind != PlanKind::Hold && hex::distance(near.front()->hex, stack->hex) > 1) {
            approach(stack, near.front()->hex, 1);
        }
    }
}

} // namespace

Steps turnSteps(const Battle& seen, int side, const Plan& plan) {
    Situation situation(seen, side);
    placeArrivals(situation);
    fillStacks(situation);
    TurnTactics tactics(situation, plan);
    if (!tactics.attack()) {
        tactics.march();
        situation.add(multiplier::TurnAction(multiplier::EndTurn{}));
    }
    return std::move(situation).steps();
}

namespace {

/// Moves towards the nearest opponent, no closer than `halt` hexes. Returns that opponent.
StackPointer goToNearest(Situation& situation, const StackPointer& stack, int halt) {
    const auto near = Situation::nearest(situation.foes(), stack->hex, 1);
    if (near.empty())
        return nullptr;
    const int move = situation.system().moveOf(*stack);
    const battle::Traveller way{stack->hex, stack->side, situation.system().flies(*stack), move, move};
    const hex::Hex goal = near.front()->hex;
    std::vector<hex::Hex> path = battle::enteringPathTo(situation.battle(), way, goal);
    while (!path.empty() && (hex::distance(path.back(), goal) < halt ||
                             !situation.take(battle::MoveStack{stack->id, path.back()})))
        path.pop_back();
    return near.front();
}

/// Moves to the nearest opponent and attacks it, or another one in reach from there. Returns whether an
/// attack was added.
bool attackNearest(Situation& situation, const StackPointer& stack) {
    if (multiplier::stateOf(*stack).attackedThisTurn)
        return false;
    const StackPointer foe = goToNearest(situation, stack, 0);
    if (!foe)
        return false;
    const auto targets = multiplier::targetsOf(situation.battle(), stack->id);
    if (targets.empty())
        return false;
    multiplier::Attack attack;
    attack.attacker = stack->id;
    attack.defender = std::ranges::count(targets, foe->id) > 0 ? foe->id : targets.front();
    situation.add(multiplier::TurnAction(attack));
    return true;
}

} // namespace

const Tactics& turnTactics() {
    static constexpr std::array plans{PlanKind::Press, PlanKind::Hold};
    static constexpr Tactics tactics{
        .steps = [](const Battle& seen, int side, const Plan& plan,
                    Duels&) { return turnSteps(seen, side, plan); },
        .likelyPlan = [](const Battle&, int, Duels&) { return Plan{}; },
        .nearestSteps = nearestTurnSteps,
        .plans = plans,
        .mergesStacks = false,
        .givesOrders = false,
        .pairs = [](double own, double) { return 28 * own * std::min(own, 20'000 / std::max(1.0, own)); },
        .decisions = [](double stacks) { return std::max(1.0, stacks / 2); }, // one for each attack
    };
    return tactics;
}

Steps nearestTurnSteps(const Battle& seen, int side) {
    Situation situation(seen, side);
    placeArrivals(situation);
    for (const StackPointer& stack : situation.own())
        if (attackNearest(situation, stack))
            return std::move(situation).steps();
    situation.add(multiplier::TurnAction(multiplier::EndTurn{}));
    return std::move(situation).steps();
}

Steps nearestStackSteps(const Battle& seen, const battle::StackId& id, bool attacks) {
    const StackPointer stack = seen.stacks.find(id);
    if (!stack)
        return {};
    Situation situation(seen, stack->side);
    if (attacks)
        attackNearest(situation, stack);
    else
        goToNearest(situation, stack, 1);
    return std::move(situation).steps();
}

} // namespace sf::players
