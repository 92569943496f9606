// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_pages.h.
#include "core/text/imperio_options.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/paper_table.h"
#include "ui/paint/sheets/paper/rule_box.h"

#include <QPainter>

#include <algorithm>

namespace sf::paint {
namespace {

RuleLine line(int rule, const QString& text) {
    return {imperioRule(rule), text};
}

RuleLines setupAndTurn() {
    return {
        line(1, SheetText::tr("The attacker deploys on rows 1 and 2, the defender on rows 8 and 9. Forward "
                              "is down for the attacker, up for the defender.")),
        line(2, SheetText::tr("Letters: the attacker's H headquarters, B base, K knight, A archer, P "
                              "pikeman, F footsoldier; the defender's E, T, C, R, M and S.")),
        line(3, SheetText::tr("Agree who attacks, or roll one die each: the higher number attacks.")),
        line(4, SheetText::tr("The defender deploys, then the attacker; then the defender may make up to 4 "
                              "alterations. The attacker moves first.")),
        line(5, SheetText::tr("One headquarters, two bases, 1 to 15 other pieces on the board and up to 50 "
                              "reinforcements; at most 8 knights on the board, 10 in all.")),
        line(6, SheetText::tr("An alteration moves a piece, swaps two, or adds, removes or replaces a piece "
                              "or a reinforcement. If you reverse one, neither counts.")),
        line(7, SheetText::tr("First in a turn, each active base may spawn one reinforcement on an empty "
                              "square beside it. It may act in the same turn.")),
        line(8, SheetText::tr("Captured bases are useless while the enemy holds one of your own.")),
        line(9, SheetText::tr("Then pieces act in any order. A base moves 1 square. A footsoldier or pikeman "
                              "moves 1, an archer up to 2, or attacks instead. A knight has 5 actions: steps "
                              "and attacks in any mix. Steps go in eight directions onto empty squares.")),
        line(10, SheetText::tr(
                     "End your turn when you like. It ends by itself when nothing else is left to do.")),
    };
}

RuleLines fights() {
    return {
        line(11,
             SheetText::tr(
                 "Both roll their dice; the higher sum wins and the loser is gone. A tie removes both, but a "
                 "base stands, and a shot's target lives. An archer never dies from its own shot.")),
        line(12, SheetText::tr(
                     "After winning in melee the attacker moves in. Pikemen and captors of a base stay.")),
        line(14, SheetText::tr("Charge: the squares that the knight stepped since its last attack, but no "
                               "more than it needed. Next to its target from the start: charge 0.")),
        line(15, SheetText::tr("A knight that enters a square next to an enemy pikeman, or two ahead of one, "
                               "loses the rest of its actions.")),
        line(16,
             SheetText::tr("Attacks reach the eight squares around; a pikeman's also two straight ahead.")),
        line(17,
             SheetText::tr(
                 "A pikeman that stood still for a whole turn of its side is entrenched until it moves.")),
        line(18, SheetText::tr("An archer shoots 2 to 5 squares in a straight line, never at a base: 3 dice "
                               "at the target, 1 at every piece around it, friend or enemy, bases apart.")),
        line(19, SheetText::tr("No shot goes over an enemy footsoldier, nor across the seven squares around "
                               "it that are not nearest to the archer. A footsoldier itself may be shot.")),
        line(20, SheetText::tr(
                     "Bases are attacked in melee only. The winner captures, or destroys and moves in.")),
        line(21, SheetText::tr("A side without a fighting piece on the board, or without a base, has lost.")),
        line(22,
             SheetText::tr(
                 "If both lose their last pieces at once: fewer pieces deployed, fewer reinforcements at "
                 "first, more left, more bases, own headquarters held, never lost; else the defender wins.")),
        line(23, SheetText::tr("The side to move may resign.")),
    };
}

struct DiceRow {
    QString piece;
    QString attacking;
    QString attacked;
};

std::vector<DiceRow> dice() {
    return {
        {SheetText::tr("Knight"),
         SheetText::tr("3. Charge 0: −1; 2, 3, 4: +1, +2, +3. Against a pikeman: −1."),
         SheetText::tr("3. By an adjacent piece: −1. By a pikeman: −1.")},
        {SheetText::tr("Archer"), SheetText::tr("Shot: 3 at the target, 1 around it. Melee: 1."),
         SheetText::tr("1.")},
        {SheetText::tr("Pikeman"), SheetText::tr("2. Entrenched: +1. Against a knight: +2."),
         SheetText::tr("2. Entrenched: +1. Against a knight: +2. Against a shot: −1.")},
        {SheetText::tr("Footsoldier"), SheetText::tr("4. Against a knight: −2. Against an archer: +1."),
         SheetText::tr("3. Against a knight: −2. Against an archer: +1.")},
        {SheetText::tr("Base"), SheetText::tr("Never attacks."), SheetText::tr("1.")},
    };
}

constexpr double diceRow = 8.2;
constexpr double diceHeight = 12 + 5 * diceRow;
constexpr double ruleBoxGap = 3;

void paintDice(Paper& paper, const QRectF& area) {
    PaperTable table(paper,
                     paintPartHead(paper, area, SheetText::tr("Number of dice, never fewer than one"),
                                   QString::fromStdString(imperioRule(13).text())),
                     {.head = 4.4, .row = diceRow},
                     {{24}, {0, SheetText::tr("attacking")}, {0, SheetText::tr("attacked")}});
    for (const DiceRow& row : dice()) {
        const QString texts[] = {row.piece, row.attacking, row.attacked};
        for (std::size_t i = 0; i < std::size(texts); ++i)
            paper.words(table.cell(i).adjusted(0, 0, -2, 0), texts[i], {.bold = i == 0});
        table.row({});
    }
}

/// Two boxes of rules and the table of dice, laid out in millimetres and scaled down for smaller paper.
void paintRulesPage(Paper& paper, const PageSetup& setup) {
    const QSizeF size = contentSize(setup);
    const QSizeF room(size.width(), size.height() - headerHeight - 2);
    const bool isWide = room.width() > room.height();
    const RuleLines first = setupAndTurn();
    const RuleLines second = fights();
    const int columns = isWide ? 2 : 1;
    // The boxes are as wide as the paper; the scale makes them fit its height.
    double scale = 1;
    const auto heights = [&] {
        const double width = room.width() / scale;
        return std::pair(rulesHeight(first, width, columns), rulesHeight(second, width, columns));
    };
    while (scale > 0.3 &&
           heights().first + heights().second + diceHeight + 2 * ruleBoxGap > room.height() / scale)
        scale -= 0.02;
    const double width = room.width() / scale;
    paper.painter().translate(0, headerHeight + 2);
    paper.painter().scale(scale, scale);
    double y = 0;
    const auto next = [&y](double height) { return std::exchange(y, y + height + ruleBoxGap); };
    const auto [above, below] = heights();
    paintRules(paper, QRectF(0, next(above), width, above), SheetText::tr("Setting up and taking turns"),
               first, columns);
    paintDice(paper, QRectF(0, next(diceHeight), width, diceHeight));
    paintRules(paper, QRectF(0, y, width, below), SheetText::tr("Fighting and the end"), second, columns);
}

} // namespace

std::unique_ptr<Pages> imperioRulesPage(const imperio::Options& options, PageSetup setup) {
    const QString houseRules = text::imperioOptions(options);
    return singlePage(SheetText::tr("Imperio rules"),
                      {SheetText::tr("Imperio Bellum on one page"),
                       houseRules.isEmpty()
                           ? SheetText::tr("Two players, a board of nine rows and nine columns.")
                           : SheetText::tr("House rules of this game: %1").arg(houseRules)},
                      std::move(setup), paintRulesPage);
}

} // namespace sf::paint
