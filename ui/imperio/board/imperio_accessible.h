// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"
#include "ui/widgets/cell_table.h"

namespace sf::ui {

class ImperioView;

/// The board as assistive technology sees it: a table of 81 squares, row by row, whose cells say what stands
/// there and what can be done there.
class ImperioAccessible final : public CellTable {
public:
    explicit ImperioAccessible(ImperioView& view);

    QString cellName(TableCell cell) const override;
    QString cellDescription(TableCell cell) const override;
    QRect cellArea(TableCell cell) const override;
    std::optional<TableCell> cellUnder(QPoint point) const override;
    std::optional<TableCell> currentCell() const override;
    /// The selected square.
    std::vector<TableCell> chosenCells() const override;
    QStringList actionNames() const override;
    void act(TableCell cell, const QString& action) override;
    QStringList keysFor(const QString& action) const override;

    QString text(QAccessible::Text kind) const override;
    int columnCount() const override { return imperio::boardSize; }
    int rowCount() const override { return imperio::boardSize; }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;

private:
    ImperioView& view() const;
};

/// Where a square of the board stands in that table.
TableCell cellOf(imperio::Square square);

/// Lets Qt know of the interface; once is enough, more do no harm.
void installImperioAccessibility();

} // namespace sf::ui
