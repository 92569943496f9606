// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/sheet_pages.h"

#include "core/text/words.h"
#include "ui/paint/sheets/page_frame.h"
#include "ui/paint/sheets/sheet_parts.h"
#include "ui/paint/sheets/sheet_plan.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double tokenRoom = 13; ///< left of the stack's name

/// "Reds, side mark: disc. 10 units, Stack Width 4, 3 rows, 2 complete."
QString summary(const SheetStack& sheet) {
    static constexpr const char* shapes[] = {
        QT_TRANSLATE_NOOP("sf::paint", "disc"), QT_TRANSLATE_NOOP("sf::paint", "square with cut corners"),
        QT_TRANSLATE_NOOP("sf::paint", "diamond"), QT_TRANSLATE_NOOP("sf::paint", "hexagon")};
    const smm::Measures& measures = sheet.square.measures();
    const QString side = QCoreApplication::translate("sf::paint", "%1 (%2)")
                             .arg(printable(text::sideName(sheet.battle, sheet.stack.side)).left(30),
                                  QCoreApplication::translate("sf::paint", shapes[sheet.stack.side % 4]));
    if (measures.units == 0)
        return QCoreApplication::translate("sf::paint", "%1. Nobody lives.").arg(side);
    return QCoreApplication::translate("sf::paint", "%1. %n unit(s), Stack Width %2, rows: %3, complete: %4.",
                                       nullptr, measures.units)
        .arg(side, text::figure(measures.width), text::figure(measures.rows),
             text::figure(measures.completeRows));
}

class SheetPages final : public Pages {
public:
    SheetPages(battle::Battle battle, const std::vector<battle::StackId>& stacks, PageSetup setup)
        : m_battle(std::move(battle)), m_setup(std::move(setup)) {
        for (const battle::StackId& id : stacks)
            if (const battle::StackPointer stack = m_battle.stacks.find(id)) {
                m_stacks.push_back(stack);
                m_ends.push_back(count() + static_cast<int>(plan(SheetStack(m_battle, *stack)).size()));
            }
    }

    int count() const override { return m_ends.empty() ? 0 : m_ends.back(); }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

private:
    std::vector<SheetPage> plan(const SheetStack& sheet) const {
        return planSheet({sheet.square.measures(), hasJoins(sheet), rulesFor(sheet)}, contentSize(m_setup));
    }

    battle::Battle m_battle;
    PageSetup m_setup;
    std::vector<battle::StackPointer> m_stacks;
    std::vector<int> m_ends; ///< of each stack: the page after its last
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
        return paintJoins(paper, placed.area, sheet);
    case SheetPart::Stats:
        return paintStats(paper, placed.area, sheet);
    case SheetPart::Multipliers:
        return paintMultipliers(paper, placed.area, sheet);
    case SheetPart::Rules:
        return paintRules(paper, placed.area, rulesFor(sheet), placed.first);
    case SheetPart::Tracks:
        return paintTracks(paper, placed.area);
    case SheetPart::Notes:
        return paintNotes(paper, placed.area);
    case SheetPart::Units:
        return paintUnits(paper, placed.area, sheet, placed.first, placed.count);
    }
}

void SheetPages::paint(QPainter& painter, int page) const {
    const auto end = std::ranges::upper_bound(m_ends, page);
    const auto index = static_cast<std::size_t>(end - m_ends.begin());
    const SheetStack sheet(m_battle, *m_stacks[index]);
    const std::vector<SheetPage> pages = plan(sheet);
    const int part = page - (*end - static_cast<int>(pages.size()));
    Paper paper(painter);
    beginPage(paper, m_setup, {QCoreApplication::translate("sf::paint", "Square sheet"), page, count()});
    QString name = text::stackName(sheet.stack);
    if (part > 0)
        name = QCoreApplication::translate("sf::paint", "%1, sheet %2")
                   .arg(name.left(60), text::figure(part + 1));
    paintHeader(paper, m_setup, {name, summary(sheet)}, tokenRoom);
    TokenLook look;
    look.state = TokenLook::State::Present;
    if (sheet.square.warlord())
        look = tokenLook((*sheet.stack.units)[*sheet.square.warlord()], true);
    look.hits = 255;
    paper.token({6, 5.4}, 4.2, sheet.stack.side, look);
    for (const PlacedPart& placed : pages[static_cast<std::size_t>(part)])
        paintPart(paper, placed, sheet);
}

} // namespace

std::unique_ptr<Pages> sheetPages(battle::Battle battle, std::vector<battle::StackId> stacks,
                                  PageSetup setup) {
    return std::make_unique<SheetPages>(std::move(battle), stacks, std::move(setup));
}

std::vector<battle::StackId> allStacks(const battle::Battle& battle) {
    std::vector<battle::StackId> result;
    for (const battle::StackPointer& stack : battle.stacks)
        result.push_back(stack->id);
    return result;
}

} // namespace sf::paint
