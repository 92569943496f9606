// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/board/token_pages.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/elided.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/cut_grid.h"
#include "ui/paint/sheets/paper/page_frame.h"

#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

/// What a token stands for: a whole stack, or one unit of it.
struct CutToken {
    battle::StackPointer stack;
    std::optional<std::size_t> unit;
};

class TokenPages final : public FramedPages {
public:
    TokenPages(battle::Battle battle, const TokenOrder& order, PageSetup setup)
        : FramedPages(SheetText::tr("tokens"), {}, std::move(setup))
        , m_battle(std::move(battle))
        , m_grid(content(), order.side)
        , m_backs(order.backs) {
        for (const battle::StackPointer& stack : m_battle.stacks)
            if (!order.ofSide || stack->side == *order.ofSide)
                add(stack, order);
    }

    int count() const override {
        const int fronts = (static_cast<int>(m_tokens.size()) + m_grid.perPage() - 1) / m_grid.perPage();
        return m_backs ? 2 * fronts : fronts;
    }

protected:
    HeaderText header(int page) const override;
    void paintContent(Paper& paper, int page) const override;

private:
    bool isBack(int page) const { return m_backs && page % 2 == 1; }
    void add(const battle::StackPointer& stack, const TokenOrder& order);

    battle::Battle m_battle;
    CutGrid m_grid;
    bool m_backs;
    std::vector<CutToken> m_tokens;
};

void TokenPages::add(const battle::StackPointer& stack, const TokenOrder& order) {
    if (stack->living() == 0)
        return;
    if (order.stacks)
        m_tokens.push_back({stack, {}});
    for (std::size_t unit = 0; order.units && unit < stack->units->size(); ++unit)
        if ((*stack->units)[unit].isAlive())
            m_tokens.push_back({stack, unit});
}

/// Paints one token in its square. All lengths except text are shares of its side.
class TokenPainter {
public:
    TokenPainter(Paper& paper, const QRectF& area, const battle::Battle& battle, const CutToken& token)
        : m_paper(paper)
        , m_area(area)
        , m_battle(battle)
        , m_token(token)
        , m_stack(*token.stack)
        , m_hasFront(battle::systemOf(battle.rules).facing(m_stack).has_value()) {}

    void paint(bool back);

private:
    double share(double part) const { return part * m_area.width(); }
    QPointF at(double x, double y) const { return m_area.topLeft() + QPointF(share(x), share(y)); }
    void paintFront(bool wide);
    void paintEdges(bool back);
    QString sizeText() const;
    QString figuresOf(const battle::Unit& unit) const;
    void paintUnit(const battle::Unit& unit);
    void paintUnitBack(const battle::Unit& unit);
    void paintStack(bool back);
    void line(double y, const QString& text, double size, bool bold = false, bool muted = false) {
        m_paper.text(at(0.5, y), share(0.92), text,
                     {.size = size, .bold = bold, .muted = muted, .align = Align::Centre});
    }
    /// Up to two lines between two heights.
    void name(double from, double to, const QString& text, bool bold, double left = 0.04) {
        constexpr qsizetype mostLetters = 60; // on a token; more would only take time
        m_paper.words(QRectF(at(left, from), at(1 - left, to)), text::elided(text, mostLetters),
                      {.size = textSize(0.1), .bold = bold, .muted = !bold, .align = Align::Centre});
    }
    void names(const battle::Unit& unit) {
        const double to = m_area.width() < small ? 0.92 : 0.82;
        name(0.43, (0.43 + to) / 2, printable(text::unitName(unit)), true);
        name((0.43 + to) / 2, to, printable(text::stackName(m_stack)), false);
    }
    static constexpr double small = 18; ///< only names fit below this size
    double textSize(double share) const { return std::max(type::least, share * m_area.width()); }

    Paper& m_paper;
    QRectF m_area;
    const battle::Battle& m_battle;
    const CutToken& m_token;
    const battle::Stack& m_stack;
    bool m_hasFront;
};

/// The mark of the Front along the bottom edge.
void TokenPainter::paintFront(bool wide) {
    if (!m_hasFront)
        return;
    if (wide)
        m_paper.polygon(
            QPolygonF({at(0.08, 0.9), at(0.92, 0.9), at(0.6, 0.94), at(0.5, 0.985), at(0.4, 0.94)}));
    else
        m_paper.polygon(QPolygonF({at(0.4, 0.93), at(0.6, 0.93), at(0.5, 0.985)}));
}

/// On the back of the paper, left and right are swapped.
void TokenPainter::paintEdges(bool back) {
    if (!m_hasFront)
        return;
    const TextStyle letter{.size = textSize(0.085), .bold = true, .align = Align::Centre};
    m_paper.text(at(0.145, 0.5), 4, text::edgeLetter(back ? battle::Edge::Right : battle::Edge::Left),
                 letter);
    m_paper.text(at(0.855, 0.5), 4, text::edgeLetter(back ? battle::Edge::Left : battle::Edge::Right),
                 letter);
    m_paper.text(at(0.855, 0.2), 4, text::edgeLetter(battle::Edge::Back), letter);
}

QString TokenPainter::sizeText() const {
    if (!m_hasFront)
        return SheetText::tr("%n unit(s)", nullptr, m_stack.living());
    const battle::Formation formation = battle::systemOf(m_battle.rules).formation(m_battle, m_stack);
    const auto isTaken = [](std::size_t cell) { return cell != battle::Formation::empty; };
    return SheetText::tr("%n unit(s), width %1", nullptr,
                         static_cast<int>(std::ranges::count_if(formation.cells, isTaken)))
        .arg(text::figure(formation.width));
}

QString TokenPainter::figuresOf(const battle::Unit& unit) const {
    using battle::Number;
    const auto figure = [&unit](Number number) { return text::figure(unit[number]); };
    return m_hasFront
               ? SheetText::tr("AP %1  DP %2  Hits %3")
                     .arg(figure(Number::AttackPower), figure(Number::DefensePower), figure(Number::Hits))
               : SheetText::tr("Attack %1  Defense %2  Hits %3")
                     .arg(figure(Number::Attack), figure(Number::Defense), figure(Number::Hits));
}

void TokenPainter::paintUnit(const battle::Unit& unit) {
    TokenStyle look =
        tokenStyle(m_battle, unit, m_hasFront ? m_stack.leader == unit.id : unit[battle::Flag::ChiefWarlord]);
    look.hits = 255;
    m_paper.token(at(0.5, 0.23), share(0.18), m_stack.side, look);
    names(unit);
    paintFront(false);
    if (m_area.width() >= small)
        line(0.895, figuresOf(unit), textSize(0.085));
}

void TokenPainter::paintUnitBack(const battle::Unit& unit) {
    TokenStyle look;
    look.state = TokenStyle::State::Croaked;
    m_paper.token(at(0.5, 0.23), share(0.18), m_stack.side, look);
    names(unit);
    if (m_area.width() >= small)
        line(0.895, SheetText::tr("croaked"), textSize(0.085), false, true);
}

void TokenPainter::paintStack(bool back) {
    const QRectF plate(at(0.08, 0.08), at(0.92, 0.9));
    if (back)
        m_paper.hatch(plate);
    m_paper.box(plate, 0.6);
    TokenStyle look;
    look.state = TokenStyle::State::Present;
    m_paper.token(at(0.5, 0.27), share(0.15), m_stack.side, look);
    name(0.44, 0.65, printable(text::stackName(m_stack)), true, 0.2);
    line(0.745, back ? SheetText::tr("has acted") : sizeText(), textSize(0.085));
    if (m_area.width() >= 20)
        m_paper.text(at(0.5, 0.86), share(0.92), printable(text::sideName(m_battle, m_stack.side)),
                     {.size = textSize(0.085), .muted = true, .isName = true, .align = Align::Centre});
    paintEdges(back);
    paintFront(true);
}

void TokenPainter::paint(bool back) {
    m_paper.painter().save();
    m_paper.painter().setClipRect(m_area, Qt::IntersectClip);
    if (!m_token.unit)
        paintStack(back);
    else if (back)
        paintUnitBack((*m_stack.units)[*m_token.unit]);
    else
        paintUnit((*m_stack.units)[*m_token.unit]);
    m_paper.painter().restore();
}

/// The backs are mirrored from left to right, whichever edge that is.
HeaderText TokenPages::header(int page) const {
    return {isBack(page) ? SheetText::tr("Tokens, backs") : SheetText::tr("Tokens, fronts"),
            !m_backs ? SheetText::tr("Cut along the dashed lines.")
            : setup().isLandscape()
                ? SheetText::tr("Cut along the dashed lines. Print double-sided, flip on short edge.")
                : SheetText::tr("Cut along the dashed lines. Print double-sided, flip on long edge.")};
}

void TokenPages::paintContent(Paper& paper, int page) const {
    const bool back = isBack(page);
    const int first = (m_backs ? page / 2 : page) * m_grid.perPage();
    const int here = std::min(m_grid.perPage(), static_cast<int>(m_tokens.size()) - first);
    m_grid.paintLines(paper, here, back);
    for (int i = 0; i < here; ++i) {
        const int token = first + i;
        TokenPainter(paper, m_grid.area(i, back), m_battle, m_tokens[static_cast<std::size_t>(token)])
            .paint(back);
    }
}

} // namespace

std::unique_ptr<Pages> tokenPages(battle::Battle battle, const TokenOrder& order, PageSetup setup) {
    return std::make_unique<TokenPages>(std::move(battle), order, std::move(setup));
}

} // namespace sf::paint
