// SPDX-License-Identifier: GPL-3.0-or-later
// The map as a table of cells, as the cursor and screen readers go through it.
// Declared in battle_view.h.
#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/map/board_description.h"
#include "ui/battle/state/selection.h"

namespace sf::ui {
namespace {

hex::Hex hexOf(TableCell cell) {
    return {cell.column, cell.row};
}

TableCell cellOf(hex::Hex hex) {
    return {hex.row, hex.column};
}

} // namespace

int BattleView::columnCount() const {
    return m_context.battle().map->columns();
}

int BattleView::rowCount() const {
    return m_context.battle().map->rows();
}

QString BattleView::columnName(int column) const {
    return tr("Column %1").arg(text::figure(column));
}

QString BattleView::rowName(int row) const {
    return tr("Row %1").arg(text::figure(row));
}

QString BattleView::cellName(TableCell cell) const {
    if (m_drag.isCarrying() && cell == cursorCell())
        return text::hexName(hexOf(cell)); // a message says what dropping there would do
    return nameOfCell(m_context.battle(), hexOf(cell), m_context.selection.stack(),
                      m_threatMarks.at(hexOf(cell)));
}

QRect BattleView::cellArea(TableCell cell) const {
    return layout().bounds(hexOf(cell)).toAlignedRect();
}

std::optional<TableCell> BattleView::cellAt(QPointF point) const {
    return cellOf(layout().at(point));
}

std::vector<TableCell> BattleView::selectedCells() const {
    const battle::StackPointer stack = m_context.selected();
    return stack ? std::vector{cellOf(stack->hex)} : std::vector<TableCell>();
}

QString BattleView::summary() const {
    return describeSides(m_context.battle());
}

std::optional<TableCell> BattleView::cursorCell() const {
    return cellOf(m_context.selection.cursor());
}

void BattleView::moveCursorTo(TableCell cell) {
    m_cursor.moveTo(hexOf(cell));
}

bool BattleView::isOccupied(TableCell cell) const {
    return !m_context.battle().stacks.at(hexOf(cell)).empty();
}

QString BattleView::edgeMessage() const {
    return tr("Edge of the map at %1").arg(text::hexName(m_context.selection.cursor()));
}

} // namespace sf::ui
