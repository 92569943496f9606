// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in sheet_sections.h.
#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double widestCell = 56;

void paintBack(Paper& paper, const QRectF& cells) {
    const QString back = text::edge(battle::Edge::Back);
    const double half = Paper::widthOf(back, type::heading, true) / 2 + 3;
    const double y = cells.top() - 2.4;
    const double middle = cells.center().x();
    paper.text({middle, y}, 40, back, {.size = type::heading, .bold = true, .align = Align::Centre});
    if (cells.width() > 2 * half) {
        paper.paleLine(cells.left(), y - 1.2, middle - half, y - 1.2);
        paper.paleLine(middle + half, y - 1.2, cells.right(), y - 1.2);
    }
}

void paintSide(Paper& paper, QPointF middle, double angle, battle::Edge edge) {
    QPainter& painter = paper.painter();
    painter.save();
    painter.translate(middle);
    painter.rotate(angle);
    paper.text({0, 1.2}, 40, text::edge(edge), {.size = type::heading, .bold = true, .align = Align::Centre});
    painter.restore();
}

/// The black beak over the whole Front, deep enough in the middle for its name.
void paintBeak(Paper& paper, const QRectF& cells) {
    const double middle = cells.center().x();
    const double half = std::min(12.0, 0.46 * cells.width());
    const double y = cells.bottom();
    const double corner = std::min(6.0, 0.04 * cells.width());
    paper.polygon(QPolygonF({{cells.left(), y},
                             {cells.right(), y},
                             {cells.right() - corner, y + 3},
                             {middle + half, y + 3},
                             {middle, y + 9},
                             {middle - half, y + 3},
                             {cells.left() + corner, y + 3}}));
    paper.text({middle, y + 5}, 2 * half, text::edge(battle::Edge::Front),
               {.size = type::heading, .bold = true, .white = true, .align = Align::Centre});
}

void paintCell(Paper& paper, const QRectF& area, const SheetStack& sheet, smm::Cell cell, int index) {
    const auto position = sheet.square.at(cell);
    if (!position && index >= sheet.square.measures().units)
        return paper.hatch(area);
    paper.box(area, 0.35);
    if (!position) {
        // A unit that has croaked since the Square was formed (SMM-18).
        TokenStyle hole;
        hole.state = TokenStyle::State::Croaked;
        return paper.token(area.center(), std::min(3.0, 0.3 * area.height()), sheet.stack.side, hole);
    }
    const battle::Unit& unit = (*sheet.stack.units)[*position];
    const bool leads = position == sheet.square.warlord();
    paintUnitCell(paper, area,
                  {unit, sheet.stack.side, leads, tokenStyle(sheet.battle, unit, leads), cellLetters(index)});
}

} // namespace

QRectF gridCells(const QRectF& area, const smm::Measures& measures) {
    const double width = std::min(area.width() - 2 * sideRoom, measures.width * widestCell);
    return {area.center().x() - width / 2, area.top() + backRoom, width, area.height() - backRoom - beakRoom};
}

void paintSheetEdges(Paper& paper, const QRectF& cells) {
    paintBack(paper, cells);
    paintSide(paper, {cells.left() - 4, cells.center().y()}, -90, battle::Edge::Left);
    paintSide(paper, {cells.right() + 4, cells.center().y()}, 90, battle::Edge::Right);
    paper.box(cells, 0.9);
    paintBeak(paper, cells);
}

void paintSheetGrid(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    const smm::Measures& measures = sheet.square.measures();
    const QRectF cells = gridCells(area, measures);
    const QSizeF size(cells.width() / measures.width, cells.height() / measures.rows);
    for (int row = 0; row < measures.rows; ++row)
        for (int column = 0; column < measures.width; ++column) {
            const QPointF corner(cells.left() + column * size.width(),
                                 cells.bottom() - (row + 1) * size.height());
            paintCell(paper, QRectF(corner, size), sheet, {row, column}, row * measures.width + column);
        }
    paintSheetEdges(paper, cells);
    if (needsLegend(size) && size.height() >= 7.3)
        paper.words({cells.center().x() + 13, cells.bottom() + 3.4, cells.width() / 2 - 13, 6},
                    SheetText::tr("Each cell: %1, then one box per hit point.").arg(figuresLegend()),
                    {.size = type::least, .muted = true, .align = Align::Right});
}

} // namespace sf::paint
