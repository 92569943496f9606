// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/grid_accessible.h"

#include "core/text/words.h"
#include "ui/battle/smm/square/square_grid.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

QAccessibleInterface* gridFactory(const QString& /*key*/, QObject* object) {
    auto* grid = qobject_cast<SquareGrid*>(object);
    return grid ? new GridAccessible(*grid) : nullptr;
}

} // namespace

void installGridAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(gridFactory);
        return true;
    }();
    Q_UNUSED(installed)
}

GridAccessible::GridAccessible(SquareGrid& grid) : CellTable(grid) {}

SquareGrid& GridAccessible::grid() const {
    return *static_cast<SquareGrid*>(widget());
}

int GridAccessible::columnCount() const {
    return grid().columnCount();
}

int GridAccessible::rowCount() const {
    return columnCount() == 0 ? 0 : grid().cellCount() / columnCount();
}

int GridAccessible::index(TableCell cell) const {
    return cell.row * columnCount() + cell.column;
}

TableCell GridAccessible::cellOf(int index) const {
    return {index / columnCount(), index % columnCount()};
}

QString GridAccessible::cellName(TableCell cell) const {
    return grid().words(index(cell));
}

QRect GridAccessible::cellArea(TableCell cell) const {
    return grid().area(index(cell)).toAlignedRect();
}

std::optional<TableCell> GridAccessible::cellUnder(QPoint point) const {
    const auto spot = grid().spotAt(point);
    const int* cell = std::get_if<int>(&spot);
    return cell ? std::optional(cellOf(*cell)) : std::nullopt;
}

std::optional<TableCell> GridAccessible::currentCell() const {
    const int* cell = std::get_if<int>(&grid().spot());
    return cell ? std::optional(cellOf(*cell)) : std::nullopt;
}

std::vector<TableCell> GridAccessible::chosenCells() const {
    const auto current = currentCell();
    return current ? std::vector{*current} : std::vector<TableCell>();
}

QStringList GridAccessible::actionNames() const {
    return {QAccessibleActionInterface::setFocusAction(), QAccessibleActionInterface::pressAction()};
}

void GridAccessible::act(TableCell cell, const QString& action) {
    grid().setFocus();
    grid().goTo(index(cell));
    if (action == QAccessibleActionInterface::pressAction())
        grid().markOrSwap();
}

QStringList GridAccessible::keysFor(const QString& action) const {
    return action == QAccessibleActionInterface::pressAction() ? QStringList{QStringLiteral("Space")}
                                                               : QStringList();
}

QString GridAccessible::columnDescription(int column) const {
    return QCoreApplication::translate("sf::ui::SquareGrid", "Column %1").arg(text::figure(column + 1));
}

QString GridAccessible::rowDescription(int row) const {
    const QString name =
        QCoreApplication::translate("sf::ui::SquareGrid", "Row %1").arg(text::figure(row + 1));
    return row > 0 ? name : QCoreApplication::translate("sf::ui::SquareGrid", "%1, the Front").arg(name);
}

} // namespace sf::ui
