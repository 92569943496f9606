// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/multiplier/stack_factors.h"

#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper_table.h"
#include "ui/paint/sheets/paper/rule_box.h"

namespace sf::paint {
namespace {

constexpr int largestShare = 8; ///< 8 - D - T is at most this (MUL-2)
constexpr int shownCombats = 4; ///< combats as defender in one turn

/// The strike of the stack against itself, so that the other side's D and T are its own.
multiplier::Strike ownStrike(const battle::Battle& battle, const battle::StackPointer& stack,
                             multiplier::Side side) {
    const multiplier::Combat combat = multiplier::figuresOf(battle, stack);
    return strikeOf(combat, standingOf(combat), side);
}

/// The strike of the stack against an enemy in the open with 8 - D - T equal to `share`.
multiplier::Strike strikeAt(const battle::Battle& battle, const battle::StackPointer& stack, int share) {
    auto profile = std::make_shared<battle::Profile>();
    profile->numbers[static_cast<std::size_t>(battle::Number::Hits)] = 1;
    profile->numbers[static_cast<std::size_t>(battle::Number::Defense)] = largestShare - share;
    battle::Unit unit;
    unit.hitsLeft = 1;
    unit.profile = std::move(profile);
    battle::Stack enemy;
    enemy.units = std::vector{std::move(unit)};
    multiplier::Combat combat = multiplier::figuresOf(battle, stack);
    combat.defender = std::make_shared<const battle::Stack>(std::move(enemy));
    combat.terrain = battle::Terrain::Open;
    return strikeOf(combat, standingOf(combat), multiplier::Side::Attacker);
}

struct FactorRow {
    QString name;
    QString value; ///< empty: to be filled in by hand
    QString from;
    int rule = 2;
};

QString attackFrom(const battle::Stack& stack) {
    if (multiplier::isRanged(stack, multiplier::hitsOf(stack)))
        return SheetText::tr("its ranged units among the first eight alive");
    return SheetText::tr("the first eight alive; units alive: %1").arg(text::figure(stack.living()));
}

QString commandFrom(const multiplier::Strike& strike) {
    const QString level = text::figure(strike.commanderLevel);
    if (strike.commanderLevel >= 0 && strike.chiefWarlordNear)
        return SheetText::tr("Commander of level %1, Chief Warlord in the hex").arg(level);
    if (strike.commanderLevel >= 0)
        return SheetText::tr("Commander of level %1").arg(level);
    return strike.chiefWarlordNear ? SheetText::tr("Chief Warlord in the hex")
                                   : SheetText::tr("no Commander");
}

QString terrainFrom(const battle::Battle& battle, const battle::Stack& stack) {
    if (multiplier::flies(stack))
        return SheetText::tr("none for flyers");
    return SheetText::tr("%1, when it defends").arg(text::terrain(battle.map->terrain(stack.hex)));
}

/// The factors of a stack; without one, what each factor is made of.
std::vector<FactorRow> rowsOf(const battle::Battle& battle, const battle::StackPointer& stack) {
    std::vector<FactorRow> rows{
        {SheetText::tr("Total Attack"), {}, SheetText::tr("attack of the first eight alive"), 3},
        {SheetText::tr("Command"), {}, SheetText::tr("1.0 + 0.1 per Commander level"), 4},
        {SheetText::tr("Special"), {}, SheetText::tr("halves after its first combat as defender"), 5},
        {SheetText::tr("Ambush"), {}, SheetText::tr("1.0 to 2.0 against a stack that didn't scout"), 6},
        {SheetText::tr("Random"), SheetText::tr("2d6"), SheetText::tr("(2d6 + 8) / 20"), 7},
        {SheetText::tr("D"), {}, SheetText::tr("its average defense, against enemy hits"), 8},
        {SheetText::tr("T"), {}, SheetText::tr("its terrain bonus, when it defends"), 8}};
    if (!stack)
        return rows;
    const multiplier::Strike strike = ownStrike(battle, stack, multiplier::Side::Attacker);
    rows[0].value = text::figure(strike.totalAttack);
    rows[0].from = attackFrom(*stack);
    rows[1].value = text::decimal(strike.command);
    rows[1].from = commandFrom(strike);
    rows[2].value = text::decimal(strike.special);
    rows[5].value = text::decimal(strike.defense);
    rows[6].value = text::figure(strike.terrain);
    rows[6].from = terrainFrom(battle, *stack);
    return rows;
}

void paintFactorRows(Paper& paper, const QRectF& area, const std::vector<FactorRow>& rows) {
    PaperTable table(paper, paintPartHead(paper, area, SheetText::tr("Its factors"), QStringLiteral("MUL-2")),
                     {.row = 5.4},
                     {{21, {}, column::label},
                      {10, {}, {.size = type::strong, .bold = true, .align = Align::Right}},
                      {0, {}, {.size = type::least}, 2},
                      {12, {}, {.size = type::least, .muted = true, .align = Align::Right}}});
    for (const FactorRow& factor : rows)
        table.row({factor.name, factor.value, factor.from,
                   QString::fromStdString(multiplierRule(factor.rule).text())});
}

/// A row for each 8 - D - T of the enemy, a column for each sum of the dice.
void paintHitsTable(Paper& paper, const QRectF& area, const battle::Battle& battle,
                    const battle::StackPointer& stack) {
    std::vector<PaperColumn> columns{{11, {}, column::label, 1}};
    for (int sum = 2; sum <= 12; ++sum)
        columns.push_back({0, text::figure(sum), column::figure});
    columns[6].style.bold = true; // seven
    PaperTable table(
        paper,
        paintPartHead(paper, area, SheetText::tr("Hits by 2d6 and 8 − D − T"), QStringLiteral("MUL-2")),
        {.head = 4.3, .row = 4.1}, std::move(columns));
    for (int share = largestShare; share > 0; --share) {
        std::vector<PaperCell> cells{text::figure(share)};
        if (stack) {
            const multiplier::Strike strike = strikeAt(battle, stack, share);
            for (int sum = 2; sum <= 12; ++sum)
                cells.emplace_back(text::figure(strike.hitsOn(sum)));
        }
        table.row(cells);
    }
}

} // namespace

void paintFactors(Paper& paper, const QRectF& area, const battle::Battle& battle,
                  const battle::StackPointer& stack) {
    constexpr double gap = 8;
    constexpr double leastForTable = 160;
    const bool hasTable = area.width() >= leastForTable;
    const double width = hasTable ? (area.width() - gap) / 2 : area.width();
    paintFactorRows(paper, QRectF(area.topLeft(), QSizeF(width, area.height())), rowsOf(battle, stack));
    if (hasTable)
        paintHitsTable(paper, QRectF(area.left() + width + gap, area.top(), width, area.height()), battle,
                       stack);
}

QString factorsInBrief(const battle::Battle& battle, const battle::StackPointer& stack) {
    const multiplier::Strike strike = ownStrike(battle, stack, multiplier::Side::Attacker);
    return SheetText::tr("Total Attack %1, Command %2, Special %3, D %4, T %5")
        .arg(text::figure(strike.totalAttack), text::decimal(strike.command), text::decimal(strike.special),
             text::decimal(strike.defense), text::figure(strike.terrain));
}

void paintTurnTracks(Paper& paper, const QRectF& area, const battle::Battle& battle,
                     const battle::StackPointer& stack) {
    const double baseline = area.top() + 5.4;
    const TextStyle muted{.size = type::small, .muted = true};
    const bool isWide = area.width() > 150;
    double x = area.left();
    x += paper.text({x, baseline}, 60,
                    isWide ? SheetText::tr("Combats as defender this turn") : SheetText::tr("Defended"),
                    muted) +
         2.5;
    const int fought = stack ? multiplier::stateOf(*stack).defendedThisTurn.value_or(0) : 0;
    for (int combat = 0; combat < shownCombats; ++combat) {
        paper.tickBox({x, area.top() + 2.2}, 4, combat < fought);
        x += 5;
        if (stack && isWide) {
            auto then = std::make_shared<battle::Stack>(*stack);
            multiplier::editState(
                *then, [combat](multiplier::StackState& state) { state.defendedThisTurn = combat; });
            x += paper.text({x, baseline}, 14,
                            QStringLiteral("× ") +
                                text::decimal(ownStrike(battle, then, multiplier::Side::Defender).special),
                            {.size = type::small});
        }
        x += 2;
    }
    x += 4;
    paper.tickBox({x, area.top() + 2.2}, 4, stack && multiplier::stateOf(*stack).attackedThisTurn);
    x += 5;
    x += paper.text({x, baseline}, 24, SheetText::tr("attacked"), muted) + 6;
    x += paper.text({x, baseline}, 24, SheetText::tr("Move left"), muted) + 2;
    if (stack)
        x += paper.text({x, baseline}, 14, text::figure(multiplier::moveLeft(*stack)),
                        {.size = type::body, .bold = true}) +
             2;
    paper.paleLine(x, baseline + 0.5, area.right(), baseline + 0.5, 0.25);
}

} // namespace sf::paint
