// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/drop_proposal.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/layer/reach_painting.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/saved_name.h"

#include <algorithm>

namespace sf::ui {
namespace {

/// The dragged units as a stack of their own.
battle::Stack partOf(const battle::Stack& stack, const std::vector<battle::UnitId>& units) {
    battle::Stack part = stack;
    std::erase_if(part.units.edit(),
                  [&](const battle::Unit& unit) { return std::ranges::find(units, unit.id) == units.end(); });
    part.state.change(&battle::StatePart::splitOff);
    part.leader.reset();
    return part;
}

} // namespace

DropAdviser::DropAdviser(const document::BattleDocument& document, Carried carried, bool free)
    : m_document(document), m_carried(std::move(carried)), m_free(free) {
    if (m_carried.pasted)
        m_pastedStacks = m_carried.pasted->paste.at({}, m_carried.pasted->kinds).stacks;
    m_stack = carriedStack();
    if (!m_carried.isWhole())
        m_newId = m_document.freshStackId();
    if (m_stack)
        m_reach.emplace(document::reachOf(m_document.battle(), *m_stack));
}

battle::StackPointer DropAdviser::carriedStack() const {
    if (m_carried.pasted)
        return m_pastedStacks.empty() ? nullptr : std::make_shared<battle::Stack>(m_pastedStacks.front());
    battle::StackPointer whole = m_document.battle().stacks.find(m_carried.stack);
    if (!whole || m_carried.isWhole())
        return whole;
    return std::make_shared<battle::Stack>(partOf(*whole, m_carried.units));
}

DropProposal DropAdviser::propose(hex::Hex hex, const std::optional<battle::StackId>& onto) const {
    if (m_carried.pasted)
        return paste(hex);
    const battle::StackPointer target = onto ? m_document.battle().stacks.find(*onto) : nullptr;
    if (givesOrders() && !mergesWith(target))
        return order(hex, target);
    // If stacks fight in one hex, a stack enters the enemy's hex.
    const bool enters =
        target && target->side != m_stack->side && battleMode(m_document.battle()).fightsInOneHex();
    if (target && target->id != m_carried.stack && !enters)
        return merge(*target);
    return place(hex);
}

/// Nothing moves in the orders phase: dropping a stack orders it to go there (BAT-4).
bool DropAdviser::givesOrders() const {
    const battle::Battle& battle = m_document.battle();
    return m_carried.isWhole() && battle.play && battle.play->phase == battle::PlayPhase::Ordering &&
           !battle::isFree(battle);
}

/// Whether the target is an adjacent stack of its side that it may merge into.
bool DropAdviser::mergesWith(const battle::StackPointer& target) const {
    return target && target->id != m_carried.stack && target->side == m_stack->side &&
           hex::touching(target->hex, m_stack->hex);
}

DropProposal DropAdviser::order(hex::Hex hex, const battle::StackPointer& target) const {
    const battle::Battle& battle = m_document.battle();
    DropProposal proposal;
    proposal.hex = hex;
    proposal.before = m_stack;
    const bool isOpposed = target && battle.areOpposed(target->side, m_stack->side);
    if (hex == m_stack->hex && !isOpposed)
        return proposal;
    proposal.order = battleMode(battle).orderDrop(battle, *m_stack, hex, isOpposed ? target : nullptr);
    if (!proposal.order)
        return place(hex);
    proposal.kind = DropProposal::Kind::Order;
    proposal.refusal = proposal.order->refusal;
    proposal.path = proposal.order->path;
    proposal.move = m_reach->move();
    return proposal;
}

DropProposal DropAdviser::place(hex::Hex hex) const {
    DropProposal proposal;
    proposal.hex = hex;
    proposal.before = m_stack;
    const bool stays = hex == m_stack->hex;
    if (stays && m_carried.isWhole())
        return proposal;
    const battle::StackId id = m_carried.isWhole() ? m_carried.stack : m_newId;
    proposal.kind = stays ? DropProposal::Kind::Split : DropProposal::Kind::Move;
    if (!m_carried.isWhole())
        proposal.actions.emplace_back(battle::SplitStack{m_carried.stack, m_carried.units, m_newId,
                                                         nameAfter(m_document.battle(), m_stack->name)});
    if (!stays)
        proposal.actions.emplace_back(battle::MoveStack{id, hex, m_free});
    addPath(proposal);
    judge(proposal, id);
    return proposal;
}

DropProposal DropAdviser::merge(const battle::Stack& target) const {
    DropProposal proposal;
    proposal.kind = DropProposal::Kind::Merge;
    proposal.hex = target.hex;
    proposal.into = target.id;
    proposal.before = m_stack;
    const battle::StackId id = m_carried.isWhole() ? m_carried.stack : m_newId;
    if (!m_carried.isWhole())
        proposal.actions.emplace_back(battle::SplitStack{m_carried.stack, m_carried.units, m_newId,
                                                         nameAfter(m_document.battle(), m_stack->name)});
    if (m_free && !hex::touching(m_stack->hex, target.hex))
        proposal.actions.emplace_back(battle::MoveStack{id, target.hex, true});
    proposal.actions.emplace_back(battle::MergeStacks{id, target.id});
    judge(proposal, target.id);
    proposal.mayLieBeside = proposal.refusal && place(target.hex).isPossible();
    return proposal;
}

DropProposal DropAdviser::paste(hex::Hex hex) const {
    DropProposal proposal;
    proposal.kind = DropProposal::Kind::Paste;
    proposal.hex = hex;
    proposal.before = m_stack;
    auto [actions, stacks] = m_carried.pasted->paste.at(hex, m_carried.pasted->kinds);
    proposal.actions = std::move(actions);
    proposal.pasted = std::move(stacks);
    proposal.text = tr("Paste %n stack(s)", nullptr, m_carried.pasted->paste.stacks());
    const battle::Outcome outcome = m_document.check(proposal.actions);
    if (const auto* refusal = std::get_if<battle::Refusal>(&outcome))
        proposal.refusal = *refusal;
    else
        proposal.result = stackAfter(std::get<battle::Changes>(outcome), proposal.pasted.front().id);
    return proposal;
}

void DropAdviser::addPath(DropProposal& proposal) const {
    proposal.move = m_reach->move();
    if (!m_free)
        proposal.path = pathTo(*m_reach, proposal.hex);
}

void DropAdviser::judge(DropProposal& proposal, const battle::StackId& resultId) const {
    const battle::Battle& battle = m_document.battle();
    proposal.text = m_carried.isWhole()
                        ? text::action(proposal.actions.back(), battle)
                        : tr("Split %1").arg(text::stackName(*battle.stacks.find(m_carried.stack)));
    const battle::Outcome outcome = m_document.check(proposal.actions);
    if (const auto* refusal = std::get_if<battle::Refusal>(&outcome))
        proposal.refusal = *refusal;
    else
        proposal.result = stackAfter(std::get<battle::Changes>(outcome), resultId);
}

std::vector<battle::StackId> DropAdviser::mergePartners() const {
    std::vector<battle::StackPointer> near;
    for (const battle::StackPointer& stack : m_document.battle().stacks)
        if (stack->id != m_carried.stack && stack->side == m_stack->side && stack->isOnMap() &&
            hex::touching(stack->hex, m_stack->hex) && merge(*stack).isPossible())
            near.push_back(stack);
    std::ranges::stable_sort(near, {}, [this](const battle::StackPointer& stack) {
        return hex::distance(stack->hex, m_stack->hex);
    });
    std::vector<battle::StackId> result;
    result.reserve(near.size());
    for (const battle::StackPointer& stack : near)
        result.push_back(stack->id);
    return result;
}

battle::StackPointer stackAfter(const battle::Changes& changes, const battle::StackId& id) {
    battle::StackPointer result;
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change))
            if (stack->after && stack->after->id == id)
                result = stack->after;
    return result;
}

} // namespace sf::ui
