// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/brief_sheet.h"

#include "core/text/battle_text.h"
#include "core/text/smm_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

namespace sf::paint {
namespace {

constexpr double briefHeadHeight = 11;
constexpr double briefPostureHeight = 7.5;
constexpr double figuresHeight = 9.5;
constexpr double orderRoom = 14; ///< above and below the cells of a damage order

void paintHead(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    TokenStyle look;
    look.state = TokenStyle::State::Present;
    if (sheet.square.warlord())
        look = tokenStyle(sheet.battle, (*sheet.stack.units)[*sheet.square.warlord()], true);
    look.hits = 255;
    paper.token({area.left() + 4, area.top() + 4.6}, 3.4, sheet.stack.side, look);
    paper.words({area.left() + 9, area.top() + 0.4, area.width() - 9, 5.6},
                printable(text::stackName(sheet.stack)), {.size = type::heading, .bold = true});
    paper.text({area.left() + 9, area.top() + 8.8}, area.width() - 9, stackSummary(sheet),
               {.size = type::small, .muted = true});
    paper.line(area.left(), area.top() + briefHeadHeight - 0.8, area.right(),
               area.top() + briefHeadHeight - 0.8, 0.35);
}

/// Stats and multipliers on two lines.
void paintFigures(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    if (!sheet.stats)
        return;
    const double column = area.width() / static_cast<double>(smm::stats.size());
    for (std::size_t i = 0; i < smm::stats.size(); ++i) {
        const double x = area.left() + static_cast<double>(i) * column;
        const double name = paper.text({x, area.top() + 3.8}, column, text::stat(smm::stats[i]),
                                       {.size = type::small, .muted = true});
        paper.text({x + name + 1, area.top() + 3.8}, column - name - 1.5,
                   text::figure((*sheet.stats)[smm::stats[i]].value), {.size = type::strong, .bold = true});
    }
    const smm::Measures& measures = sheet.square.measures();
    paper.text({area.left(), area.top() + 8.2}, area.width(),
               SheetText::tr(
                   "Side %1, Back %2, a rotation %3; minor %4, moderate %5, major %6 (SMM-8, SMM-12, SMM-20)")
                   .arg(text::signedFigure(-measures.minor), text::signedFigure(-2LL * measures.minor),
                        text::signedFigure(-measures.completeRows), text::figure(measures.minor),
                        text::figure(measures.moderate), text::figure(measures.major)),
               {.size = type::least, .muted = true});
}

/// Paints the four damage orders on as many lines as they need. Returns the height.
void paintAllOrders(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    const OrdersShape shape = ordersShape(sheet.square.measures(), area.width());
    const double height = orderRoom + sheet.square.measures().rows * shape.cell;
    QRectF line(area.left(), area.top(), area.width(), height);
    for (int first = 0; first < 4; first += shape.perLine) {
        paintOrders(paper, line, sheet, first, std::min(shape.perLine, 4 - first));
        line.translate(0, height);
    }
}

/// Where the Square and its damage orders go.
struct BriefPlan {
    QRectF grid;
    QRectF orders;

    BriefPlan(const QRectF& area, const smm::Measures& measures) {
        const QRectF rest = area.adjusted(0, briefHeadHeight + briefPostureHeight, 0, -figuresHeight);
        const bool beside = rest.width() > 1.2 * rest.height();
        const double ordersWidth = beside ? 0.38 * rest.width() : rest.width();
        const OrdersShape shape = ordersShape(measures, ordersWidth);
        const int lines = (4 + shape.perLine - 1) / std::max(1, shape.perLine);
        const double ordersHeight = lines * (orderRoom + measures.rows * shape.cell);
        grid = beside ? rest.adjusted(0, 0, -ordersWidth - 3, 0) : rest.adjusted(0, 0, 0, -ordersHeight);
        const double most = backRoom + beakRoom + measures.rows * 24.0;
        grid.setHeight(std::min(grid.height(), most));
        const QPointF corner = beside ? QPointF(rest.right() - ordersWidth, rest.top()) : grid.bottomLeft();
        orders = QRectF(corner, QSizeF(ordersWidth, ordersHeight));
    }
};

} // namespace

bool fitsBriefSheet(const QRectF& area, const SheetStack& sheet) {
    const smm::Measures& measures = sheet.square.measures();
    if (measures.units == 0)
        return true;
    const BriefPlan plan(area, measures);
    const QSizeF cells = gridCells(plan.grid, measures).size();
    return ordersShape(measures, plan.orders.width()).perLine > 0 &&
           plan.orders.bottom() <= area.bottom() - figuresHeight + 1e-6 &&
           nameFits({cells.width() / measures.width, cells.height() / measures.rows},
                    longestName(sheet.stack));
}

void paintBriefSheet(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    paintHead(paper, area, sheet);
    const smm::Measures& measures = sheet.square.measures();
    if (measures.units == 0)
        return;
    paintPosture(paper, QRectF(area.left(), area.top() + briefHeadHeight, area.width(), briefPostureHeight),
                 sheet);
    paintFigures(paper, QRectF(area.left(), area.bottom() - figuresHeight, area.width(), figuresHeight),
                 sheet);
    const BriefPlan plan(area, measures);
    paintSheetGrid(paper, plan.grid, sheet);
    paintAllOrders(paper, plan.orders, sheet);
}

} // namespace sf::paint
