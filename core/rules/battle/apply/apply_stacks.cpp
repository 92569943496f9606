// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks on the map: moving, rotating, merging and splitting.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/path.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace sf::battle::apply_steps {
namespace {

/// BAT-13: in play the way passes no opposing hex. Nothing if there is no way.
std::optional<int> costInPlay(const Context& context, const Stack& stack, hex::Hex to) {
    const bool flies = context.system.flies(stack);
    const std::vector<hex::Hex> path =
        enteringPathTo(context.battle, {stack.hex, stack.side, flies, 0, 0}, to);
    return path.empty() ? std::nullopt : std::optional(costOf(context.battle, path, flies));
}

/// A stack that fights cannot simply walk away.
Check checkMove(const Context& context, const Stack& stack, hex::Hex to) {
    if (context.battle.state.isFighting(stack.id))
        return Refusal{Reason::InConflict, context.system.rule(Topic::Conflicts), {stack.id.text}};
    if (Check refusal = context.system.mayMove(context.battle, stack))
        return refusal;
    if (context.battle.play && stack.isAlive()) {
        const int move = context.system.moveOf(stack);
        const std::optional<int> cost = costInPlay(context, stack, to);
        if (!cost || *cost > move)
            return Refusal{Reason::OutOfReach, battleRule(13), {}, {cost.value_or(-1), move}};
    }
    return moveRefusal(*context.battle.map, stack, to, context.system.moveOf(stack),
                       context.system.flies(stack), context.system.rule(Topic::Movement));
}

void spendMove(const Context& context, Stack& stack, hex::Hex to) {
    const int move = context.system.moveOf(stack);
    if (context.battle.play)
        return context.system.spend(stack, costInPlay(context, stack, to).value_or(move));
    const CheapestWay way =
        cheapestWay(*context.battle.map, stack.hex, to, context.system.flies(stack), move);
    context.system.spend(stack, way.cost.value_or(move));
}

/// BAT-17: only stacks on the map can merge and split.
Check checkPresent(const Stack& stack) {
    if (stack.isOnMap())
        return std::nullopt;
    if (stack.presence == Presence::ToArrive)
        return Refusal{Reason::NotArrived, battleRule(17), {stack.id.text}};
    return Refusal{Reason::NoLivingUnits, battleRule(17), {stack.name}};
}

Check checkMerge(const Stack& stack, const Stack& into, Rule rule) {
    if (stack.id == into.id)
        return Refusal{Reason::SameStack, rule};
    for (const Stack* part : {&stack, &into})
        if (Check refusal = checkPresent(*part))
            return refusal;
    if (stack.side != into.side)
        return Refusal{Reason::OtherSide, rule, {into.name}};
    if (const int distance = hex::distance(stack.hex, into.hex); distance > 1)
        return Refusal{Reason::NotNeighbouring, rule, {}, {distance}};
    return std::nullopt;
}

Check checkSplit(const Context& context, const Stack& stack, const SplitStack& action) {
    if (Check refusal = checkPresent(stack))
        return refusal;
    if (action.units.empty())
        return Refusal{Reason::NothingChosen, context.system.rule(Topic::Stacks)};
    for (const UnitId& unit : action.units)
        if (!stack.find(unit))
            return unknownUnit(unit, stack.id);
    if (Check refusal = checkWord(action.newId.text))
        return refusal;
    if (context.battle.stacks.find(action.newId))
        return Refusal{Reason::IdTaken, {}, {action.newId.text}};
    return checkText(action.newName);
}

bool isOrdering(const Battle& battle) {
    return battle.play && battle.play->phase == PlayPhase::Ordering;
}

/// The living units that the action names: croaked ones stay (BAT-19).
std::unordered_set<UnitId> leavingUnits(const Stack& stack, const SplitStack& action) {
    std::unordered_set<UnitId> units(action.units.begin(), action.units.end());
    std::erase_if(units, [&](const UnitId& unit) { return !stack.find(unit)->isAlive(); });
    return units;
}

/// The part that leaves: placed and facing as the old stack, with what that has used up this turn.
Stack leaving(const Stack& stack, const SplitStack& action) {
    Stack result;
    result.id = action.newId;
    result.name = action.newName;
    result.side = stack.side;
    result.hex = stack.hex;
    result.facing = stack.facing;
    if (stack.extras->moveLeft)
        result.extras.edit().moveLeft = stack.extras->moveLeft;
    result.state = stack.state;
    result.state.change(&StatePart::splitOff);
    return result;
}

/// Divides the units, each part in the player's order and the leader in its part.
void deal(const Stack& stack, const std::unordered_set<UnitId>& chosen, Stack& stays, Stack& leaves) {
    std::vector<Unit> kept;
    std::vector<Unit> gone;
    for (const Unit& unit : *stack.units)
        (chosen.contains(unit.id) ? gone : kept).push_back(unit);
    stays.units = std::move(kept);
    leaves.units = std::move(gone);
    if (stack.leader && chosen.contains(*stack.leader))
        leaves.leader = stack.leader;
}

/// BAT-3: in the zone of its side, where no opponent is.
Check checkPlacing(const Context& context, const Stack& stack, hex::Hex to) {
    const Battle& battle = context.battle;
    const Zone* zone = battle.scenario->zoneOf(stack.side);
    if (!zone)
        return Refusal{Reason::NoZone, battleRule(3), {}, {stack.side}};
    if (!stack.isAlive())
        return Refusal{Reason::NoLivingUnits, battleRule(3), {stack.name}};
    if (std::ranges::count(zone->hexes, to) == 0)
        return Refusal{Reason::NotInZone, battleRule(3), {stack.id.text}};
    if (!entryCost(*battle.map, to, context.system.flies(stack)))
        return Refusal{Reason::NotPassable, battleRule(3), {std::string(key(battle.map->terrain(to)))}};
    if (const StackPointer other = battle.firstOpponent(to, stack.side))
        return Refusal{Reason::OpponentThere, battleRule(3), {other->id.text}};
    return std::nullopt;
}

bool isDeploying(const Battle& battle) {
    return battle.play && battle.play->phase == PlayPhase::Deployment && !isFree(battle);
}

/// In the orders phase of play, merging costs the Move of the entered hex, and no unit may merge twice in a
/// round (BAT-4).
bool paysForMerging(const Context& context, const Stack& stack, const Stack& into) {
    return isOrdering(context.battle) && !isFree(context.battle) && stack.hex != into.hex;
}

Check checkMergingMove(const Context& context, const Stack& stack, hex::Hex to) {
    for (const Unit& unit : *stack.units)
        if (context.battle.play->merged.contains(unit.id))
            return Refusal{Reason::MergedAlready, battleRule(4), {unit.id.text, stack.id.text}};
    const std::optional<int> cost = entryCost(*context.battle.map, to, context.system.flies(stack));
    const int move = context.system.moveOf(stack);
    if (!cost)
        return Refusal{
            Reason::NotPassable, battleRule(4), {std::string(key(context.battle.map->terrain(to)))}};
    if (*cost > move)
        return Refusal{Reason::OutOfReach, battleRule(4), {}, {*cost, move}};
    if (const StackPointer other = context.battle.firstOpponent(to, stack.side))
        return Refusal{Reason::OpponentThere, battleRule(4), {other->id.text}};
    return std::nullopt;
}

/// The smaller Move left of the two, if it is less than a full Move (BAT-4).
void shareMove(const Context& context, const Stack& stack, int cost, const Stack& into, Stack& merged) {
    if (cost == 0 && !stack.extras->moveLeft && !into.extras->moveLeft)
        return;
    merged.extras.edit().moveLeft =
        std::min(context.system.moveOf(stack) - cost, context.system.moveOf(into));
}

/// Merges in an orders phase: pays for the hex and records the merge.
Outcome mergedInPlay(const Context& context, const Stack& stack, const Stack& into, Stack merged) {
    Battle after = context.battle;
    int cost = 0;
    if (paysForMerging(context, stack, into)) {
        if (Check refusal = checkMergingMove(context, stack, into.hex))
            return *refusal;
        cost = *entryCost(*context.battle.map, into.hex, context.system.flies(stack));
        for (const Unit& unit : *stack.units)
            editPlay(after).merged.insert(unit.id);
    }
    shareMove(context, stack, cost, into, merged);
    const StackList& stacks = context.battle.stacks;
    const std::size_t gone = stacks.position(stack.id);
    return Changes{replacement(context.battle, stacks.find(into.id), std::move(merged)),
                   StackChange{gone, stacks[gone], nullptr},
                   ProgressChange{progressOf(context.battle), progressOf(after)}};
}

} // namespace

Outcome outcome(const Context& context, const StackPointer& stack, const MoveStack& action) {
    if (!context.battle.map->contains(action.to))
        return Refusal{Reason::OffTheMap};
    if (stack->hex == action.to)
        return Refusal{Reason::AlreadyThere};
    const bool isPlaced = isDeploying(context.battle);
    const bool isFree = (action.free && battle::isFree(context.battle)) || isPlaced;
    if (Check refusal = isPlaced ? checkPlacing(context, *stack, action.to) : Check())
        return *refusal;
    if (Check refusal = isFree ? Check() : checkMove(context, *stack, action.to))
        return *refusal;
    Stack moved = *stack;
    if (!isFree)
        spendMove(context, moved, action.to);
    moved.hex = action.to;
    return replaced(context.battle, stack, std::move(moved));
}

Outcome outcome(const Context& context, const StackPointer& stack, const RotateStack& action) {
    if (!context.system.facing(*stack))
        return Refusal{Reason::NotInTheseRules};
    if (context.battle.state.isFighting(action.stack))
        return Refusal{Reason::TurnsByOrder, context.system.rule(Topic::Rotation), {action.stack.text}};
    if (action.steps < -3 || action.steps > 3)
        return badNumber("steps", action.steps, -3, 3, context.system.rule(Topic::Rotation));
    Stack turned = *stack;
    turned.facing = hex::rotated(stack->facing, action.steps);
    return replaced(context.battle, stack, std::move(turned));
}

Outcome outcome(const Context& context, const StackPointer& stack, const MergeStacks& action) {
    const StackList& stacks = context.battle.stacks;
    const StackPointer into = stacks.find(action.into);
    if (!into)
        return unknownStack(action.into);
    if (Check refusal = checkMerge(*stack, *into, context.system.rule(Topic::Stacks)))
        return *refusal;
    if (Check refusal = checkCount("units", into->units->size() + stack->units->size(), limits::unitsOfStack))
        return *refusal;
    Stack merged = *into;
    std::vector<Unit>& units = merged.units.edit();
    units.insert(units.end(), stack->units->begin(), stack->units->end());
    if (Check refusal = context.system.mayStack(units))
        return *refusal;
    context.system.join(*stack, merged);
    settle(context, merged);
    if (isOrdering(context.battle))
        return mergedInPlay(context, *stack, *into, std::move(merged));
    return Changes{replacement(context.battle, into, std::move(merged)),
                   StackChange{stacks.position(stack->id), stack, nullptr}};
}

Outcome outcome(const Context& context, const StackPointer& stack, const SplitStack& action) {
    if (Check refusal = checkMore(context.battle, 1, 0))
        return *refusal;
    if (Check refusal = checkSplit(context, *stack, action))
        return *refusal;
    const std::unordered_set<UnitId> chosen = leavingUnits(*stack, action);
    if (chosen.empty() || std::cmp_equal(chosen.size(), stack->living()))
        return Refusal{Reason::PartNotAlive, context.system.rule(Topic::Stacks)};
    Stack stays = *stack;
    // Both parts have the Move that the whole had left, even without a unit that slowed it (BAT-20).
    if (isOrdering(context.battle))
        stays.extras.edit().moveLeft = context.system.moveOf(*stack);
    Stack leaves = leaving(stays, action);
    deal(*stack, chosen, stays, leaves);
    for (Stack* part : {&stays, &leaves}) {
        if (Check refusal = context.system.mayStack(*part->units))
            return *refusal;
        settle(context, *part);
    }
    const StackChange kept = replacement(context.battle, stack, std::move(stays));
    return Changes{kept,
                   StackChange{kept.position + 1, nullptr, std::make_shared<const Stack>(std::move(leaves))}};
}

Successions successionsOf(const Action& action, const Battle& after) {
    if (const auto* merge = std::get_if<MergeStacks>(&action))
        return {{merge->stack, merge->into}};
    const auto* split = std::get_if<SplitStack>(&action);
    if (split && after.stacks.find(split->newId)->living() > after.stacks.find(split->stack)->living())
        return {{split->stack, split->newId}};
    return {};
}

} // namespace sf::battle::apply_steps
