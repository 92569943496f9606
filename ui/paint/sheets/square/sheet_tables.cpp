// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in sheet_sections.h.
#include "core/rules/smm/square/house_rules.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

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
    const QRectF below = paintPartHead(paper, area.adjusted(0, 1.6, 0, 0), SheetText::tr("The stack"), {});
    if (!sheet.stats)
        return;
    double valueWidth = 8;
    double rulesWidth = 0;
    for (const smm::Stat stat : smm::stats) {
        const smm::Figure& figure = (*sheet.stats)[stat];
        valueWidth = std::max(valueWidth, Paper::widthOf(text::figure(figure.value), type::heading, true));
        rulesWidth = std::max(rulesWidth, Paper::widthOf(rulesOf(figure), type::small));
    }
    const TextStyle muted{.size = type::small, .muted = true, .align = Align::Right};
    PaperTable table(paper, below, {.row = sheetTableRow},
                     {{9, {}, {.muted = true}},
                      {valueWidth + 1, {}, {.size = type::heading, .bold = true, .align = Align::Right}},
                      {0, {}, {.size = type::small, .isName = true}, 2.5},
                      {std::min(rulesWidth + 1, 0.3 * area.width()), {}, muted}});
    for (const smm::Stat stat : smm::stats) {
        const smm::Figure& figure = (*sheet.stats)[stat];
        table.row({text::stat(stat), text::figure(figure.value), figureInTerms(figure, sheet.stack),
                   rulesOf(figure)});
    }
}

void paintMultipliers(Paper& paper, const QRectF& area, const SheetStack& sheet) {
    const QRectF below = paintPartHead(paper, area.adjusted(0, 1.6, 0, 0), SheetText::tr("Multipliers"),
                                       QStringLiteral("SMM-8"));
    const TextStyle figure{.align = Align::Right};
    PaperTable table(paper, below, {.head = 5, .row = sheetTableRow},
                     {{0.37 * area.width(), SheetText::tr("Units"), {}},
                      {0, SheetText::tr("Minor"), figure},
                      {0, SheetText::tr("Moderate"), figure},
                      {0, SheetText::tr("Major"), figure}});
    for (const SizeRow& size : sizeRows(sheet)) {
        if (size.now)
            paper.shade((table.cell(0) | table.cell(3)).adjusted(-1, 0, 0, 0));
        const smm::Measures& measures = size.measures;
        table.row({size.name.arg(text::figure(measures.units)), text::figure(measures.minor),
                   text::figure(measures.moderate), text::figure(measures.major)},
                  size.now);
    }
    const smm::Measures& measures = sheet.square.measures();
    paper.text({area.left(), table.cell(0).top() + 4.2}, area.width(),
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
    PaperTable table = unitTable(paper, area);
    const auto end = std::min<std::size_t>(order.size(), static_cast<std::size_t>(first + count));
    for (auto i = static_cast<std::size_t>(first); i < end; ++i) {
        const std::size_t position = order[i];
        const battle::Unit& unit = (*sheet.stack.units)[position];
        const bool leads = position == sheet.square.warlord();
        paintUnitRow(
            table,
            {unit, sheet.stack.side, leads, tokenStyle(sheet.battle, unit, leads), cellLetters(cells[i])},
            places[position]);
    }
}

} // namespace sf::paint
