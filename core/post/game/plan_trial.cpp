// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/plan_trial.h"

#include "core/rules/dice/philox.h"

namespace sf::post {

namespace {

int& countOf(ItemTrial& trial, ItemFate fate) {
    switch (fate) {
    case ItemFate::Done:
        return trial.carriedOut;
    case ItemFate::Partly:
        return trial.partly;
    case ItemFate::Refused:
        return trial.refused;
    case ItemFate::Unmet:
        return trial.unmet;
    case ItemFate::TurnOver:
        break;
    }
    return trial.turnOver;
}

} // namespace

PlanTrial tryPlan(const imperio::Position& position, const Plan& plan, int samples) {
    PlanTrial trial{samples, std::vector<ItemTrial>(plan.size())};
    for (int sample = 0; sample < samples; ++sample) {
        dice::Philox dice(static_cast<std::uint64_t>(sample), 1);
        const CarriedOut done = carryOut(position, position.turn, position.toMove, plan, dice);
        for (std::size_t index = 0; index < plan.size(); ++index) {
            ItemTrial& item = trial.items[index];
            ++countOf(item, done.items[index].fate);
            if (!item.refusal)
                item.refusal = done.items[index].refusal;
        }
    }
    return trial;
}

PlanTrial tryPlan(const battle::Battle& battle, const battle::Battle& start, const Plan& plan, int samples) {
    PlanTrial trial{samples, std::vector<ItemTrial>(plan.size())};
    for (int sample = 0; sample < samples; ++sample) {
        dice::Philox dice(static_cast<std::uint64_t>(sample), 1);
        const TurnDone done = carryOutTurn(battle, start, plan, dice);
        for (std::size_t index = 0; index < plan.size(); ++index) {
            ItemTrial& item = trial.items[index];
            ++countOf(item, done.items[index].fate);
            if (const auto result = done.fights[index])
                ++item.results[static_cast<std::size_t>(*result)];
            if (std::holds_alternative<std::monostate>(item.turnRefusal))
                item.turnRefusal = done.items[index].refusal;
        }
    }
    return trial;
}

} // namespace sf::post
