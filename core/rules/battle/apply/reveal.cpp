// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/reveal.h"

#include "core/rules/battle/apply.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// Whether the side can act with the stack: it is its own, since two sides can give the same id to stacks
/// that they split off, and on the map, or may arrive now (BAT-17).
template<class Kind>
bool mayActWith(const Battle& battle, const StackId& id, int side) {
    const StackPointer stack = battle.stacks.find(id);
    return stack && stack->side == side && (stack->isOnMap() || std::is_same_v<Kind, PlaceArrival>);
}

bool mayTake(const Battle& battle, const Action& action, int side) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) {
            if constexpr (requires { kind.into; })
                if (!mayActWith<Kind>(battle, kind.into, side))
                    return false;
            if constexpr (requires { kind.stack.text; })
                return mayActWith<Kind>(battle, kind.stack, side);
            return true;
        },
        action);
}

/// Shows battles as they are when everything is revealed, although plans have yet to be carried out.
class UnsealingSink final : public EventSink {
public:
    explicit UnsealingSink(EventSink& sink) : m_sink(sink) {}
    void tell(Event event, const Battle& now) override {
        Battle open = now;
        editPlay(open).sealed.clear();
        editPlay(open).start.reset();
        m_sink.tell(std::move(event), open);
    }

private:
    EventSink& m_sink;
};

/// Carries out the action if it is still possible, and notes which stack merged into which.
void carryOut(Battle& battle, const Action& action, int side, const System& system, Mergers& mergers,
              EventSink* sink) {
    if (!mayTake(battle, action, side))
        return;
    const Outcome outcome = applyPlanned(battle, action, system, sink);
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return;
    redo(battle, *changes);
    if (const auto* merge = std::get_if<MergeStacks>(&action))
        mergers.insert_or_assign(merge->stack, merge->into);
}

/// Makes the side's plan the battle's state. Its plans follow stacks that have merged (BAT-16).
void takeUp(Battle& battle, int side, const System& system, Mergers& mergers, EventSink* sink = nullptr) {
    const auto plan = battle.play->sealed.find(side);
    if (plan == battle.play->sealed.end())
        return;
    SealedPlan own = plan->second;
    for (const Action& action : own.actions)
        carryOut(battle, action, side, system, mergers, sink);
    own.plans.change(&StatePart::keep, [&](const StackId& id) {
        const StackPointer stack = battle.stacks.find(id);
        return stack && stack->side == side && stack->presence != Presence::Conceded;
    });
    own.plans.change(&StatePart::follow, mergers);
    battle.plans.add(own.plans);
}

} // namespace

void reveal(Battle& battle, const System& system, EventSink* sink) {
    std::optional<UnsealingSink> unsealing;
    if (sink)
        sink = &unsealing.emplace(*sink);
    restoreStart(battle);
    Mergers mergers;
    for (const int side : sidesInOrder(battle)) {
        takeUp(battle, side, system, mergers, sink);
        endIfConceded(battle, sink);
        if (battle.play->phase == PlayPhase::Over)
            return;
    }
    Play& play = editPlay(battle);
    play.sealed.clear();
    play.start.reset();
}

void finishSealed(Battle& battle, const System& system) {
    while (const std::optional<int> side = sideToAct(battle)) {
        editPlay(battle).ready.insert(*side);
        handOver(battle, *side);
    }
    reveal(battle, system);
}

void makeAllReady(Battle& battle, const System& system) {
    if (isSealed(battle))
        return finishSealed(battle, system);
    while (const std::optional<int> side = sideToAct(battle))
        editPlay(battle).ready.insert(*side);
}

Battle asSeenBy(const Battle& battle, std::optional<int> side, const System& system) {
    if (!isSealed(battle))
        return battle;
    Battle seen = battle;
    if (side && side == sideToAct(battle)) {
        std::erase_if(editPlay(seen).sealed, [&](const auto& plan) { return plan.first != *side; });
        return seen;
    }
    restoreStart(seen);
    Mergers mergers;
    if (side)
        takeUp(seen, *side, system, mergers);
    std::erase_if(editPlay(seen).sealed, [&](const auto& plan) { return plan.first != side; });
    return seen;
}

} // namespace sf::battle
