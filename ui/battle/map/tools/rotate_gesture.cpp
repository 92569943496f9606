// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/rotate_gesture.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/choices.h"
#include "core/text/battle_text.h"
#include "ui/board/board_view.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;

/// Whether it rotates only in its turn of the round.
bool turnsLater(const battle::Battle& battle, const battle::Stack& stack) {
    const bool isOrdered =
        battle.play && battle.play->phase == battle::PlayPhase::Ordering && !battle::isFree(battle);
    return isOrdered || battle::isRoundRunning(battle) || battle.conflictOf(stack.id).has_value();
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
    m_context.hideStack(m_stack->id);
    show();
}

RotateGesture::~RotateGesture() {
    m_context.overlay.clear(Slot::Ghost);
    m_context.overlay.clear(Slot::Card);
    m_context.hideStack({});
    m_context.view.unsetCursor();
}

void RotateGesture::move(QPointF point) {
    const hex::Direction facing = paint::facingOfHandle(m_context.layout(), m_stack->hex, point);
    const int steps = hex::fewestRotations(m_stack->facing, facing);
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
        battle::Stack turned = *m_stack;
        turned.facing = hex::rotated(m_stack->facing, m_steps);
        const auto [centre, size] = m_context.placeOf(*m_stack);
        const paint::SquareStyle look = paint::squareStyle(m_context.battle(), turned, theme, size);
        paint::paintSelected(painter, centre, look, theme);
        paint::paintSquare(painter, centre, look, theme);
        paint::paintHandleWay(painter, map, m_stack->hex, m_stack->facing, m_steps, theme);
        paint::paintRotationHandle(painter, map, m_stack->hex, turned.facing, theme);
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
