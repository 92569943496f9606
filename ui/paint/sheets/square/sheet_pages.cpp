// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/sheet_pages.h"

#include "core/text/battle_text.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/square/brief_sheet.h"
#include "ui/paint/sheets/square/sheet_plan.h"
#include "ui/paint/sheets/square/sheet_sections.h"
#include "ui/paint/sheets/square/sheet_unit.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double tokenRoom = 13; ///< to the left of the stack's name

/// One page: part of a stack's own sheet, or several stacks.
struct PageOfStacks {
    std::vector<std::size_t> stacks;
    int part = 0; ///< index among the one stack's pages
};

class SheetPages final : public Pages {
public:
    SheetPages(battle::Battle battle, const std::vector<battle::StackId>& stacks, int perPage,
               PageSetup setup)
        : m_battle(std::move(battle)), m_setup(std::move(setup)), m_perPage(perPage) {
        for (const battle::StackId& id : stacks)
            if (const battle::StackPointer stack = m_battle.stacks.find(id))
                add(stack);
    }

    int count() const override { return static_cast<int>(m_pages.size()); }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

private:
    std::vector<SheetPage> plan(const SheetStack& sheet) const {
        return planSheet({sheet.square.measures(), joinsOf(sheet), rulesFor(sheet), longestName(sheet.stack)},
                         contentSize(m_setup));
    }
    void add(const battle::StackPointer& stack);
    bool isShared(const PageOfStacks& page) const { return m_perPage > 1 && page.part < 0; }
    void paintShared(Paper& paper, const PageOfStacks& page) const;
    void paintOwn(Paper& paper, const PageOfStacks& page) const;

    battle::Battle m_battle;
    PageSetup m_setup;
    int m_perPage;
    std::vector<battle::StackPointer> m_stacks;
    std::vector<PageOfStacks> m_pages;
};

void SheetPages::add(const battle::StackPointer& stack) {
    const std::size_t index = m_stacks.size();
    m_stacks.push_back(stack);
    if (m_perPage > 1 &&
        fitsBriefSheet(pageSlot(contentSize(m_setup), m_perPage, 0), SheetStack(m_battle, *stack))) {
        if (m_pages.empty() || !isShared(m_pages.back()) ||
            static_cast<int>(m_pages.back().stacks.size()) == m_perPage)
            m_pages.push_back({{}, -1});
        return m_pages.back().stacks.push_back(index);
    }
    const auto parts = static_cast<int>(plan(SheetStack(m_battle, *stack)).size());
    for (int part = 0; part < parts; ++part)
        m_pages.push_back({{index}, part});
}

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
        return paintRules(paper, placed.area,
                          QCoreApplication::translate("sf::paint", "Rules that apply to this sheet"),
                          rulesPart(rulesFor(sheet), placed.first, placed.count), placed.columns);
    case SheetPart::Tracks:
        return paintTracks(paper, placed.area);
    case SheetPart::Notes:
        return paintNotes(paper, placed.area);
    case SheetPart::Units:
        return paintUnits(paper, placed.area, sheet, placed.first, placed.count);
    }
}

void SheetPages::paintShared(Paper& paper, const PageOfStacks& page) const {
    const QSizeF size = contentSize(m_setup);
    for (std::size_t slot = 0; slot < page.stacks.size(); ++slot) {
        const SheetStack sheet(m_battle, *m_stacks[page.stacks[slot]]);
        paintBriefSheet(paper, pageSlot(size, m_perPage, static_cast<int>(slot)), sheet);
    }
}

void SheetPages::paintOwn(Paper& paper, const PageOfStacks& page) const {
    const SheetStack sheet(m_battle, *m_stacks[page.stacks.front()]);
    QString name = text::stackName(sheet.stack);
    if (page.part > 0)
        name = QCoreApplication::translate("sf::paint", "%1, sheet %2")
                   .arg(printable(name), text::figure(page.part + 1));
    paintHeader(paper, m_setup, {name, stackSummary(sheet)}, tokenRoom);
    TokenStyle look;
    look.state = TokenStyle::State::Present;
    if (sheet.square.warlord())
        look = tokenStyle((*sheet.stack.units)[*sheet.square.warlord()], true);
    look.hits = 255;
    paper.token({6, 5.4}, 4.2, sheet.stack.side, look);
    const std::vector<SheetPage> pages = plan(sheet);
    for (const PlacedPart& placed : pages[static_cast<std::size_t>(page.part)])
        paintPart(paper, placed, sheet);
}

void SheetPages::paint(QPainter& painter, int page) const {
    const PageOfStacks& stacks = m_pages[static_cast<std::size_t>(page)];
    Paper paper(painter);
    beginPage(paper, m_setup,
              {m_setup.title.isEmpty() || !isShared(stacks)
                   ? QCoreApplication::translate("sf::paint", "Square sheet")
                   : QCoreApplication::translate("sf::paint", "Square sheets of %1, %2")
                         .arg(printable(m_setup.title), m_setup.when),
               page, count()});
    if (isShared(stacks))
        paintShared(paper, stacks);
    else
        paintOwn(paper, stacks);
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
