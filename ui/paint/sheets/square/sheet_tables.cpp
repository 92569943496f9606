// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in sheet_sections.h.
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double sheetTableRow = 5.1;

/// "SMM-11, SMM-16"
QString rulesOf(const smm::Figure& figure) {
    QStringList rules;
    for (const smm::Term& term : figure.terms)
        if (const QString rule = QString::fromStdString(term.rule.text()); !rules.contains(rule))
            rules << rule;
    return text::listed(rules);
}

smm::Measures measuresOf(const SheetStack& sheet, int units) {
    return smm::measures(units, smm::houseRules(sheet.battle).moderateCounts);
}

bool sameMultipliers(const smm::Measures& first, const smm::Measures& second) {
    return first.minor == second.minor && first.moderate == second.moderate && first.major == second.major;
}

/// A size of the stack and its name.
struct SizeRow {
    smm::Measures measures;
    QString name;
    bool now = false;
};

/// One fewer, the present size, one more, and the next size that changes a multiplier (SMM-8).
std::vector<SizeRow> sizeRows(const SheetStack& sheet) {
    const int units = sheet.square.measures().units;
    std::vector<SizeRow> rows;
    if (units > 1)
        rows.push_back({measuresOf(sheet, units - 1), SheetText::tr("%1 (one fewer)")});
    rows.push_back({measuresOf(sheet, units), SheetText::tr("%1 (now)"), true});
    rows.push_back({measuresOf(sheet, units + 1), SheetText::tr("%1 (one more)")});
    int next = units + 2;
    while (sameMultipliers(measuresOf(sheet, next), rows[rows.size() - 1].measures))
        ++next;
    rows.push_back({measuresOf(sheet, next), SheetText::tr("%1 (next change)")});
    return rows;
}

void paintSizeRow(Paper& paper, const QRectF& row, const SizeRow& size) {
    if (size.now)
        paper.shade(row.adjusted(-1, 0, 0, 0));
    const double baseline = row.top() + 3.8;
    paper.text({row.left(), baseline}, 0.4 * row.width(), size.name.arg(text::figure(size.measures.units)),
               {.size = type::body, .bold = size.now});
    const std::pair<double, int> figures[] = {
        {0.5, size.measures.minor}, {0.73, size.measures.moderate}, {0.97, size.measures.major}};
    for (const auto& [share, value] : figures)
        paper.text({row.left() + share * row.width(), baseline}, 18, text::figure(value),
                   {.size = type::body, .bold = size.now, .align = Align::Right});
}

/// Positions of the units cell by cell from the Front.
std::vector<std::size_t> cellOrder(const SheetStack& sheet, std::vector<int>& cells) {
    const smm::Measures& measures = sheet.square.measures();
    std::vector<std::size_t> result;
    for (int index = 0; index < measures.units; ++index)
        if (const auto position = sheet.square.at({index / measures.width, index % measures.width})) {
            result.push_back(*position);
            cells.push_back(index);
        }
    return result;
}

} // namespace

QString figureInTerms(const smm::Figure& figure, const battle::Stack& stack) {
    QString sum;
    for (const smm::Term& term : figure.terms) {
        QString words = printable(text::term(term, stack));
        if (figure.terms.size() == 1)
            return words;
        if (!sum.isEmpty())
            sum += term.value < 0 ? QStringLiteral(" \u2212 ") : QStringLiteral(" + ");
        sum +=
            QStringLiteral("%1 (%2)").arg(text::figure(sum.isEmpty() ? term.value : qAbs(term.value)), words);
    }
    return sum;
}

void paintStats(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    paper.text({area.left(), area.top() + 5.4}, area.width(), SheetText::tr("The stack"),
               {.size = type::heading, .bold = true});
    if (!sheet.stats)
        return;
    double y = area.top() + 7;
    for (const smm::Stat stat : smm::stats) {
        const smm::Figure& figure = (*sheet.stats)[stat];
        const double baseline = y + 3.9;
        paper.text({area.left(), baseline}, 9, text::stat(stat), {.size = type::body, .muted = true});
        const QString value = text::figure(figure.value);
        const double valueWidth = std::max(8.0, Paper::widthOf(value, type::heading, true));
        paper.text({area.left() + 9.5 + valueWidth, baseline}, valueWidth + 1, value,
                   {.size = type::heading, .bold = true, .align = Align::Right});
        const double rules = paper.text({area.right(), baseline}, 0.3 * area.width(), rulesOf(figure),
                                        {.size = type::small, .muted = true, .align = Align::Right});
        const double left = area.left() + 12 + valueWidth;
        paper.text({left, baseline}, area.right() - rules - 2 - left, figureInTerms(figure, sheet.stack),
                   {.size = type::small, .isName = true});
        y += sheetTableRow;
        paper.paleLine(area.left(), y, area.right(), y);
    }
}

void paintMultipliers(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    paper.text({area.left(), area.top() + 5.4}, area.width(), SheetText::tr("Multipliers"),
               {.size = type::heading, .bold = true});
    paper.text({area.right(), area.top() + 5.4}, 20, QStringLiteral("SMM-8"),
               {.size = type::small, .muted = true, .align = Align::Right});
    const double head = area.top() + 10.4;
    const TextStyle left{.size = type::small, .muted = true};
    const TextStyle right{.size = type::small, .muted = true, .align = Align::Right};
    paper.text({area.left(), head}, 30, SheetText::tr("Units"), left);
    paper.text({area.left() + 0.5 * area.width(), head}, 18, SheetText::tr("Minor"), right);
    paper.text({area.left() + 0.73 * area.width(), head}, 18, SheetText::tr("Moderate"), right);
    paper.text({area.left() + 0.97 * area.width(), head}, 18, SheetText::tr("Major"), right);
    paper.line(area.left(), area.top() + 11.6, area.right(), area.top() + 11.6, 0.35);
    QRectF row(area.left(), area.top() + 12, area.width(), sheetTableRow);
    for (const SizeRow& size : sizeRows(sheet)) {
        paintSizeRow(paper, row, size);
        row.translate(0, sheetTableRow);
    }
    const smm::Measures& measures = sheet.square.measures();
    paper.text({area.left(), row.top() + 4.2}, area.width(),
               SheetText::tr("Side %1, Back %2 to AP and DP. A rotation %3 per hex side.")
                   .arg(text::signedFigure(-measures.minor), text::signedFigure(qint64{-2} * measures.minor),
                        text::signedFigure(-measures.completeRows)),
               {.size = type::small});
}

void paintUnits(Paper& paper, const QRectF& area, const SheetStack& sheet, int first, int count) {
    std::vector<int> cells;
    const std::vector<std::size_t> order = cellOrder(sheet, cells);
    std::vector<std::array<int, 4>> places(sheet.stack.units->size());
    for (const battle::Edge edge : battle::edges) {
        int place = 0;
        for (const std::size_t position : sheet.square.damageOrder(edge))
            places[position][static_cast<std::size_t>(edge)] = ++place;
    }
    paintUnitTableHead(paper, QRectF(area.left(), area.top(), area.width(), unitHeadHeight));
    QRectF row(area.left(), area.top() + unitHeadHeight, area.width(), unitRowHeight);
    const auto end = std::min<std::size_t>(order.size(), static_cast<std::size_t>(first + count));
    for (auto i = static_cast<std::size_t>(first); i < end; ++i) {
        const std::size_t position = order[i];
        paintUnitRow(paper, row,
                     {(*sheet.stack.units)[position], sheet.stack.side, position == sheet.square.warlord(),
                      cellLetters(cells[i])},
                     places[position]);
        row.translate(0, unitRowHeight);
    }
}

} // namespace sf::paint
