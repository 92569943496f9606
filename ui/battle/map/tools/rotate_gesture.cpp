// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/rotate_gesture.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/choices.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/board/board_view.h"

#include <cmath>
#include <numbers>
#include <QPainter>
#include <QPainterPath>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;

/// The hex side nearest to the direction of the point.
hex::Direction sideTowards(QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double clockwise = std::atan2(way.x(), -way.y()) * 180 / std::numbers::pi;
    return hex::rotated(hex::Direction::North, static_cast<int>(std::lround(clockwise / 60)));
}

/// An arc along the circle of the knob, from one side to the other.
QPainterPath arcBetween(QPointF centre, double radius, hex::Direction from, int steps) {
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    const double start = 90.0 - 60.0 * hex::number(from);
    QPainterPath arc;
    arc.arcMoveTo(circle, start);
    arc.arcTo(circle, start, -60.0 * steps);
    return arc;
}

/// Whether it rotates only in its turn of the round.
bool turnsLater(const battle::Battle& battle, const battle::Stack& stack) {
    const bool isOrdered =
        battle.play && battle.play->phase == battle::PlayPhase::Ordering && !battle::isFree(battle);
    return isOrdered || battle.running || battle.conflictOf(stack.id).has_value();
}

int orderedTurn(const battle::Battle& battle, const battle::Stack& stack) {
    const auto order = battle.orders->find(stack.id);
    return order == battle.orders->end() || !turnsLater(battle, stack) ? 0 : order->second.rotate;
}

} // namespace

RotateGesture::RotateGesture(BoardContext& context, battle::StackPointer stack)
    : m_context(context)
    , m_stack(std::move(stack))
    , m_ordered(orderedTurn(context.battle(), *m_stack))
    , m_steps(m_ordered) {
    m_context.view.setCursor(Qt::ClosedHandCursor);
    m_context.overlay.clear(Slot::Handle);
    show();
}

RotateGesture::~RotateGesture() {
    m_context.overlay.clear(Slot::Ghost);
    m_context.overlay.clear(Slot::Card);
    m_context.view.unsetCursor();
}

void RotateGesture::move(QPointF point) {
    const QPointF centre = m_context.layout().centre(m_stack->hex);
    const int steps = hex::fewestRotations(m_stack->facing, sideTowards(centre, point));
    if (steps == m_steps)
        return;
    m_steps = steps;
    show();
}

void RotateGesture::show() {
    const paint::HexLayout layout = m_context.layout();
    const QRectF area = around(layout.bounds(m_stack->hex), 0.3 * layout.size() + 14).boundingRect();
    m_context.overlay.put(Slot::Ghost, around(area, 0), [this](QPainter& painter) {
        const paint::HexLayout map = m_context.layout();
        const paint::Theme& theme = m_context.theme();
        const QPointF centre = map.centre(m_stack->hex);
        const hex::Direction facing = hex::rotated(m_stack->facing, m_steps);
        const QPointF from = paint::rotationHandle(map, m_stack->hex, m_stack->facing);
        const double radius = std::hypot(from.x() - centre.x(), from.y() - centre.y());
        const QPainterPath arc = arcBetween(centre, radius, m_stack->facing, m_steps);
        painter.setBrush(Qt::NoBrush);
        painter.strokePath(arc, QPen(theme.plate, 7, Qt::SolidLine, Qt::RoundCap));
        painter.strokePath(arc, QPen(theme.ink, 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.setPen(QPen(theme.ink, 2));
        painter.setBrush(theme.plate);
        painter.drawEllipse(from, 8, 8);
        paint::paintRotationHandle(painter, map, m_stack->hex, facing, theme);
        const QPointF side = map.sideMiddle(m_stack->hex, facing) - centre;
        const QPointF along = QPointF(-side.y(), side.x()) * 0.34 / 1.0;
        painter.setPen(QPen(sideColour(m_context.battle(), m_stack->side, theme), 3, Qt::DashLine));
        painter.drawLine(centre + side * 0.93 - along, centre + side * 0.93 + along);
    });
    const paint::Card shown = RotateGesture::card(m_context, *m_stack, m_steps);
    const QFont font = m_context.view.font();
    const QSizeF size = paint::cardSize(shown, font);
    QPointF corner(area.right() + 8, area.center().y() - size.height() / 2);
    if (corner.x() + size.width() > m_context.layer.window().width())
        corner.setX(area.left() - 8 - size.width());
    corner.setY(
        std::clamp(corner.y(), 4.0, std::max(4.0, m_context.layer.window().height() - size.height() - 4)));
    m_context.overlay.put(Slot::Card, around({corner, size}, 6), [=, this](QPainter& painter) {
        paint::paintCard(painter, corner, shown, font, m_context.theme());
    });
    m_context.view.showMessage(shown.title);
}

paint::Card RotateGesture::card(const BoardContext& context, const battle::Stack& stack, int steps) {
    paint::Card card;
    const hex::Direction facing = hex::rotated(stack.facing, steps);
    card.icon = steps < 0 ? QStringLiteral("rotate-left") : QStringLiteral("rotate-right");
    card.title = steps == 0
                     ? tr("Faces %1").arg(text::shortDirection(facing))
                     : tr("%n side(s) to %1", nullptr, std::abs(steps)).arg(text::shortDirection(facing));
    const QString loss = tr("%1 AP and %1 DP this round")
                             .arg(text::signedFigure(smm::rotationPenalty(context.battle(), stack, steps)));
    const bool isInConflict = context.battle().conflictOf(stack.id).has_value();
    if (isInConflict) {
        card.lines.emplace_back(tr("In its Conflict"), steps == 0 ? tr("no penalty") : loss);
    } else {
        card.lines.emplace_back(tr("In a Conflict"), loss);
        card.lines.emplace_back(tr("Outside"),
                                turnsLater(context.battle(), stack) ? tr("no penalty") : tr("free, as now"));
    }
    card.foot = turnsLater(context.battle(), stack) ? tr("Release to order it, Esc to cancel")
                                                    : tr("Release to rotate, Esc to cancel");
    card.rule = QStringLiteral("SMM-20");
    return card;
}

} // namespace sf::ui
