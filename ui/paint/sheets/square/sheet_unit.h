// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"
#include "ui/paint/sheets/paper/paper_table.h"
#include "ui/paint/sheets/square/sheet_rules.h"

#include <QSizeF>

namespace sf::paint {

/// A unit of a stack as a cell of the grid or a row of a table shows it.
struct SheetUnit {
    const battle::Unit& unit;
    int side = 0;
    bool leads = false;
    TokenStyle token{};
    QString letters; ///< of its cell
};

/// The least cell that has a unit's name, figures and hit points; a smaller one has its letters and token.
inline constexpr QSizeF leastFullCell(14.5, 7.3);
/// Whether the name can be read in such a cell, if narrow; else it should stand in a table too.
bool nameFits(QSizeF cell, const QString& name);
/// The longest name of a living unit, as it is printed.
QString longestName(const battle::Stack& stack);

/// The cell with as much of the unit as it has room for.
void paintUnitCell(Paper& paper, const QRectF& cell, const SheetUnit& unit);
/// Explains the figures in cells too small for headings.
bool needsLegend(QSizeF cell);
QString figuresLegend();

/// The table of units of a stack that is too large to be shown in full by its grid, or of a blank sheet.
inline constexpr TableShape unitTableShape{.head = 7, .row = 6.4};
PaperTable unitTable(Paper& paper, const QRectF& area);
/// `places`: its place in the damage order of each edge, 0 for none.
void paintUnitRow(PaperTable& table, const SheetUnit& unit, const std::array<int, 4>& places);

} // namespace sf::paint
