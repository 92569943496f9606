// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_view.h"

#include "core/text/lists.h"
#include "ui/widgets/window_request.h"

#include <QKeyEvent>

#include <algorithm>

namespace sf::ui {
namespace {

/// Returns the cell a cursor key leads to, which may be off the board, or nothing for other keys.
std::optional<TableCell> cellAfterKey(TableCell from, const QKeyEvent& event, TableCell last, int pageRows) {
    const bool isControlHeld = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Up:
        return TableCell{from.row - 1, from.column};
    case Qt::Key_Down:
        return TableCell{from.row + 1, from.column};
    case Qt::Key_Left:
        return TableCell{from.row, from.column - 1};
    case Qt::Key_Right:
        return TableCell{from.row, from.column + 1};
    case Qt::Key_Home:
        return TableCell{isControlHeld ? 0 : from.row, 0};
    case Qt::Key_End:
        return TableCell{isControlHeld ? last.row : from.row, last.column};
    case Qt::Key_PageUp:
        return TableCell{std::max(0, from.row - pageRows), from.column};
    case Qt::Key_PageDown:
        return TableCell{std::min(last.row, from.row + pageRows), from.column};
    default:
        return std::nullopt;
    }
}

} // namespace

BoardView::BoardView(QWidget* parent) : CellWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
}

void BoardView::showMessage(const text::Caption& caption) {
    if (caption != m_lastMessage && !caption.isEmpty())
        announce(caption);
}

void BoardView::announce(const text::Caption& caption) {
    m_lastMessage = caption;
    if (const auto cell = cursorCell()) // what has happened may have changed it
        updateName(*cell);
    ui::showMessage(*this, caption);
}

void BoardView::showUnspoken(const QString& text) {
    m_lastMessage = text;
    ui::showMessage(*this, text, Spoken::No);
}

void BoardView::announceRow() {
    const std::optional<TableCell> cursor = cursorCell();
    if (!cursor)
        return;
    QStringList parts;
    for (int column = 0; column < columnCount(); ++column)
        if (const TableCell cell{cursor->row, column}; isOccupied(cell))
            parts << cellName(cell);
    announce(parts.isEmpty() ? tr("%1: nobody").arg(rowName(cursor->row))
                             : text::labelled(rowName(cursor->row), text::clauses(parts)));
}

bool BoardView::moveCursorByKey(const QKeyEvent& event) {
    if (event.modifiers() & ~Qt::KeypadModifier & ~Qt::ControlModifier)
        return false;
    TableCell from = cursorCell().value_or(TableCell());
    if (!contains(from))
        from = {};
    const auto to = cellAfterKey(from, event, {rowCount() - 1, columnCount() - 1}, pageRows());
    if (!to)
        return false;
    if (!contains(*to)) {
        showMessage(edgeMessage());
        return true;
    }
    moveCursorTo(*to);
    if (!isBusy()) // a dragged item announces where it would go
        showUnspoken(positionText());
    return true;
}

void BoardView::goTo(TableCell cell) {
    const bool isHere = cursorCell() == cell;
    moveCursorTo(cell);
    if (isHere)
        announcePosition();
    else
        showUnspoken(positionText());
}

void BoardView::setCursorShown(bool shown) {
    if (std::exchange(m_isCursorShown, shown) != shown)
        updateCursor();
}

void BoardView::cursorMoved() {
    updateCursor();
    if (hasFocus() && cursorCell())
        announceCell(*cursorCell());
}

void BoardView::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
        event->reason() == Qt::ShortcutFocusReason)
        setCursorShown(true);
    CellWidget::focusInEvent(event);
}

} // namespace sf::ui

#include "moc_board_view.cpp"
