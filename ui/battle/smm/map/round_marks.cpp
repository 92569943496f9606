// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/map/round_marks.h"

#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/order.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/smm/map/order_drop.h"
#include "ui/paint/base/screen_marks.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sf::ui {

using battle::StackPointer;
using smm::Order;

namespace {

struct MarkText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MarkText)
};

class RoundMarker {
public:
    explicit RoundMarker(const battle::Battle& battle) : m_battle(battle) {}

    MapMarks marks() {
        addConflicts();
        addOrders();
        return std::move(m_marks);
    }

private:
    using Kind = paint::OrderArrow::Kind;

    void addConflicts();
    void addTurns(MapMarks::Region& conflict, const smm::Agenda& agenda, const smm::ConflictTurns& fight);
    void addOrders();
    void addOrder(const StackPointer& stack, const Order& order);
    void addMove(const StackPointer& stack, hex::Hex to, const StackPointer& target);
    void addAttack(const StackPointer& stack);
    /// False where there is nothing to mark.
    bool addScreen(const std::optional<paint::ScreenMark>& mark, bool isOrdered);

    const battle::Battle& m_battle;
    MapMarks m_marks;
};

void RoundMarker::addConflicts() {
    if (smm::conflictsOf(m_battle).empty())
        return;
    const smm::Agenda agenda = smm::agenda(m_battle);
    for (std::size_t i = 0; i < agenda.conflicts.size(); ++i) {
        const smm::ConflictTurns& fight = agenda.conflicts[i];
        MapMarks::Region conflict;
        conflict.tag = text::conflictLetter(fight.number);
        if (fight.isFought)
            conflict.tag += QStringLiteral(" \u2713");
        conflict.isFought = agenda.phase == smm::Phase::Conflicts && agenda.conflict == i;
        conflict.card.title = MarkText::tr("%1 by Initiative").arg(text::conflictName(fight.number));
        for (const battle::StackId& id : fight.stacks)
            if (const StackPointer stack = m_battle.stacks.find(id); stack && stack->living() > 0)
                conflict.hexes.insert(stack->hex);
        addTurns(conflict, agenda, fight);
        if (!conflict.hexes.empty())
            m_marks.regions.push_back(std::move(conflict));
    }
}

void RoundMarker::addTurns(MapMarks::Region& conflict, const smm::Agenda& agenda,
                           const smm::ConflictTurns& fight) {
    QStringList told;
    for (const smm::Turn& turn : fight.turns) {
        const StackPointer stack = m_battle.stacks.find(turn.stack);
        if (!stack)
            continue;
        const bool isNext = agenda.next == turn.stack;
        const std::uint32_t colour = m_battle.sides[static_cast<std::size_t>(stack->side)].color;
        conflict.card.turns.push_back(
            {stack->side, colour, stack->living(), text::figure(turn.initiative), turn.hasActed, isNext});
        QStringList words{text::stackName(*stack),
                          MarkText::tr("Initiative %1").arg(text::figure(turn.initiative))};
        if (turn.hasActed)
            words << MarkText::tr("has acted");
        else if (isNext)
            words << MarkText::tr("acts next");
        told << text::listed(words);
    }
    conflict.description =
        MarkText::tr("Order in %1: %2").arg(text::conflictName(fight.number), text::clauses(told));
}

void RoundMarker::addOrders() {
    for (const auto& [id, order] : smm::ordersOf(m_battle))
        if (const StackPointer stack = m_battle.stacks.find(id); stack && !smm::hasActed(m_battle, id))
            addOrder(stack, order);
    if (m_battle.stacks.size() > paint::mostHabits)
        return;
    for (const StackPointer& stack : m_battle.stacks) {
        if (!m_battle.plans.tells(stack->id) && stack->living() > 0 && !smm::hasActed(m_battle, stack->id))
            addAttack(stack);
        const auto told = smm::ordersOf(m_battle).find(stack->id);
        const bool isToldToScreen =
            told != smm::ordersOf(m_battle).end() && (told->second.posture || told->second.screens);
        if (!isToldToScreen && stack->isOnMap())
            addScreen(paint::currentScreen(m_battle, stack), false);
    }
}

void RoundMarker::addOrder(const StackPointer& stack, const Order& order) {
    if (order.attack || order.shoot)
        addAttack(stack);
    if (order.flee)
        m_marks.arrows.push_back({.kind = Kind::Flight, .from = stack, .hex = *order.flee});
    if (order.move)
        addMove(stack, *order.move, nullptr);
    if (order.advance)
        if (const StackPointer target = m_battle.stacks.find(*order.advance))
            addMove(stack, target->hex, target);
    if (order.rotate != 0) {
        const smm::Choices choices = smm::choices(m_battle, stack->id);
        const auto turn = std::ranges::find(choices.rotations, order.rotate, &smm::RotationChoice::steps);
        const int penalty = turn == choices.rotations.end() ? 0 : turn->penalty;
        m_marks.rotations.push_back({stack, order.rotate, penalty ? text::signedFigure(penalty) : QString()});
    }
    if (order.posture)
        m_marks.badges.push_back({stack, {}, *order.posture});
    if (order.screens && !addScreen(paint::screenMark(m_battle, stack, *order.screens), true) &&
        !order.posture)
        m_marks.badges.push_back({stack, {}, battle::Posture::Screening});
    if (order.hold)
        m_marks.badges.push_back({stack, QStringLiteral("pause"), {}});
    if (order.disengage)
        m_marks.badges.push_back({stack, QStringLiteral("end-turn"), {}});
    if (order.flee)
        m_marks.badges.push_back({stack, QStringLiteral("flee"), {}});
}

/// This round's part, and apart from it what later rounds add.
void RoundMarker::addMove(const StackPointer& stack, hex::Hex to, const StackPointer& target) {
    std::vector<hex::Hex> way = orderedWay(m_battle, *stack, to, target != nullptr);
    const std::size_t now = hexesThisRound(m_battle, *stack, way);
    MapMarks::Arrow arrow{.kind = Kind::Move, .from = stack, .to = target, .hex = to};
    arrow.isLater = now < way.size();
    if (arrow.isLater && now > 0) {
        const auto reached = way.begin() + static_cast<int>(now) - 1;
        m_marks.arrows.push_back(
            {.kind = Kind::Move, .from = stack, .hex = *reached, .way = {way.begin(), reached}});
        arrow.start = *reached;
        way.erase(way.begin(), reached + 1);
    }
    if (!target && !way.empty())
        way.pop_back();
    arrow.way = std::move(way);
    m_marks.arrows.push_back(std::move(arrow));
}

void RoundMarker::addAttack(const StackPointer& stack) {
    const std::optional<smm::Attack> attack = smm::plannedAttack(m_battle, stack->id);
    const StackPointer target = attack ? m_battle.stacks.find(attack->target) : nullptr;
    if (!target || target->living() == 0)
        return;
    const battle::Edge edge =
        attack->edge.value_or(smm::metEdge(smm::houseRules(m_battle), *target, stack->hex));
    m_marks.arrows.push_back({.kind = attack->means == smm::Means::Shot ? Kind::Shot : Kind::Melee,
                              .from = stack,
                              .to = target,
                              .hex = target->hex,
                              .isOrdered = m_battle.plans.tells(stack->id),
                              .label = text::edgeLetter(edge)});
}

bool RoundMarker::addScreen(const std::optional<paint::ScreenMark>& mark, bool isOrdered) {
    if (mark)
        m_marks.arrows.push_back({Kind::Screen, mark->from, mark->to, mark->hex, isOrdered, mark->label});
    return mark.has_value();
}

} // namespace

MapMarks roundMarks(const battle::Battle& battle) {
    return RoundMarker(battle).marks();
}

} // namespace sf::ui
