// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/multiplier/stacking_table.h"

#include "core/rules/multiplier/combat.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/hit_boxes.h"

#include <algorithm>

namespace sf::paint {
namespace {

using battle::Flag;
using battle::Number;

enum StackingColumn { StackingPlace, StackingUnit, StackingHits = 5 };

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

PaperTable stackingTable(Paper& paper, const QRectF& area) {
    constexpr double narrow = 120; // as part of a page
    const double width = area.width();
    const TextStyle strong{.bold = true, .align = Align::Centre};
    return PaperTable(paper, area,
                      {stackingShape.head, stackingShape.row, width < narrow ? type::least : type::small},
                      {{0.07 * width, SheetText::tr("No."), {.size = type::small}, 0.6},
                       {0.305 * width, SheetText::tr("Unit")},
                       {0, SheetText::tr("Attack"), strong},
                       {0.115 * width, SheetText::tr("Defense"), strong},
                       {0.085 * width, SheetText::tr("Move"), {.align = Align::Centre}},
                       {0.2 * width, SheetText::tr("Hits")},
                       {0.125 * width, SheetText::tr("left"), {.size = type::least, .muted = true}}});
}

/// The place is bold for the first eight units, whose attack counts (MUL-3).
void paintRow(PaperTable& table, const StackingRow& entry) {
    const PaperCell place(text::figure(entry.place), entry.place <= multiplier::fighters);
    if (!entry.unit)
        return table.blankRow(place);
    const battle::Unit& unit = *entry.unit;
    const QRectF name = table.cell(StackingUnit);
    Paper& paper = table.paper();
    paper.token({name.left() + 1.9, name.top() + 3.2}, 1.8, entry.side, entry.token);
    paper.text({name.left() + 4.8, name.top() + 2.9}, name.width() - 5.8, printable(text::unitName(unit)),
               {.size = type::small, .bold = true, .isName = true});
    paper.text({name.left() + 4.8, name.top() + 5.6}, name.width() - 5.8, described(unit),
               {.size = type::least, .muted = true});
    paintHitBoxes(paper, table.cell(StackingHits).adjusted(0, 0.9, -1.5, -0.7), unit.hitsLeft,
                  unit[Number::Hits]);
    table.row({place, QString(), text::figure(unit[Number::Attack]), text::figure(unit[Number::Defense]),
               text::figure(unit[Number::Move]), QString(),
               SheetText::tr("%1 of %2").arg(text::figure(unit.hitsLeft), text::figure(unit[Number::Hits]))});
}

} // namespace

std::vector<StackingRow> stackingRows(const battle::Battle& battle, const battle::Stack& stack) {
    std::vector<StackingRow> rows;
    for (const battle::Unit& unit : *stack.units) {
        if (!unit.isAlive())
            continue;
        TokenStyle token = tokenStyle(battle, unit, unit[Flag::ChiefWarlord]);
        token.hits = 255; // the boxes show it
        rows.push_back({&unit, stack.side, token, static_cast<int>(rows.size()) + 1});
    }
    return rows;
}

void paintStackingTable(Paper& paper, const QRectF& area, const std::vector<StackingRow>& rows, int first,
                        int count) {
    PaperTable table = stackingTable(paper, area);
    const auto end = std::min(rows.size(), static_cast<std::size_t>(first + count));
    for (auto i = static_cast<std::size_t>(first); i < end; ++i) {
        paintRow(table, rows[i]);
        if (const QRectF next = table.cell(StackingPlace); rows[i].place == multiplier::fighters)
            paper.line(area.left(), next.top(), area.right(), next.top(), 0.6);
    }
}

} // namespace sf::paint
