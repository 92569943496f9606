// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/order_marks.h"

#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/running_round.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "ui/battle/layer/board_context.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/smm/rounds/order_drop.h"
#include "ui/battle/state/side_token.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {

using battle::Order;
using battle::StackPointer;
using Kind = paint::OrderArrow::Kind;

void OrderMarks::update() {
    m_conflicts.clear();
    m_arrows.clear();
    m_turns.clear();
    m_badges.clear();
    if (battleMode(m_context.battle()).hasConflicts())
        addConflicts();
    if (battleMode(m_context.battle()).hasOrders())
        addOrders();
    place();
}

void OrderMarks::addConflicts() {
    const battle::Battle& battle = m_context.battle();
    if (battle.conflicts->empty())
        return;
    const smm::Agenda agenda = smm::agenda(battle);
    for (std::size_t i = 0; i < agenda.conflicts.size(); ++i) {
        Conflict conflict;
        conflict.tag = text::conflictName(agenda.conflicts[i].number);
        for (const battle::StackId& id : agenda.conflicts[i].stacks)
            if (const StackPointer stack = battle.stacks.find(id); stack && stack->living() > 0)
                conflict.hexes.insert(stack->hex);
        const bool isNow = agenda.phase == smm::Phase::Conflicts && agenda.conflict == i;
        if (isNow)
            conflict.tag = QStringLiteral("\u25B6 ") + conflict.tag;
        else if (agenda.conflicts[i].isFought)
            conflict.tag += QStringLiteral(" \u2713");
        if (!conflict.hexes.empty())
            m_conflicts.push_back(std::move(conflict));
    }
}

void OrderMarks::addOrders() {
    const battle::Battle& battle = m_context.battle();
    for (const auto& [id, order] : *battle.orders)
        if (const StackPointer stack = battle.stacks.find(id); stack && !smm::hasActed(battle, id))
            addOrder(stack, order);
    if (battle.stacks.size() > paint::mostHabits)
        return;
    for (const StackPointer& stack : battle.stacks) {
        const auto told = battle.orders->find(stack->id);
        const bool isTold = told != battle.orders->end() && told->second.actions() > 0;
        if (!isTold && stack->living() > 0 && !smm::hasActed(battle, stack->id))
            addAttack(stack);
        const bool isToldToScreen =
            told != battle.orders->end() && (told->second.posture || told->second.screens);
        if (!isToldToScreen && stack->isOnMap())
            addScreen(paint::currentScreen(battle, stack), false);
    }
}

void OrderMarks::addOrder(const StackPointer& stack, const Order& order) {
    if (order.attack || order.shoot)
        addAttack(stack);
    if (order.flee)
        m_arrows.push_back({Kind::Flight, stack, nullptr, *order.flee, true, {}, {}});
    if (order.move)
        addMove(stack, *order.move, nullptr);
    if (order.advance)
        if (const StackPointer target = m_context.battle().stacks.find(*order.advance))
            addMove(stack, target->hex, target);
    if (order.rotate != 0) {
        const smm::Choices choices = smm::choices(m_context.battle(), stack->id);
        const auto turn = std::ranges::find(choices.rotations, order.rotate, &smm::RotationChoice::steps);
        const int penalty = turn == choices.rotations.end() ? 0 : turn->penalty;
        m_turns.push_back({stack, order.rotate, penalty ? text::signedFigure(penalty) : QString()});
    }
    if (order.posture)
        m_badges.push_back({stack, {}, *order.posture});
    if (order.screens && !addScreen(paint::screenMark(m_context.battle(), stack, *order.screens), true) &&
        !order.posture)
        m_badges.push_back({stack, {}, battle::Posture::Screening});
    if (order.hold)
        m_badges.push_back({stack, QStringLiteral("pause"), {}});
    if (order.disengage)
        m_badges.push_back({stack, QStringLiteral("end-turn"), {}});
    if (order.flee)
        m_badges.push_back({stack, QStringLiteral("flee"), {}});
}

void OrderMarks::addMove(const StackPointer& stack, hex::Hex to, const StackPointer& target) {
    std::vector<hex::Hex> way = orderedWay(m_context.battle(), *stack, to, target != nullptr);
    if (!target && !way.empty())
        way.pop_back();
    m_arrows.push_back({Kind::Move, stack, target, to, true, {}, std::move(way)});
}

void OrderMarks::addAttack(const StackPointer& stack) {
    const battle::Battle& battle = m_context.battle();
    const std::optional<smm::Attack> attack = smm::plannedAttack(battle, stack->id);
    const StackPointer target = attack ? battle.stacks.find(attack->target) : nullptr;
    if (!target || target->living() == 0)
        return;
    const battle::Edge edge =
        attack->edge.value_or(smm::metEdge(smm::houseRules(battle), *target, stack->hex));
    const auto told = battle.orders->find(stack->id);
    const bool isOrdered = told != battle.orders->end() && told->second.actions() > 0;
    m_arrows.push_back({attack->means == smm::Means::Shot ? Kind::Shot : Kind::Melee,
                        stack,
                        target,
                        target->hex,
                        isOrdered,
                        text::edgeLetter(edge),
                        {}});
}

bool OrderMarks::addScreen(const std::optional<paint::ScreenMark>& mark, bool isOrdered) {
    if (mark)
        m_arrows.push_back({Kind::Screen, mark->from, mark->to, mark->hex, isOrdered, mark->label, {}});
    return mark.has_value();
}

QColor OrderMarks::colourOf(const battle::Stack& stack) const {
    return sideColour(m_context.battle(), stack.side, m_context.theme());
}

paint::OrderArrow OrderMarks::placed(const Arrow& arrow) const {
    paint::OrderArrow result;
    result.kind = arrow.kind;
    result.from = m_context.placeOf(*arrow.from).first;
    result.to = arrow.to ? m_context.placeOf(*arrow.to).first : m_context.layout().centre(arrow.hex);
    result.size = m_context.layout().size();
    result.side = arrow.from->side;
    result.colour = colourOf(*arrow.from);
    result.isOrdered = arrow.isOrdered;
    result.label = arrow.label;
    for (const hex::Hex hex : arrow.way)
        result.way.push_back(m_context.layout().centre(hex));
    return result;
}

paint::OrderBadge OrderMarks::placed(const Badge& badge, int index) const {
    const double size = m_context.layout().size();
    paint::OrderBadge result;
    result.radius = std::clamp(0.2 * size, 6.0, 12.0);
    result.centre = m_context.placeOf(*badge.stack).first +
                    QPointF(-0.72 * size, -0.4 * size + 2.2 * index * result.radius);
    result.side = badge.stack->side;
    result.colour = colourOf(*badge.stack);
    result.icon = badge.icon;
    result.posture = badge.posture;
    return result;
}

void OrderMarks::place() {
    placeConflicts();
    placeOrders();
}

QRectF OrderMarks::boundsOf(const Conflict& conflict) const {
    return paint::conflictBounds(m_context.layout(), conflict.hexes, conflict.tag);
}

/// The border crosses the names of stacks, which must stay readable.
void OrderMarks::paintOne(QPainter& painter, const Conflict& conflict, const QRectF& area) const {
    const paint::HexLayout layout = m_context.layout();
    paint::paintConflict(painter, layout, conflict.hexes, m_context.theme());
    m_context.painter.paintNames(painter, m_context.battle(), layout, area, m_context.look);
    paint::paintConflictTag(painter, layout, conflict.hexes, conflict.tag, m_context.theme());
}

void OrderMarks::placeConflicts() {
    if (m_conflicts.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Conflicts);
    QRegion region;
    for (const Conflict& conflict : m_conflicts)
        region |= boundsOf(conflict).toAlignedRect();
    m_context.overlay.put(BoardOverlay::Slot::Conflicts, region, [this](QPainter& painter) {
        const QRectF clip = painter.clipBoundingRect();
        for (const Conflict& conflict : m_conflicts)
            if (const QRectF area = boundsOf(conflict); clip.isEmpty() || clip.intersects(area))
                paintOne(painter, conflict, clip.isEmpty() ? area : area & clip);
    });
}

void OrderMarks::placeOrders() {
    if (m_arrows.empty() && m_turns.empty() && m_badges.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Orders);
    const paint::HexLayout layout = m_context.layout();
    const double room = 0.3 * layout.size() + 14;
    QRegion region;
    for (const Arrow& arrow : m_arrows)
        region |= paint::boundsOf(placed(arrow)).toAlignedRect();
    for (const Turn& turn : m_turns)
        region |= around(layout.bounds(turn.stack->hex), room);
    for (const Badge& badge : m_badges)
        region |= around(layout.bounds(badge.stack->hex), room);
    m_context.overlay.put(BoardOverlay::Slot::Orders, region, [this](QPainter& painter) {
        const paint::Theme& theme = m_context.theme();
        const QRectF clip = painter.clipBoundingRect();
        std::vector<paint::OrderArrow> arrows;
        for (const Arrow& arrow : m_arrows)
            if (const paint::OrderArrow shown = placed(arrow);
                clip.isEmpty() || clip.intersects(paint::boundsOf(shown)))
                arrows.push_back(shown);
        m_context.painter.paintArrows(painter, m_context.battle(), m_context.layout(), arrows,
                                      m_context.look);
        for (const Turn& turn : m_turns)
            paint::paintOrderTurn(painter, m_context.layout(), turn.stack->hex, turn.stack->facing,
                                  turn.steps, turn.cost, colourOf(*turn.stack), theme);
        std::map<battle::StackId, int> shown;
        for (const Badge& badge : m_badges)
            paint::paintOrderBadge(painter, placed(badge, shown[badge.stack->id]++), theme);
    });
}

} // namespace sf::ui
