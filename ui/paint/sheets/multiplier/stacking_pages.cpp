// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in multiplier_pages.h.
#include "ui/paint/sheets/multiplier/multiplier_pages.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/multiplier/stack_factors.h"
#include "ui/paint/sheets/multiplier/stacking_table.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/page_text.h"
#include "ui/paint/sheets/printables.h"
#include "ui/paint/sheets/stack_pages.h"

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double briefHead = 17.5;
/// The part below the table on a sheet's first page.
constexpr double belowTable = factorsHeight + turnTracksHeight + 3;

/// "Reds (disc). Units alive: 10, of which 8 strike. Ranged."
QString summary(const battle::Battle& battle, const battle::Stack& stack) {
    const QString side = printedSide(battle, stack.side);
    const int living = stack.living();
    if (living == 0)
        return SheetText::tr("%1. No unit is alive.").arg(side);
    const QString units = text::figure(living);
    if (multiplier::isRanged(stack, multiplier::hitsOf(stack)))
        return SheetText::tr("%1. Units alive: %2. A ranged stack (MUL-10).").arg(side, units);
    if (multiplier::flies(stack))
        return SheetText::tr("%1. Units alive: %2. A flying stack (MUL-1).").arg(side, units);
    return SheetText::tr("%1. Units alive: %2.").arg(side, units);
}

/// The token of the likely leader: the first Commander, otherwise the first unit.
TokenStyle lookOf(const std::vector<StackingRow>& rows) {
    TokenStyle look;
    look.state = TokenStyle::State::Present;
    const auto commander = std::ranges::find_if(
        rows, [](const StackingRow& row) { return row.unit && multiplier::isCommander(*row.unit); });
    if (commander != rows.end())
        look = commander->token;
    look.leader = false;
    return look;
}

/// The number of pages for one stack: the first has its factors, the others the rest of the table.
struct PagePlan {
    int onFirst = 0;
    int onOthers = 0;
    PagePlan(const PageSetup& setup) { // NOLINT(google-explicit-constructor)
        const double room = contentSize(setup).height() - headerHeight - 1;
        onFirst = std::max(1, stackingShape.rowsIn(room - belowTable));
        onOthers = std::max(1, stackingShape.rowsIn(room));
    }
    int pages(std::size_t rows) const {
        const int more = static_cast<int>(rows) - onFirst;
        return 1 + (more > 0 ? (more + onOthers - 1) / onOthers : 0);
    }
    int first(int page) const { return page == 0 ? 0 : onFirst + (page - 1) * onOthers; }
    int count(int page) const { return page == 0 ? onFirst : onOthers; }
};

/// The table of a page, and on the first page the factors.
void paintBody(Paper& paper, const PageSetup& setup, const battle::Battle& battle,
               const battle::StackPointer& stack, const std::vector<StackingRow>& rows, int page) {
    const PagePlan plan(setup);
    const QSizeF size = contentSize(setup);
    const QRectF area(0, headerHeight + 1, size.width(), size.height() - headerHeight - 1);
    paintStackingTable(paper, area, rows, plan.first(page), plan.count(page));
    if (page > 0)
        return;
    const int shown = std::min(plan.count(0), static_cast<int>(rows.size()));
    const double top = area.top() + stackingShape.heightOf(shown) + 2;
    paintTurnTracks(paper, QRectF(0, top, size.width(), turnTracksHeight), battle, stack);
    const double factors = top + turnTracksHeight + 1;
    paintFactors(paper, QRectF(0, factors, size.width(), factorsHeight - 1), battle, stack);
    const RuleLines lines = factorReminders();
    const QRectF rules(0, factors + factorsHeight + 3, size.width(), rulesHeight(lines, size.width(), 2));
    if (rules.bottom() <= area.bottom())
        paintRules(paper, rules, SheetText::tr("Rules that apply to this sheet"), lines, 2);
}

class StackingPages final : public StackPages {
public:
    StackingPages(battle::Battle battle, const std::vector<battle::StackId>& stacks, int perPage,
                  PageSetup setup)
        : StackPages(std::move(battle), perPage, std::move(setup)) {
        add(stacks);
    }

protected:
    bool fits(const QRectF& slot, const battle::Stack& stack) const override {
        return stack.living() <= stackingShape.rowsIn(slot.height() - briefHead);
    }
    int parts(const battle::Stack& stack) const override {
        return PagePlan(setup()).pages(static_cast<std::size_t>(stack.living()));
    }
    QString title(bool isShared) const override;
    void paintBrief(Paper& paper, const QRectF& slot, const battle::StackPointer& stack) const override;
    void paintOwn(Paper& paper, const battle::StackPointer& stack, int part) const override;
};

QString StackingPages::title(bool isShared) const {
    return setup().title.isEmpty() || !isShared
               ? SheetText::tr("stack sheet")
               : SheetText::tr("stack sheets of %1, %2").arg(printable(setup().title), setup().when);
}

void StackingPages::paintBrief(Paper& paper, const QRectF& area, const battle::StackPointer& stack) const {
    const std::vector<StackingRow> rows = stackingRows(battle(), *stack);
    paper.token({area.left() + 4, area.top() + 4.6}, 3.4, stack->side, lookOf(rows));
    const double left = area.left() + 9;
    paper.words({left, area.top() + 0.4, area.width() - 9, 5.6}, printable(text::stackName(*stack)),
                {.size = type::heading, .bold = true});
    paper.text({left, area.top() + 8.8}, area.width() - 9, summary(battle(), *stack),
               {.size = type::small, .muted = true});
    if (rows.empty())
        return;
    paper.text({area.left(), area.top() + 13}, area.width(), factorsInBrief(battle(), stack),
               {.size = type::small, .bold = true});
    paper.line(area.left(), area.top() + 15, area.right(), area.top() + 15, 0.35);
    paintStackingTable(paper, area.adjusted(0, briefHead - 2, 0, 0), rows, 0, static_cast<int>(rows.size()));
}

void StackingPages::paintOwn(Paper& paper, const battle::StackPointer& stack, int part) const {
    const std::vector<StackingRow> rows = stackingRows(battle(), *stack);
    paintHeader(paper, setup(), {sheetHeading(*stack, part), summary(battle(), *stack)}, tokenRoom);
    paper.token({6, 5.4}, 4.2, stack->side, lookOf(rows));
    if (!rows.empty())
        paintBody(paper, setup(), battle(), stack, rows, part);
}

class BlankStackingPages final : public FramedPages {
public:
    BlankStackingPages(int units, PageSetup setup)
        : FramedPages(SheetText::tr("blank sheet"),
                      {SheetText::tr("A stack of up to %1 units").arg(text::figure(units)),
                       SheetText::tr("In stacking order: the first living unit takes the hits (MUL-12).")},
                      std::move(setup)) {
        for (int place = 1; place <= units; ++place)
            m_rows.push_back({nullptr, 0, {}, place});
    }

    int count() const override { return PagePlan(setup()).pages(m_rows.size()); }

protected:
    void paintContent(Paper& paper, int page) const override {
        paintBody(paper, setup(), {}, nullptr, m_rows, page);
    }

private:
    std::vector<StackingRow> m_rows;
};

} // namespace

std::unique_ptr<Pages> stackingPages(battle::Battle battle, const std::vector<battle::StackId>& stacks,
                                     int perPage, PageSetup setup) {
    return std::make_unique<StackingPages>(std::move(battle), stacks, perPage, std::move(setup));
}

std::unique_ptr<Pages> blankStackingPages(int units, PageSetup setup) {
    return std::make_unique<BlankStackingPages>(std::clamp(units, 1, mostBlankUnits), std::move(setup));
}

} // namespace sf::paint
