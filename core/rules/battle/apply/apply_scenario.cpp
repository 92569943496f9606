// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario settings: zones, victory, reinforcements (BAT-3, BAT-9, BAT-10).
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/play/missing.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <set>

namespace sf::battle::apply_steps {
namespace {

/// Each hex once, in the order given.
std::vector<hex::Hex> unique(const std::vector<hex::Hex>& hexes) {
    std::vector<hex::Hex> result;
    std::set<hex::Hex> seen;
    for (const hex::Hex hex : hexes)
        if (seen.insert(hex).second)
            result.push_back(hex);
    return result;
}

Outcome scenarioChange(const Context& context, Scenario after) {
    if (after == *context.battle.scenario)
        return Refusal{};
    return Changes{ScenarioChange{context.battle.scenario, std::move(after)}};
}

} // namespace

Outcome outcome(const Context& context, const SetZone& action) {
    if (Check refusal = zoneRefusal(context.battle, action.side, action.hexes))
        return *refusal;
    Scenario scenario = *context.battle.scenario;
    const auto found = std::ranges::find(scenario.deployment, action.side, &Zone::side);
    if (action.hexes.empty()) {
        if (found != scenario.deployment.end())
            scenario.deployment.erase(found);
    } else if (found != scenario.deployment.end()) {
        found->hexes = unique(action.hexes);
    } else {
        scenario.deployment.push_back({action.side, unique(action.hexes), nullptr});
    }
    return scenarioChange(context, std::move(scenario));
}

Outcome outcome(const Context& context, const SetVictory& action) {
    if (Check refusal = checkCount("victory", action.conditions.size(), limits::victoryConditions))
        return *refusal;
    for (const VictoryCondition& condition : action.conditions)
        if (Check refusal = victoryRefusal(context.battle, condition))
            return *refusal;
    Scenario scenario = *context.battle.scenario;
    scenario.victory = action.conditions;
    for (VictoryCondition& condition : scenario.victory)
        if (auto* last = std::get_if<LastRound>(&condition.what); last && last->award != Award::Side)
            last->side = 0; // unused
    return scenarioChange(context, std::move(scenario));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetArrival& action) {
    const std::vector<hex::Hex> at = unique(action.at);
    if (Check refusal = arrivalRefusal(context.battle, *stack, action.round, at, context.system))
        return *refusal;
    Stack after = *stack;
    after.extras.edit().arrives = action.round;
    after.extras.edit().at = action.round ? at : std::vector<hex::Hex>{};
    if (context.battle.play) // a referee's edit
        after.presence = action.round ? Presence::ToArrive : Presence::OnMap;
    return replaced(context.battle, stack, std::move(after));
}

} // namespace sf::battle::apply_steps
