// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/missing.h"

#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/play/victory.h"

#include <algorithm>
#include <climits>

namespace sf::battle {
namespace {

using Check = std::optional<Refusal>;

Refusal noSuchSide(const Battle& battle, int side, Rule rule) {
    return {Reason::BadNumber, rule, {"side"}, {side, 0, static_cast<int>(battle.sides.size()) - 1}};
}

bool isSide(const Battle& battle, int side) {
    return side >= 0 && side < static_cast<int>(battle.sides.size());
}

Check roundRefusal(int round, Rule rule) {
    if (round >= 1)
        return std::nullopt;
    return Refusal{Reason::BadNumber, rule, {"round"}, {round, 1, INT_MAX}};
}

/// Says why a kind of condition cannot be evaluated.
class Checker {
public:
    explicit Checker(const Battle& battle) : m_battle(battle) {}

    Check operator()(const Eliminate&) const { return std::nullopt; }
    Check operator()(const HoldStructure& hold) const {
        if (!m_battle.map->find(hold.structure))
            return Refusal{Reason::UnknownStructure, battleRule(10), {hold.structure.text}};
        return isSide(m_battle, hold.side) ? roundRefusal(hold.round, battleRule(10))
                                           : sideRefusal(hold.side);
    }
    Check operator()(const CroakUnit& croak) const {
        const bool exists = std::ranges::any_of(
            m_battle.stacks, [&](const StackPointer& stack) { return stack->find(croak.unit) != nullptr; });
        if (!exists)
            return Refusal{Reason::UnknownUnit, battleRule(10), {croak.unit.text}};
        return isSide(m_battle, croak.side) ? Check() : sideRefusal(croak.side);
    }
    Check operator()(const LastRound& last) const {
        if (last.award == Award::Side && !isSide(m_battle, last.side))
            return sideRefusal(last.side);
        return roundRefusal(last.round, battleRule(10));
    }

private:
    Check sideRefusal(int side) const { return noSuchSide(m_battle, side, battleRule(10)); }

    const Battle& m_battle;
};

/// A side with a zone needs one passable hex of it for each of its stacks.
Check roomRefusal(const Battle& battle, const Zone& zone, const System& system) {
    for (const StackPointer& stack : battle.stacks) {
        if (stack->side != zone.side || !stack->hasLivingUnits() || stack->extras->arrives)
            continue;
        const bool flies = system.flies(*stack);
        const bool hasRoom = std::ranges::any_of(
            zone.hexes, [&](hex::Hex hex) { return entryCost(*battle.map, hex, flies).has_value(); });
        if (!hasRoom)
            return Refusal{Reason::ZoneWithoutRoom, battleRule(3), {stack->id.text}, {zone.side}};
    }
    return std::nullopt;
}

void add(std::vector<Refusal>& missing, Check refusal) {
    if (refusal)
        missing.push_back(*std::move(refusal));
}

} // namespace

Check zoneRefusal(const Battle& battle, int side, const std::vector<hex::Hex>& hexes) {
    if (!isSide(battle, side))
        return noSuchSide(battle, side, battleRule(3));
    const auto isOff = [&](hex::Hex hex) { return !battle.map->contains(hex); };
    if (std::ranges::any_of(hexes, isOff))
        return Refusal{Reason::OffTheMap, battleRule(3)};
    return std::nullopt;
}

Check victoryRefusal(const Battle& battle, const VictoryCondition& condition) {
    return std::visit(Checker(battle), condition.what);
}

Check arrivalRefusal(const Battle& battle, const Stack& stack, std::optional<int> round,
                     const std::vector<hex::Hex>& at, const System& system) {
    if (!round)
        return std::nullopt;
    if (Check refusal = roundRefusal(*round, battleRule(9)))
        return refusal;
    if (at.empty())
        return Refusal{Reason::NowhereToArrive, battleRule(9), {stack.id.text}};
    const bool flies = system.flies(stack);
    for (const hex::Hex hex : at) {
        if (!battle.map->contains(hex))
            return Refusal{Reason::OffTheMap, battleRule(9)};
        if (!entryCost(*battle.map, hex, flies))
            return Refusal{Reason::NotPassable, battleRule(9), {std::string(key(battle.map->terrain(hex)))}};
    }
    return std::nullopt;
}

Check allianceRefusal(const std::vector<Side>& sides) {
    const bool areAllied =
        sides.size() > 1 && sides.front().ally &&
        std::ranges::all_of(sides, [&](const Side& side) { return side.ally == sides.front().ally; });
    return areAllied ? Check(Refusal{Reason::AllAllied, battleRule(10)}) : std::nullopt;
}

std::vector<Refusal> whatIsMissing(const Battle& battle, const System& system) {
    std::vector<Refusal> missing;
    if (!system.canBePlayed())
        missing.push_back({Reason::CannotBePlayed, battleRule(1), {}, {}});
    if (isRoundRunning(battle))
        missing.push_back({Reason::RoundRunning, battleRule(1), {}, {}});
    add(missing, allianceRefusal(battle.sides));
    if (lastAlliance(battle, Ending::Eliminated))
        missing.push_back({Reason::NobodyToFight, battleRule(1), {}, {}});
    for (const Zone& zone : battle.scenario->deployment) {
        add(missing, zoneRefusal(battle, zone.side, zone.hexes));
        add(missing, roomRefusal(battle, zone, system));
    }
    for (const VictoryCondition& condition : battle.scenario->victory)
        add(missing, victoryRefusal(battle, condition));
    for (const StackPointer& stack : battle.stacks)
        add(missing, arrivalRefusal(battle, *stack, stack->extras->arrives, stack->extras->at, system));
    return missing;
}

} // namespace sf::battle
