// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/rotate_gesture.h"

#include "core/text/battle_text.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/board/board_view.h"
#include "ui/paint/board/rotation_handle.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

namespace sf::ui {

RotateGesture::RotateGesture(BoardContext& context, battle::StackPointer stack)
    : m_context(context)
    , m_stack(std::move(stack))
    , m_later(context.rotatesLater(*m_stack))
    , m_ordered(m_later ? battleMode(context.battle()).orderedRotation(context.battle(), m_stack->id) : 0)
    , m_steps(m_ordered) {
    m_context.view.setCursor(Qt::ClosedHandCursor);
    m_context.overlay.clear(BoardOverlay::Slot::Handle);
    m_context.hideStack(m_stack->id);
    show();
}

RotateGesture::~RotateGesture() {
    m_context.overlay.clear(BoardOverlay::Slot::Ghost);
    m_context.overlay.clear(BoardOverlay::Slot::Card);
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
    m_context.overlay.put(BoardOverlay::Slot::Ghost, around(area, 0), [this](QPainter& painter) {
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
    const paint::Card shown = card();
    const QFont font = m_context.view.font();
    const QSizeF size = paint::cardSize(shown, font);
    QPointF corner(area.right() + 8, area.center().y() - size.height() / 2);
    if (corner.x() + size.width() > m_context.layer.window().width())
        corner.setX(area.left() - 8 - size.width());
    corner.setY(
        std::clamp(corner.y(), 4.0, std::max(4.0, m_context.layer.window().height() - size.height() - 4)));
    m_context.overlay.put(BoardOverlay::Slot::Card, around({corner, size}, 6), [=, this](QPainter& painter) {
        paint::paintCard(painter, corner, shown, font, m_context.theme());
    });
    m_context.view.showMessage(shown.title);
}

/// The card beside the stack while it is rotated.
paint::Card RotateGesture::card() const {
    paint::Card card;
    const QString facing = text::shortDirection(hex::rotated(m_stack->facing, m_steps));
    card.icon = m_steps < 0 ? QStringLiteral("rotate-left") : QStringLiteral("rotate-right");
    card.title = m_steps == 0 ? tr("Faces %1").arg(facing)
                              : tr("%n side(s) to %1", nullptr, std::abs(m_steps)).arg(facing);
    const battle::Battle& battle = m_context.battle();
    card.lines = battleMode(battle).rotationLines(battle, *m_stack, m_steps, m_later);
    card.foot = m_later ? tr("Release to order it, Esc to cancel") : tr("Release to rotate, Esc to cancel");
    card.rule = QString::fromStdString(m_context.rule(battle::Topic::Rotation).text());
    return card;
}

} // namespace sf::ui
