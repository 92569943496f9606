// SPDX-License-Identifier: GPL-3.0-or-later
// What the map shows at the pointer or the board cursor.
// Declared in battle_view.h.
#include "core/document/battle/battle_document.h"
#include "core/text/lists.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"
#include "ui/paint/board/overlay_painter.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {

/// Of the board cursor while it is in use, else of the mouse. None while something is dragged or chosen.
std::optional<hex::Hex> BattleView::pointedHex() const {
    if (isBusy() || m_pressedTool || m_tool != Tool::Select)
        return std::nullopt;
    if (isCursorShown() && hasFocus())
        return m_context.selection.cursor();
    const hex::Hex hex = layout().at(m_pointer);
    return m_isPointedAt && m_context.isOnMap(hex) ? std::optional(hex) : std::nullopt;
}

void BattleView::updatePointed() {
    const std::optional<hex::Hex> hex = pointedHex();
    m_selectionMarks.pointAt(hex);
    m_marks.pointAt(hex);
}

QString BattleView::positionText() const {
    return text::sentencesOf({m_cursor.positionText(), m_marks.descriptionOf(m_context.selection.cursor())});
}

void BattleView::updateCursor() {
    updatePointed();
    if (!isCursorShown() || !hasFocus()) {
        m_context.overlay.clear(BoardOverlay::Slot::Cursor);
        return;
    }
    const hex::Hex hex = m_context.selection.cursor();
    m_context.overlay.put(BoardOverlay::Slot::Cursor, around(layout().bounds(hex), 8),
                          [this, hex](QPainter& painter) {
                              paint::paintCursor(painter, layout(), hex, m_context.theme());
                              m_context.painter.paintNames(painter, m_context.battle(), layout(),
                                                           layout().bounds(hex), m_context.look);
                          });
}

/// Shows the name of the stack under the pointer where the map is too small or its hex too crowded for names;
/// after a zoom only once the map is sharp, as text would delay it.
void BattleView::placeName() {
    const auto& id = m_context.look.hovered;
    const battle::StackPointer stack = id ? m_context.battle().stacks.find(*id) : nullptr;
    const bool isLarge = paint::detailFor(hexSize()) == paint::Detail::Large;
    if (m_zoomedAt || !stack || (isLarge && m_context.stacksAt(stack->hex).size() == 1)) {
        m_context.overlay.clear(BoardOverlay::Slot::Name);
        return;
    }
    const auto [centre, size] = m_context.placeOf(*stack);
    const paint::SquareStyle look = paint::squareStyle(m_context.battle(), *stack, m_context.theme(), size);
    QRectF area = paint::nameBounds(look).translated(centre);
    const QRectF window = rect();
    const double right = std::clamp(area.left(), 0.0, std::max(0.0, window.right() - area.width()));
    const double down = std::clamp(area.top(), 0.0, std::max(0.0, window.bottom() - area.height()));
    const QPointF place = centre + QPointF(right, down) - area.topLeft();
    area.moveTo(right, down);
    m_context.overlay.put(BoardOverlay::Slot::Name, area.toAlignedRect(),
                          [this, look, place](QPainter& painter) {
                              paint::paintSquareName(painter, place, look, m_context.theme());
                          });
}

} // namespace sf::ui
