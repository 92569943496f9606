// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cell_table.h"

namespace sf::ui {

class BattleView;

/// The board as assistive technology sees it: a table of hexes, row by row, whose cells say what stands
/// there.
class BoardAccessible final : public CellTable {
public:
    explicit BoardAccessible(BattleView& view);

    QString cellName(TableCell cell) const override;
    QString cellDescription(TableCell cell) const override;
    QRect cellArea(TableCell cell) const override;
    std::optional<TableCell> cellUnder(QPoint point) const override;
    std::optional<TableCell> currentCell() const override;
    /// The hex of the selected stack.
    std::vector<TableCell> chosenCells() const override;
    QStringList actionNames() const override;
    void act(TableCell cell, const QString& action) override;
    QStringList keysFor(const QString& action) const override;

    QString text(QAccessible::Text kind) const override;
    int columnCount() const override;
    int rowCount() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;

private:
    BattleView& view() const;
};

/// Lets Qt know of the interface; once is enough, more do no harm.
void installBoardAccessibility();

} // namespace sf::ui
