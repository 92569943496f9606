// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/sealed.h"

#include <utility>

namespace sf::battle {
namespace {

/// Without those of other sides.
SystemState plansOf(const Battle& battle, int side) {
    SystemState plans = battle.plans;
    plans.change(&StatePart::keep, [&](const StackId& id) {
        const StackPointer stack = battle.stacks.find(id);
        return stack && stack->side == side;
    });
    return plans;
}

} // namespace

Play& editPlay(Battle& battle) {
    return battle.play.edit();
}

Battle withoutReferee(Battle battle) {
    if (battle.play && battle.play->isRefereed)
        editPlay(battle).isRefereed = false;
    return battle;
}

void keepReferee(Changes& changes) {
    for (Change& change : changes)
        if (auto* progress = std::get_if<ProgressChange>(&change))
            for (auto* one : {&progress->before, &progress->after})
                if ((*one)->play)
                    one->edit().play.edit().isRefereed = true;
}

void RefereeSink::tell(Event event, const Battle& now) {
    if (!now.play)
        return m_sink.tell(std::move(event), now);
    Battle refereed = now;
    editPlay(refereed).isRefereed = true;
    m_sink.tell(std::move(event), refereed);
}

Battle actingAlone(Battle battle, int side) {
    Play& play = editPlay(battle);
    play.start.reset();
    play.sealed.clear();
    play.ready.clear();
    play.isRefereed = false; // BAT-22
    for (int other = 0; other < static_cast<int>(battle.sides.size()); ++other)
        if (other != side)
            play.ready.insert(other);
    return battle;
}

void takeUpPlans(Battle& battle) {
    battle.plans = {};
    const std::optional<int> side = sideToAct(battle);
    Play& play = editPlay(battle);
    const auto plan = side ? play.sealed.find(*side) : play.sealed.end();
    if (plan == play.sealed.end())
        return;
    battle.plans = std::exchange(plan->second.plans, {});
    if (plan->second.actions.empty())
        play.sealed.erase(plan);
}

void beginSealed(Battle& battle) {
    Play& play = editPlay(battle);
    play.start =
        std::make_shared<const Play::Start>(Play::Start{battle.stacks, battle.state, battle.play->merged});
    play.sealed.clear();
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        if (SystemState own = plansOf(battle, side); !own.isEmpty())
            play.sealed[side].plans = std::move(own);
    takeUpPlans(battle);
}

void restoreStart(Battle& battle) {
    const SharedOptional<const Play::Start> start = battle.play->start;
    battle.stacks = start->stacks;
    battle.state = start->state;
    editPlay(battle).merged = start->merged;
    battle.plans = {};
}

void handOver(Battle& battle, int side) {
    editPlay(battle).sealed[side].plans = battle.plans;
    restoreStart(battle);
    takeUpPlans(battle);
}

} // namespace sf::battle
