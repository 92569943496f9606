// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/reveal.h"

#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

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
    UnsealingSink(EventSink& sink, bool isRefereed) : m_sink(sink), m_isRefereed(isRefereed) {}
    void tell(Event event, const Battle& now) override {
        Battle open = now;
        editPlay(open).sealed.clear();
        editPlay(open).start.reset();
        editPlay(open).isRefereed = m_isRefereed; // also while a plan is carried out
        m_sink.tell(std::move(event), open);
    }

private:
    EventSink& m_sink;
    bool m_isRefereed;
};

void renameIn(Action& action, const NewIds& ids) {
    std::visit(
        [&](auto& kind) {
            if constexpr (requires { kind.stack.text; })
                battle::rename(kind.stack, ids);
            if constexpr (requires { kind.into; })
                battle::rename(kind.into, ids);
            if constexpr (requires { kind.screens; })
                battle::rename(kind.screens, ids);
        },
        action);
}

/// Makes the sides' plans the battle's state, one after another.
class Revealer {
public:
    Revealer(Battle& battle, const System& system, EventSink* sink)
        : m_battle(battle), m_system(system), m_sink(sink) {}

    void takeUp(int side);
    /// Tells which stacks have lost the orders that were taken up.
    void tellDropped() const;

private:
    void carryOut(Action action, int side);
    bool isTaken(const StackId& id) const {
        return m_battle.stacks.find(id) || m_battle.play->start->stacks.find(id) || m_splitOff.contains(id);
    }
    StackId freeId(const StackId& asked, int side) const;
    void rename(SplitStack& split, int side);
    void tellRenamed(const SplitStack& split, const StackId& asked) const;
    void tell(Event event) const {
        if (m_sink)
            m_sink->tell(std::move(event), m_battle);
    }

    Battle& m_battle;
    const System& m_system;
    EventSink* m_sink;            ///< or null
    Successions m_successions;    ///< of all sides so far
    std::set<StackId> m_splitOff; ///< by all sides so far, also those that have merged since
    std::set<StackId> m_foreign;  ///< by other sides
    NewIds m_renamed;             ///< this side's ids and those that stacks have got instead
    std::vector<StackId> m_told;  ///< stacks with orders in the plans so far
};

/// BAT-22: ID-S, ID-S-2, ID-S-3 ... for side S.
StackId Revealer::freeId(const StackId& asked, int side) const {
    const std::string first = asked.text + '-' + std::to_string(side);
    StackId id(first);
    for (int next = 2; isTaken(id); ++next)
        id.text = first + '-' + std::to_string(next);
    return id;
}

/// The id is another one if a side before has taken it.
void Revealer::rename(SplitStack& split, int side) {
    const StackId asked = split.newId;
    m_renamed.erase(asked);
    if (!m_battle.stacks.find(asked) && !m_foreign.contains(asked))
        return;
    split.newId = freeId(asked, side);
    m_renamed.emplace(asked, split.newId);
}

/// Carries out the action if it is still possible.
void Revealer::carryOut(Action action, int side) {
    renameIn(action, m_renamed);
    auto* split = std::get_if<SplitStack>(&action);
    const StackId asked = split ? split->newId : StackId();
    if (split)
        rename(*split, side);
    const bool isRenamed = split && split->newId != asked;
    const Outcome outcome = mayTake(m_battle, action, side)
                                ? applyPlanned(m_battle, action, m_system, isRenamed ? nullptr : m_sink)
                                : Refusal{};
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return;
    redo(m_battle, *changes);
    std::ranges::copy(apply_steps::successionsOf(action, m_battle), std::back_inserter(m_successions));
    if (!split)
        return;
    m_splitOff.insert(split->newId);
    if (isRenamed)
        tellRenamed(*split, asked);
}

/// Also in deployment, which else shows only by its result.
void Revealer::tellRenamed(const SplitStack& split, const StackId& asked) const {
    const Stack& part = *m_battle.stacks.find(split.newId);
    Event event{events::splits, battleRule(22), part.id, split.stack};
    event.hex = part.hex;
    event.facing = m_system.facing(part);
    event.name = asked.text;
    tell(std::move(event));
}

/// Plans follow stacks that have merged or split (BAT-16, BAT-19).
void Revealer::takeUp(int side) {
    const auto plan = m_battle.play->sealed.find(side);
    if (plan == m_battle.play->sealed.end())
        return;
    SealedPlan own = plan->second;
    m_renamed.clear();
    m_foreign = m_splitOff;
    // Sealed plans are never a referee's (BAT-22).
    const bool isRefereed = std::exchange(editPlay(m_battle).isRefereed, false);
    for (const Action& action : own.actions)
        carryOut(action, side);
    editPlay(m_battle).isRefereed = isRefereed;
    own.plans.change(&StatePart::rename, m_renamed);
    for (const StackPointer& stack : m_battle.stacks)
        if (own.plans.tells(stack->id))
            m_told.push_back(stack->id);
    own.plans.change(&StatePart::keep, [&](const StackId& id) {
        const StackPointer stack = m_battle.stacks.find(id);
        return stack && stack->side == side && stack->presence != Presence::Conceded;
    });
    own.plans.change(&StatePart::follow, m_successions);
    m_battle.plans.add(own.plans);
}

void Revealer::tellDropped() const {
    for (const StackId& id : m_told)
        if (apply_steps::isOrderDropped(m_battle, id))
            tell({events::dropsOrder, battleRule(22), id});
}

} // namespace

void reveal(Battle& battle, const System& system, EventSink* sink) {
    std::optional<UnsealingSink> unsealing;
    if (sink)
        sink = &unsealing.emplace(*sink, battle.play->isRefereed);
    restoreStart(battle);
    Revealer revealer(battle, system, sink);
    for (const int side : sidesInOrder(battle)) {
        revealer.takeUp(side);
        endIfConceded(battle, sink);
        if (battle.play->phase == PlayPhase::Over)
            return;
    }
    Play& play = editPlay(battle);
    play.sealed.clear();
    play.start.reset();
    battle.plans.change(&StatePart::dropGone, battle);
    revealer.tellDropped();
}

void finishSealed(Battle& battle, const System& system, EventSink* sink) {
    while (const std::optional<int> side = sideToAct(battle)) {
        editPlay(battle).ready.insert(*side);
        handOver(battle, *side);
    }
    reveal(battle, system, sink);
}

void makeAllReady(Battle& battle, const System& system, EventSink* sink) {
    if (isSealed(battle))
        return finishSealed(battle, system, sink);
    while (const std::optional<int> side = sideToAct(battle))
        editPlay(battle).ready.insert(*side);
}

void resumePlan(Battle& battle, const System& system) {
    const std::optional<int> side = sideToAct(battle);
    const auto plan = side ? battle.play->sealed.find(*side) : battle.play->sealed.end();
    if (plan == battle.play->sealed.end())
        return;
    const SystemState plans = std::exchange(battle.plans, {}); // they name the stacks that are split off
    const bool isRefereed = std::exchange(editPlay(battle).isRefereed, false);
    for (const Action& action : std::vector(plan->second.actions))
        if (!std::holds_alternative<Concede>(action)) // shows once all is revealed (BAT-11)
            if (const Outcome outcome = applyPlanned(battle, action, system);
                const auto* changes = std::get_if<Changes>(&outcome))
                redo(battle, *changes);
    editPlay(battle).isRefereed = isRefereed;
    battle.plans = plans;
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
    if (side)
        Revealer(seen, system, nullptr).takeUp(*side);
    std::erase_if(editPlay(seen).sealed, [&](const auto& plan) { return plan.first != side; });
    return seen;
}

} // namespace sf::battle
