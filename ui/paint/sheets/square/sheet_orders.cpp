// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in sheet_sections.h.
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"

#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

using battle::Edge;

constexpr double topRoom = 5; ///< for the arrow at the Back
constexpr double longestArrow = 4.6;

void paintArrow(Paper& paper, const QRectF& cells, Edge edge, double arrowLength) {
    const QPointF middle = cells.center();
    constexpr double away = 0.6;
    switch (edge) {
    case Edge::Front:
        return paper.arrow({middle.x(), cells.bottom() + away + arrowLength},
                           {middle.x(), cells.bottom() + away});
    case Edge::Back:
        return paper.arrow({middle.x(), cells.top() - away - arrowLength + 0.4},
                           {middle.x(), cells.top() - away});
    case Edge::Left:
        return paper.arrow({cells.left() - away - arrowLength, middle.y()},
                           {cells.left() - away, middle.y()});
    case Edge::Right:
        return paper.arrow({cells.right() + away + arrowLength, middle.y()},
                           {cells.right() + away, middle.y()});
    }
}

/// Each unit's place in the order of damage over the edge, from 1; 0 for empty cells.
std::vector<int> places(const SheetStack& sheet, Edge edge) {
    std::vector<int> result(sheet.stack.units->size());
    int place = 0;
    for (const std::size_t position : sheet.square.damageOrder(edge))
        result[position] = ++place;
    return result;
}

/// The order of the numbers, and why it is not simply that of the cells.
QString orderRules(const SheetStack& sheet) {
    const auto name = [&](std::size_t position) {
        return printable(text::unitName((*sheet.stack.units)[position]));
    };
    if (sheet.square.screened())
        return SheetText::tr("SMM-7, SMM-17: as seen facing the attacked edge; %1 is screened and comes last")
            .arg(name(*sheet.square.screened()));
    if (sheet.square.posture() == battle::Posture::Offensive)
        return SheetText::tr("SMM-7, SMM-17: as seen facing the attacked edge; offensive, so %1 comes last")
            .arg(name(*sheet.square.warlord()));
    return SheetText::tr("SMM-7, SMM-17: as seen facing the attacked edge");
}

QString croaked(const battle::Stack& stack) {
    QStringList names;
    for (const battle::Unit& unit : *stack.units)
        if (!unit.isAlive())
            names << printable(text::unitName(unit));
    return names.isEmpty() ? QString() : SheetText::tr("Croaked: %1").arg(text::listed(names));
}

} // namespace

void paintOrdersHead(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    const double width =
        paper.text({area.left(), area.top() + 4.4}, area.width(), SheetText::tr("Damage order, edge by edge"),
                   {.size = type::heading, .bold = true});
    paper.text({area.right(), area.top() + 4.4}, area.width() - width - 4, orderRules(sheet),
               {.size = type::small, .muted = true, .align = Align::Right});
}

void paintOrder(Paper& paper, const QRectF& cells, const SheetStack& sheet, Edge edge, double roomBeside) {
    const smm::Measures& measures = sheet.square.measures();
    const std::vector<int> numbers = places(sheet, edge);
    const double side = cells.width() / measures.width;
    const double size = side >= 5.6 ? type::strong : side >= 4.8 ? type::small : type::least;
    for (int row = 0; row < measures.rows; ++row)
        for (int column = 0; column < measures.width; ++column) {
            const auto position = sheet.square.at({row, column});
            if (!position)
                continue;
            const QRectF cell(cells.left() + column * side, cells.bottom() - (row + 1) * side, side, side);
            const int number = numbers[*position];
            if (number == 1)
                paper.shade(cell);
            paper.box(cell, 0.25);
            paper.number({cell.center().x(), cell.center().y() + 0.36 * size}, side - 0.3, number,
                         {.size = size, .bold = number == 1});
        }
    paper.box(cells, 0.5);
    paper.line(cells.left(), cells.bottom(), cells.right(), cells.bottom(), 1.1);
    paintArrow(paper, cells, edge, std::min(longestArrow, roomBeside));
}

void paintOrders(Paper& paper, const QRectF& area, const SheetStack& sheet, int first, int count) {
    const smm::Measures& measures = sheet.square.measures();
    const double cell = ordersShape(measures, area.width()).cell;
    const QSizeF size(measures.width * cell, measures.rows * cell);
    for (int i = 0; i < count; ++i) {
        const double share = area.width() / count;
        const QRectF cells({area.left() + (i + 0.5) * share - size.width() / 2, area.top() + topRoom}, size);
        const auto edge = static_cast<Edge>(first + i);
        paintOrder(paper, cells, sheet, edge, share - size.width() - 1.4);
        paper.text({cells.center().x(), cells.bottom() + 8.4}, share, text::edge(edge),
                   {.size = type::body, .bold = true, .align = Align::Centre});
    }
}

QStringList joinsOf(const SheetStack& sheet) {
    QStringList paragraphs;
    if (sheet.square.posture() == battle::Posture::Offensive) {
        const int rows = sheet.square.measures().completeRows;
        paragraphs << SheetText::tr("On 1d20 of %1 or more (20 less %n complete row(s)) %2 joins the "
                                    "attacked edge, last in its first line (SMM-17).",
                                    nullptr, rows)
                          .arg(text::figure(20 - rows),
                               printable(text::unitName((*sheet.stack.units)[*sheet.square.warlord()])));
    }
    if (const QString fallen = croaked(sheet.stack); !fallen.isEmpty())
        paragraphs << fallen;
    return paragraphs;
}

} // namespace sf::paint
