// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_pages.h.
#include "ui/paint/sheets/square/square_pages.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/square/brief_sheet.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"
#include "ui/paint/sheets/stack_pages.h"

#include <algorithm>

namespace sf::paint {
namespace {

class SheetPages final : public StackPages {
public:
    SheetPages(battle::Battle battle, const std::vector<battle::StackId>& stacks, int perPage,
               PageSetup setup)
        : StackPages(std::move(battle), perPage, std::move(setup)) {
        add(stacks);
    }

protected:
    bool fits(const QRectF& slot, const battle::Stack& stack) const override {
        return fitsBriefSheet(slot, SheetStack(battle(), stack));
    }
    int parts(const battle::Stack& stack) const override {
        return static_cast<int>(plan(SheetStack(battle(), stack)).size());
    }
    QString title(bool isShared) const override;
    void paintBrief(Paper& paper, const QRectF& slot, const battle::StackPointer& stack) const override {
        paintBriefSheet(paper, slot, SheetStack(battle(), *stack));
    }
    void paintOwn(Paper& paper, const battle::StackPointer& stack, int part) const override;

private:
    std::vector<SheetPage> plan(const SheetStack& sheet) const {
        return planSheet({sheet.square.measures(), joinsOf(sheet), rulesFor(sheet), longestName(sheet.stack)},
                         contentSize(setup()));
    }
};

void paintPart(Paper& paper, const PlacedPart& placed, const SheetStack& sheet) {
    switch (placed.part) {
    case SheetPart::Posture:
        return paintPosture(paper, placed.area, sheet);
    case SheetPart::Grid:
        return paintSheetGrid(paper, placed.area, sheet);
    case SheetPart::OrdersHead:
        return paintOrdersHead(paper, placed.area, sheet);
    case SheetPart::Orders:
        return paintOrders(paper, placed.area, sheet, placed.first, placed.count);
    case SheetPart::Joins:
        return paper.words(placed.area, joinsOf(sheet)[placed.first], {.size = type::small});
    case SheetPart::Stats:
        return paintStats(paper, placed.area, sheet);
    case SheetPart::Multipliers:
        return paintMultipliers(paper, placed.area, sheet);
    case SheetPart::Rules:
        return paintRules(paper, placed.area, SheetText::tr("Rules that apply to this sheet"),
                          rulesPart(rulesFor(sheet), placed.first, placed.count), placed.columns);
    case SheetPart::Tracks:
        return paintTracks(paper, placed.area);
    case SheetPart::Notes:
        return paintNotes(paper, placed.area);
    case SheetPart::Units:
        return paintUnits(paper, placed.area, sheet, placed.first, placed.count);
    }
}

QString SheetPages::title(bool isShared) const {
    return setup().title.isEmpty() || !isShared
               ? SheetText::tr("Square sheet")
               : SheetText::tr("Square sheets of %1, %2").arg(printable(setup().title), setup().when);
}

void SheetPages::paintOwn(Paper& paper, const battle::StackPointer& stack, int part) const {
    const SheetStack sheet(battle(), *stack);
    paintHeader(paper, setup(), {sheetHeading(*stack, part), stackSummary(sheet)}, tokenRoom);
    TokenStyle look;
    look.state = TokenStyle::State::Present;
    if (sheet.square.warlord())
        look = tokenStyle(battle(), (*stack->units)[*sheet.square.warlord()], true);
    look.hits = 255;
    paper.token({6, 5.4}, 4.2, stack->side, look);
    const std::vector<SheetPage> pages = plan(sheet);
    for (const PlacedPart& placed : pages[static_cast<std::size_t>(part)])
        paintPart(paper, placed, sheet);
}

} // namespace

std::unique_ptr<Pages> sheetPages(battle::Battle battle, const std::vector<battle::StackId>& stacks,
                                  int perPage, PageSetup setup) {
    return std::make_unique<SheetPages>(std::move(battle), stacks, perPage, std::move(setup));
}

std::vector<battle::StackId> allStacks(const battle::Battle& battle) {
    std::vector<battle::StackId> result;
    for (const battle::StackPointer& stack : battle.stacks)
        result.push_back(stack->id);
    return result;
}

} // namespace sf::paint
