// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cell_table.h"

namespace sf::ui {

class SquareGrid;

/// The Square of the inspector as assistive technology sees it: a table with the Front as its first row,
/// whose cells say which unit stands there, how hurt it is and which edges it stands at.
class GridAccessible final : public CellTable {
public:
    explicit GridAccessible(SquareGrid& grid);

    QString cellName(TableCell cell) const override;
    QRect cellArea(TableCell cell) const override;
    std::optional<TableCell> cellUnder(QPoint point) const override;
    std::optional<TableCell> currentCell() const override;
    std::vector<TableCell> chosenCells() const override;
    /// Press marks a unit to change places, or changes places with the marked one (SMM-3).
    QStringList actionNames() const override;
    void act(TableCell cell, const QString& action) override;
    QStringList keysFor(const QString& action) const override;

    int columnCount() const override;
    int rowCount() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;

private:
    SquareGrid& grid() const;
    int index(TableCell cell) const;
    TableCell cellOf(int index) const;
};

/// Lets Qt know of the interface; once is enough, more do no harm.
void installGridAccessibility();

} // namespace sf::ui
