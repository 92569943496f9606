// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/multiplier/stacking_table.h"

#include "core/rules/multiplier/combat.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/hit_boxes.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/paper/table_columns.h"

#include <algorithm>
#include <array>

namespace sf::paint {
namespace {

using battle::Flag;
using battle::Number;

constexpr TableColumn stackingColumns[] = {
    {QT_TRANSLATE_NOOP("sf::paint", "No."), 0.07},   {QT_TRANSLATE_NOOP("sf::paint", "Unit"), 0.305},
    {QT_TRANSLATE_NOOP("sf::paint", "Attack"), 0.1}, {QT_TRANSLATE_NOOP("sf::paint", "Defense"), 0.115},
    {QT_TRANSLATE_NOOP("sf::paint", "Move"), 0.085}, {QT_TRANSLATE_NOOP("sf::paint", "Hits"), 0.2},
    {QT_TRANSLATE_NOOP("sf::paint", "left"), 0.125}};
enum StackingColumn {
    StackingPlace,
    StackingUnit,
    StackingAttack,
    StackingDefense,
    StackingMove,
    StackingHits,
    StackingLeft
};
constexpr std::array figureColumns{std::pair{StackingAttack, Number::Attack},
                                   std::pair{StackingDefense, Number::Defense},
                                   std::pair{StackingMove, Number::Move}};

QRectF stackingCell(const QRectF& row, StackingColumn column) {
    return cellOf(stackingColumns, column, row);
}

/// "Spear, Commander, level 2, flyer"
QString described(const battle::Unit& unit) {
    QStringList words;
    if (!unit.kind.empty())
        words << printable(unit.kind);
    for (const Flag flag : {Flag::ChiefWarlord, Flag::Commander, Flag::Mounted, Flag::Ranged, Flag::Scout})
        if (unit[flag])
            words << text::flag(flag);
    if (unit.profile->isFlyer())
        words << text::flag(Flag::Flyer);
    if (multiplier::isCommander(unit))
        words << SheetText::tr("level %1").arg(text::figure(unit[Number::Level]));
    return text::listed(words);
}

void paintHead(Paper& paper, const QRectF& area) {
    constexpr double narrow = 120; // as part of a page
    const double size = area.width() < narrow ? type::least : type::small;
    const double baseline = area.top() + 4.4;
    for (const StackingColumn column : {StackingPlace, StackingUnit, StackingHits, StackingLeft})
        paper.text({stackingCell(area, column).left(), baseline}, stackingCell(area, column).width() - 1,
                   SheetText::tr(stackingColumns[column].name), {.size = size, .muted = true});
    for (const auto& [column, number] : figureColumns)
        paper.text({stackingCell(area, column).center().x(), baseline},
                   stackingCell(area, column).width() - 0.6, SheetText::tr(stackingColumns[column].name),
                   {.size = size, .muted = true, .align = Align::Centre});
    paper.line(area.left(), area.bottom() - 0.4, area.right(), area.bottom() - 0.4, 0.35);
}

void paintUnit(Paper& paper, const QRectF& row, const StackingRow& entry) {
    const battle::Unit& unit = *entry.unit;
    const double baseline = row.top() + 4.3;
    TokenStyle look = tokenStyle(unit, unit[Flag::ChiefWarlord]);
    look.hits = 255; // the boxes show it
    const QRectF name = stackingCell(row, StackingUnit);
    paper.token({name.left() + 1.9, row.top() + 3.2}, 1.8, entry.side, look);
    paper.text({name.left() + 4.8, row.top() + 2.9}, name.width() - 5.8, printable(text::unitName(unit)),
               {.size = type::small, .bold = true, .isName = true});
    paper.text({name.left() + 4.8, row.top() + 5.6}, name.width() - 5.8, described(unit),
               {.size = type::least, .muted = true});
    for (const auto& [column, number] : figureColumns)
        paper.number({stackingCell(row, column).center().x(), baseline},
                     stackingCell(row, column).width() - 0.8, unit[number],
                     {.size = type::body, .bold = column != StackingMove});
    paintHitBoxes(paper, stackingCell(row, StackingHits).adjusted(0, 0.9, -1.5, -0.7), unit.hitsLeft,
                  unit[Number::Hits]);
    paper.text({stackingCell(row, StackingLeft).left(), baseline},
               stackingCell(row, StackingLeft).width() - 0.6,
               SheetText::tr("%1 of %2").arg(text::figure(unit.hitsLeft), text::figure(unit[Number::Hits])),
               {.size = type::least, .muted = true});
}

/// The place is bold for the first eight units, whose attack counts (MUL-3).
void paintRow(Paper& paper, const QRectF& row, const StackingRow& entry) {
    paper.text({row.left() + 0.6, row.top() + 4.3}, stackingCell(row, StackingPlace).width() - 1.4,
               text::figure(entry.place), {.size = type::small, .bold = entry.place <= multiplier::fighters});
    if (entry.unit)
        paintUnit(paper, row, entry);
    else
        for (const StackingColumn column :
             {StackingUnit, StackingAttack, StackingDefense, StackingMove, StackingHits, StackingLeft})
            paper.paleLine(stackingCell(row, column).left() - 0.6, row.top(),
                           stackingCell(row, column).left() - 0.6, row.bottom());
    if (entry.place == multiplier::fighters)
        paper.line(row.left(), row.bottom(), row.right(), row.bottom(), 0.6);
    else
        paper.paleLine(row.left(), row.bottom(), row.right(), row.bottom());
}

} // namespace

std::vector<StackingRow> stackingRows(const battle::Stack& stack) {
    std::vector<StackingRow> rows;
    for (const battle::Unit& unit : *stack.units)
        if (unit.isAlive())
            rows.push_back({&unit, stack.side, static_cast<int>(rows.size()) + 1});
    return rows;
}

int stackingCapacity(double height) {
    return std::max(0, static_cast<int>((height - stackingHeadHeight) / stackingRowHeight));
}

void paintStackingTable(Paper& paper, const QRectF& area, const std::vector<StackingRow>& rows, int first,
                        int count) {
    paintHead(paper, QRectF(area.topLeft(), QSizeF(area.width(), stackingHeadHeight)));
    QRectF row(area.left(), area.top() + stackingHeadHeight, area.width(), stackingRowHeight);
    const auto end = std::min(rows.size(), static_cast<std::size_t>(first + count));
    for (auto i = static_cast<std::size_t>(first); i < end; ++i) {
        paintRow(paper, row, rows[i]);
        row.translate(0, stackingRowHeight);
    }
}

} // namespace sf::paint
