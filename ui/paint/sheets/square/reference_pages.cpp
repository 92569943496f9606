// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_pages.h.
#include "ui/paint/sheets/square/square_pages.h"

#include "core/text/figures.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/square/reference_sections.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"

#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

/// The page is laid out at this size and scaled down for smaller paper.
constexpr QSizeF squareReferenceSize(186, 262);
constexpr int exampleUnits = 10;

battle::Battle exampleBattle() {
    battle::Battle battle;
    battle.sides = {{"", 0, nullptr}};
    auto profile = std::make_shared<battle::Profile>();
    profile->numbers[static_cast<std::size_t>(battle::Number::Hits)] = 1;
    battle::Stack stack;
    std::vector<battle::Unit> units(exampleUnits);
    for (std::size_t i = 0; i < units.size(); ++i) {
        units[i].id = battle::UnitId(std::to_string(i));
        units[i].hitsLeft = 1;
        units[i].profile = profile;
    }
    stack.units = std::move(units);
    battle.stacks.insert(0, std::make_shared<const battle::Stack>(std::move(stack)));
    return battle;
}

RuleLines reminders() {
    const auto line = [](int rule, const QString& text) { return RuleLine{smmRule(rule), text}; };
    return {
        line(3, SheetText::tr("Value: Ruler, Heir, Attuned; upkeep; level; rank; stats times specials; hits "
                              "left. The least valuable stand in front.")),
        line(11, SheetText::tr("AP and DP: average, rounded up. Dmg, DR and Init: sums. Move: the slowest.")),
        line(12, SheetText::tr("CS: complete squares, at least 1. Penalties never take a power below 0.")),
        line(14, SheetText::tr("Offensive: AP of the others' average + the Warlord's, in melee.")),
        line(15, SheetText::tr("Defensive: DP of the others' average less penalties, + the Warlord's.")),
        line(16, SheetText::tr("Screening: a unit of the stack, or AP halved for someone outside.")),
        line(18, SheetText::tr("Reform at the beginning of a Conflict round, at no cost.")),
        line(19, SheetText::tr("Merge neighbours of one side, or split, outside a round's resolution.")),
        line(20, SheetText::tr("A rotation in a Conflict costs complete rows per hex side, for the round.")),
        line(22, SheetText::tr("A screened edge: + half the screening stack's DP, rounded up.")),
        line(26, SheetText::tr("Initiative, highest first; stacks that fall in a round still act in it.")),
        line(28, SheetText::tr("Shots: no edge penalties, no postures but a defensive Warlord's DP.")),
    };
}

void paintExample(Paper& paper, const QRectF& area, const battle::Battle& example) {
    const QRectF below = paintPartHead(paper, area, SheetText::tr("Damage order of ten units, edge by edge"),
                                       QStringLiteral("SMM-7"));
    const SheetStack sheet(example, *example.stacks[0]);
    paintOrders(paper, below.adjusted(0, -1, 0, 0), sheet, 0, 4);
}

void paintReference(Paper& paper, double width, const battle::Battle& example) {
    const smm::HouseRules rules = smm::houseRules(example);
    double y = 0;
    const auto next = [&y](double height) { return std::exchange(y, y + height); };
    paintSizeTable(paper, QRectF(0, next(59), width, 56), rules);
    paintExample(paper, QRectF(0, next(43), width, 42), example);
    paintHitTable(paper, QRectF(0, next(21), width, 20), rules);
    const double top = next(50);
    const double third = (width - 16) / 3;
    paintEdgeRing(paper, QRectF(0, top, third + 10, 48), rules);
    paintTerrainTable(paper, QRectF(third + 18, top, third - 10, 48));
    paintJoinTable(paper, QRectF(2 * third + 16, top, third, 48));
    const RuleLines lines = reminders();
    paintRules(paper, QRectF(0, y, width, rulesHeight(lines, width, 2)), SheetText::tr("In a few words"),
               lines, 2);
}

} // namespace

std::unique_ptr<Pages> referencePages(const battle::Battle& battle, PageSetup setup) {
    battle::Battle example = exampleBattle();
    example.houseRules = battle.houseRules;
    return singlePage(SheetText::tr("reference"),
                      {SheetText::tr("Stack Management Mechanics"),
                       SheetText::tr("The tables under the house rules of this document.")},
                      std::move(setup), [example](Paper& paper, const PageSetup& page) {
                          paintReference(paper, fitBelowHeader(paper.painter(), page, squareReferenceSize),
                                         example);
                      });
}

} // namespace sf::paint
