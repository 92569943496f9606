// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/square/sheet_rules.h"

/// The parts of a Square sheet, each into the area that the plan gives it.
namespace sf::paint {

class Paper;

/// The Square with its edges named round it, Front at the bottom. In the graph alone, cells are empty.
void paintSheetGrid(Paper& paper, const QRectF& area, const SheetStack& sheet);
/// The edges round the cells: names, thick border and the beak of the Front.
void paintSheetEdges(Paper& paper, const QRectF& cells);
/// Where the cells lie in the grid's area.
QRectF gridCells(const QRectF& area, const smm::Measures& measures);

void paintOrdersHead(Paper& paper, const QRectF& area, const SheetStack& sheet);
/// `count` damage orders side by side, beginning with the edge `first`.
void paintOrders(Paper& paper, const QRectF& area, const SheetStack& sheet, int first, int count);
/// One damage order: the cells numbered, the attacked edge marked by an arrow as long as the room beside the
/// cells lets it be.
void paintOrder(Paper& paper, const QRectF& cells, const SheetStack& sheet, battle::Edge edge,
                double roomBeside);
/// The paragraphs below the damage orders.
QStringList joinsOf(const SheetStack& sheet);

void paintPosture(Paper& paper, const QRectF& area, const SheetStack& sheet);
/// Boxes for the postures, at most one of them ticked; `behind` is the text after the last.
void paintPostureRow(Paper& paper, const QRectF& area, std::optional<battle::Posture> ticked,
                     const QString& behind);
void paintStats(Paper& paper, const QRectF& area, const SheetStack& sheet);
void paintMultipliers(Paper& paper, const QRectF& area, const SheetStack& sheet);
void paintTracks(Paper& paper, const QRectF& area);
void paintNotes(Paper& paper, const QRectF& area);
void paintUnits(Paper& paper, const QRectF& area, const SheetStack& sheet, int first, int count);

/// "Reds (disc). 10 units, Stack Width 4, rows: 3, complete: 2."
QString stackSummary(const SheetStack& sheet);
/// "3 (average of the others 27 / 9) + 9 (Kess)": the terms of one of the stack's figures.
QString figureInTerms(const smm::Figure& figure, const battle::Stack& stack);

} // namespace sf::paint
