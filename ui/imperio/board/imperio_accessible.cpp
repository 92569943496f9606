// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/imperio_accessible.h"

#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/square_words.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/paint/board/imperio_board.h"

namespace sf::ui {
namespace {

QAccessibleInterface* boardFactory(const QString& /*key*/, QObject* object) {
    auto* view = qobject_cast<ImperioView*>(object);
    return view ? new ImperioAccessible(*view) : nullptr;
}

imperio::Square squareOf(TableCell cell) {
    return imperio::squareAt(cell.row + 1, cell.column + 1);
}

} // namespace

TableCell cellOf(imperio::Square square) {
    return {square.row() - 1, square.column() - 1};
}

void installImperioAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    Q_UNUSED(installed)
}

ImperioAccessible::ImperioAccessible(ImperioView& view) : CellTable(view) {}

ImperioView& ImperioAccessible::view() const {
    return *static_cast<ImperioView*>(widget());
}

QString ImperioAccessible::cellName(TableCell cell) const {
    return describeCell(view().desk(), view().pieceActions(), squareOf(cell));
}

QString ImperioAccessible::cellDescription(TableCell /*cell*/) const {
    return view().accessibleDescription();
}

QRect ImperioAccessible::cellArea(TableCell cell) const {
    return view().layout().area(squareOf(cell)).toAlignedRect();
}

std::optional<TableCell> ImperioAccessible::cellUnder(QPoint point) const {
    const imperio::Square square = view().layout().at(point);
    return square.isOnBoard() ? std::optional(cellOf(square)) : std::nullopt;
}

std::optional<TableCell> ImperioAccessible::currentCell() const {
    return cellOf(view().desk().cursor());
}

std::vector<TableCell> ImperioAccessible::chosenCells() const {
    const imperio::Square selected = view().desk().selected();
    return selected.isOnBoard() ? std::vector{cellOf(selected)} : std::vector<TableCell>();
}

QStringList ImperioAccessible::actionNames() const {
    return {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::setFocusAction()};
}

void ImperioAccessible::act(TableCell cell, const QString& action) {
    view().setFocus();
    view().moveCursor(squareOf(cell));
    if (action == QAccessibleActionInterface::pressAction())
        view().activate();
}

QStringList ImperioAccessible::keysFor(const QString& action) const {
    return action == QAccessibleActionInterface::pressAction() ? QStringList{QStringLiteral("Return")}
                                                               : QStringList();
}

QString ImperioAccessible::text(QAccessible::Text kind) const {
    return kind == QAccessible::Value ? describeTurn(view().desk()) : CellTable::text(kind);
}

QString ImperioAccessible::columnDescription(int column) const {
    return QStringLiteral("C%1").arg(column + 1);
}

QString ImperioAccessible::rowDescription(int row) const {
    return QStringLiteral("R%1").arg(row + 1);
}

} // namespace sf::ui
