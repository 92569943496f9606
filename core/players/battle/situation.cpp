// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/situation.h"

#include "core/players/battle/tactics.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>
#include <unordered_map>

namespace sf::players {

using battle::StackPointer;

namespace {

std::vector<StackPointer> chosen(const battle::Battle& battle, auto&& accepts) {
    std::vector<StackPointer> stacks;
    std::ranges::copy_if(battle.stacks, std::back_inserter(stacks), [&](const StackPointer& stack) {
        return stack->isOnMap() && stack->isAlive() && accepts(*stack);
    });
    return stacks;
}

} // namespace

Situation::Situation(const battle::Battle& seen, int side)
    : m_battle(seen), m_system(battle::systemOf(seen.rules)), m_side(side) {}

std::vector<StackPointer> Situation::own() const {
    return chosen(m_battle, [&](const battle::Stack& stack) { return stack.side == m_side; });
}

std::vector<StackPointer> Situation::foes() const {
    return chosen(m_battle,
                  [&](const battle::Stack& stack) { return m_battle.areOpposed(m_side, stack.side); });
}

std::vector<StackPointer> Situation::nearest(const std::vector<StackPointer>& stacks, hex::Hex hex,
                                             std::size_t most) {
    std::vector<std::pair<int, std::size_t>> order; // distance, position
    order.reserve(stacks.size());
    for (const StackPointer& stack : stacks)
        order.emplace_back(hex::distance(stack->hex, hex), order.size());
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(most, order.size()));
    std::ranges::partial_sort(order, end);
    std::vector<StackPointer> nearest;
    for (auto entry = order.begin(); entry != end; ++entry)
        nearest.push_back(stacks[entry->second]);
    return nearest;
}

bool Situation::take(const Step& step) {
    dice::Script none({});
    if (!perform(m_battle, step, none))
        return false;
    m_steps.push_back(step);
    return true;
}

void placeArrivals(Situation& situation) {
    if (!situation.battle().play)
        return;
    const std::vector<StackPointer> foes = situation.foes();
    std::unordered_map<hex::Hex, int> known; // reinforcements may share thousands of hexes
    const auto distance = [&](hex::Hex hex) {
        const auto [found, isNew] = known.try_emplace(hex, 0);
        if (isNew && !foes.empty())
            found->second = hex::distance(Situation::nearest(foes, hex, 1).front()->hex, hex);
        return found->second;
    };
    for (const StackPointer& stack : battle::dueArrivals(situation.battle(), situation.side())) {
        std::vector<hex::Hex> hexes = battle::arrivalHexes(situation.battle(), *stack);
        std::ranges::stable_sort(hexes, {}, distance);
        for (const hex::Hex hex : hexes) {
            const auto near = Situation::nearest(foes, hex, 1);
            const hex::Direction facing =
                near.empty() ? stack->facing : hex::bearing(hex, near.front()->hex, stack->facing);
            if (situation.take(battle::PlaceArrival{stack->id, hex, facing}))
                break;
        }
    }
}

namespace {

/// Moves it to the nearest hex of the zone where it may be.
void moveIntoZone(Situation& situation, const battle::Stack& stack, const battle::Zone& zone) {
    const auto distance = [&](hex::Hex hex) { return hex::distance(hex, stack.hex); };
    const auto nearest = std::ranges::min_element(zone.hexes, {}, distance);
    if (nearest == zone.hexes.end() || situation.take(battle::MoveStack{stack.id, *nearest}))
        return;                                     // as most often
    std::vector<std::pair<int, std::size_t>> order; // distance, position; a heap, as one of the first will do
    order.reserve(zone.hexes.size());
    for (const hex::Hex hex : zone.hexes)
        order.emplace_back(distance(hex), order.size());
    std::ranges::make_heap(order, std::greater());
    while (!order.empty() && !situation.take(battle::MoveStack{stack.id, zone.hexes[order.front().second]})) {
        std::ranges::pop_heap(order, std::greater());
        order.pop_back();
    }
}

} // namespace

Steps deploymentSteps(const battle::Battle& seen, int side, Duels& duels) {
    Situation situation(seen, side);
    if (const battle::Zone* zone = seen.scenario->zoneOf(side))
        for (const StackPointer& stack : situation.own()) {
            const auto isFree = [&](hex::Hex hex) {
                return battle::entryCost(*seen.map, hex, situation.system().flies(*stack)) &&
                       !situation.battle().firstOpponent(hex, side);
            };
            if (std::ranges::count(zone->hexes, stack->hex) > 0 && isFree(stack->hex))
                continue;
            moveIntoZone(situation, *stack, *zone);
        }
    if (tacticsOf(seen).mergesStacks)
        mergeStacks(situation, duels);
    situation.add(battle::Action(battle::SayReady{side}));
    return std::move(situation).steps();
}

std::vector<hex::Hex> objectives(const battle::Battle& battle) {
    std::vector<hex::Hex> hexes;
    for (const battle::VictoryCondition& condition : battle.scenario->victory)
        if (const auto* hold = std::get_if<battle::HoldStructure>(&condition.what))
            if (const battle::Structure* structure = battle.map->find(hold->structure))
                hexes.push_back(structure->hex);
    return hexes;
}

} // namespace sf::players
