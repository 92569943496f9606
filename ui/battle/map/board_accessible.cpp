// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/board_accessible.h"

#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/map/board_words.h"
#include "ui/battle/state/selection.h"
#include "ui/paint/base/hex_layout.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

QAccessibleInterface* boardFactory(const QString& /*key*/, QObject* object) {
    auto* view = qobject_cast<BattleView*>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

hex::Hex hexOf(TableCell cell) {
    return {cell.column, cell.row};
}

TableCell cellOf(hex::Hex hex) {
    return {hex.row, hex.column};
}

} // namespace

void installBoardAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    Q_UNUSED(installed)
}

BoardAccessible::BoardAccessible(BattleView& view) : CellTable(view) {}

BattleView& BoardAccessible::view() const {
    return *static_cast<BattleView*>(widget());
}

int BoardAccessible::columnCount() const {
    return view().document().battle().map->columns();
}

int BoardAccessible::rowCount() const {
    return view().document().battle().map->rows();
}

QString BoardAccessible::cellName(TableCell cell) const {
    return describeCell(view().document().battle(), hexOf(cell));
}

QString BoardAccessible::cellDescription(TableCell /*cell*/) const {
    return view().accessibleDescription();
}

QRect BoardAccessible::cellArea(TableCell cell) const {
    return view().layout().bounds(hexOf(cell)).toAlignedRect();
}

std::optional<TableCell> BoardAccessible::cellUnder(QPoint point) const {
    return cellOf(view().layout().at(point));
}

std::optional<TableCell> BoardAccessible::currentCell() const {
    return cellOf(view().selection().cursor());
}

std::vector<TableCell> BoardAccessible::chosenCells() const {
    const auto& selected = view().selection().stack();
    const battle::StackPointer stack = selected ? view().document().battle().stacks.find(*selected) : nullptr;
    return stack ? std::vector{cellOf(stack->hex)} : std::vector<TableCell>();
}

QStringList BoardAccessible::actionNames() const {
    return {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::setFocusAction(),
            QAccessibleActionInterface::showMenuAction()};
}

void BoardAccessible::act(TableCell cell, const QString& action) {
    view().setFocus();
    view().moveCursor(hexOf(cell));
    if (action == QAccessibleActionInterface::pressAction())
        view().activate();
    else if (action == QAccessibleActionInterface::showMenuAction())
        view().openContextMenu();
}

QStringList BoardAccessible::keysFor(const QString& action) const {
    if (action == QAccessibleActionInterface::pressAction())
        return {QStringLiteral("Return")};
    return action == QAccessibleActionInterface::showMenuAction() ? QStringList{QStringLiteral("Menu")}
                                                                  : QStringList();
}

QString BoardAccessible::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value)
        return describeSides(view().document().battle());
    return CellTable::text(kind);
}

QString BoardAccessible::columnDescription(int column) const {
    return QCoreApplication::translate("sf::ui::BoardAccessible", "Column %1").arg(text::figure(column));
}

QString BoardAccessible::rowDescription(int row) const {
    return QCoreApplication::translate("sf::ui::BoardAccessible", "Row %1").arg(text::figure(row));
}

} // namespace sf::ui
