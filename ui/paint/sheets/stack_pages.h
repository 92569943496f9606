// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/pages.h"

namespace sf::paint {

/// The sheets of stacks: each on pages of its own or, if they fit, several on a page. Each rule system has a
/// subclass that draws them and calls add() in its constructor.
class StackPages : public Pages {
public:
    int count() const override { return static_cast<int>(m_pages.size()); }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

protected:
    StackPages(battle::Battle battle, int perPage, PageSetup setup);
    void add(const std::vector<battle::StackId>& stacks);
    const battle::Battle& battle() const { return m_battle; }

    /// Whether the brief sheet of a stack fits a part of a page, in millimetres.
    virtual bool fits(const QRectF& slot, const battle::Stack& stack) const = 0;
    /// How many pages its own sheet takes.
    virtual int parts(const battle::Stack& stack) const = 0;
    /// The page's title.
    virtual QString title(bool isShared) const = 0;
    virtual void paintBrief(Paper& paper, const QRectF& slot, const battle::StackPointer& stack) const = 0;
    virtual void paintOwn(Paper& paper, const battle::StackPointer& stack, int part) const = 0;

private:
    struct Page {
        std::vector<battle::StackPointer> stacks;
        int part = 0; ///< index among the one stack's pages; -1: several stacks
    };
    void add(const battle::StackPointer& stack);

    battle::Battle m_battle;
    PageSetup m_setup;
    int m_perPage;
    std::vector<Page> m_pages;
};

inline constexpr double tokenRoom = 13; ///< to the left of the stack's name
/// The name of a stack as a heading, with the number of the sheet from the second on.
QString sheetHeading(const battle::Stack& stack, int part);

} // namespace sf::paint
