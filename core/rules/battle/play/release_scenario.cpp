// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in missing.h.
#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/missing.h"

#include <algorithm>

namespace sf::battle {
namespace {

bool touchesPieces(const Change& change) {
    const auto* stack = std::get_if<StackChange>(&change);
    if (stack)
        return !stack->before || !stack->after || !stack->before->units.isSameAs(stack->after->units);
    return std::holds_alternative<TerrainChange>(change) || std::holds_alternative<MapChange>(change) ||
           std::holds_alternative<SidesChange>(change) || std::holds_alternative<KindsChange>(change);
}

bool saysNothing(const Battle& battle) {
    return battle.scenario->deployment.empty() && battle.scenario->victory.empty() &&
           std::ranges::none_of(battle.stacks,
                                [](const StackPointer& stack) { return stack->extras->arrives.has_value(); });
}

Scenario possible(const Battle& after) {
    Scenario scenario = *after.scenario;
    for (Zone& zone : scenario.deployment)
        std::erase_if(zone.hexes, [&](hex::Hex hex) { return !after.map->contains(hex); });
    std::erase_if(scenario.deployment, [&](const Zone& zone) {
        return zone.hexes.empty() || zoneRefusal(after, zone.side, zone.hexes).has_value();
    });
    std::erase_if(scenario.victory, [&](const VictoryCondition& condition) {
        return victoryRefusal(after, condition).has_value();
    });
    return scenario;
}

/// Removes hexes that the stack can no longer enter; without any left it is on the map from the beginning, or
/// at once if the battle is played.
std::optional<Stack> arriving(const Battle& after, const Stack& stack, const System& system) {
    const StackExtras& extras = *stack.extras;
    if (!extras.arrives || !arrivalRefusal(after, stack, extras.arrives, extras.at, system))
        return std::nullopt;
    Stack changed = stack;
    std::erase_if(changed.extras.edit().at,
                  [&](hex::Hex hex) { return !entryCost(*after.map, hex, system.flies(stack)); });
    if (changed.extras->at.empty()) {
        changed.extras.edit().arrives.reset();
        changed.presence = Presence::OnMap;
    }
    return changed;
}

} // namespace

void releaseScenario(const Battle& battle, Changes& changes, const System& system) {
    if (saysNothing(battle) || std::ranges::none_of(changes, touchesPieces))
        return;
    Battle after = battle;
    redo(after, changes);
    if (Scenario scenario = possible(after); !(scenario == *after.scenario))
        changes.emplace_back(ScenarioChange{after.scenario, std::move(scenario)});
    for (std::size_t position = 0; position < after.stacks.size(); ++position)
        if (std::optional<Stack> stack = arriving(after, *after.stacks[position], system))
            changes.emplace_back(StackChange{position, after.stacks[position],
                                             std::make_shared<const Stack>(*std::move(stack))});
}

} // namespace sf::battle
