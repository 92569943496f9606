// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/stack_pages.h"

#include "core/text/battle_text.h"
#include "core/text/figures.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

#include <algorithm>

namespace sf::paint {

StackPages::StackPages(battle::Battle battle, int perPage, PageSetup setup)
    : m_battle(std::move(battle)), m_setup(std::move(setup)), m_perPage(perPage) {}

void StackPages::add(const std::vector<battle::StackId>& stacks) {
    for (const battle::StackId& id : stacks)
        if (const battle::StackPointer stack = m_battle.stacks.find(id); stack && !isTooMuch(*this))
            add(stack);
}

void StackPages::add(const battle::StackPointer& stack) {
    if (m_perPage > 1 && fits(pageSlot(contentSize(m_setup), m_perPage, 0), *stack)) {
        const auto full = static_cast<std::size_t>(m_perPage);
        const auto isOpen = [full](const Page& page) { return page.part < 0 && page.stacks.size() < full; };
        const auto open = std::ranges::find_if(m_pages, isOpen);
        if (open == m_pages.end())
            return m_pages.push_back({{stack}, -1});
        return open->stacks.push_back(stack); // pages of large stacks between small ones would waste paper
    }
    const int count = parts(*stack);
    for (int part = 0; part < count; ++part)
        m_pages.push_back({{stack}, part});
}

void StackPages::paint(QPainter& painter, int page) const {
    const Page& shown = m_pages[static_cast<std::size_t>(page)];
    const bool isShared = shown.part < 0;
    Paper paper(painter);
    beginPage(paper, m_setup, {title(isShared), page, count()});
    if (!isShared)
        return paintOwn(paper, shown.stacks.front(), shown.part);
    for (std::size_t slot = 0; slot < shown.stacks.size(); ++slot)
        paintBrief(paper, pageSlot(contentSize(m_setup), m_perPage, static_cast<int>(slot)),
                   shown.stacks[slot]);
}

QString sheetHeading(const battle::Stack& stack, int part) {
    const QString name = text::stackName(stack);
    return part == 0 ? name : SheetText::tr("%1, sheet %2").arg(printable(name), text::figure(part + 1));
}

} // namespace sf::paint
