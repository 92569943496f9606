// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in multiplier_pages.h.
#include "ui/paint/sheets/multiplier/multiplier_pages.h"

#include "core/rules/multiplier/combat.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/paper_table.h"
#include "ui/paint/sheets/paper/rule_box.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sf::paint {
namespace {

/// The page is laid out at this size and scaled down for smaller paper.
constexpr QSizeF factorReferenceSize(186, 250);
constexpr double factorReferenceRow = 4.1;
constexpr int wholeShare = 8; ///< of 8 - D - T (MUL-2)

/// A unit with the traits that a factor uses.
battle::StackPointer stackOf(std::initializer_list<battle::Flag> flags, int level = 0, int defense = 0) {
    auto profile = std::make_shared<battle::Profile>();
    const auto number = [&](battle::Number name) -> std::int32_t& {
        return profile->numbers[static_cast<std::size_t>(name)];
    };
    number(battle::Number::Hits) = 1;
    number(battle::Number::Attack) = 1;
    number(battle::Number::Level) = level;
    number(battle::Number::Defense) = defense;
    number(battle::Number::Move) = 1;
    for (const battle::Flag flag : flags)
        profile->flags |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(flag));
    battle::Unit unit;
    unit.hitsLeft = 1;
    unit.profile = std::move(profile);
    battle::Stack stack;
    stack.units = std::vector{std::move(unit)};
    return std::make_shared<const battle::Stack>(std::move(stack));
}

multiplier::Combat combatOf(const battle::StackPointer& attacker, const battle::StackPointer& defender,
                            battle::Terrain terrain = battle::Terrain::Open) {
    return {attacker, defender, {}, terrain, "1", "1", false, false, false};
}

multiplier::Strike strikeIn(const multiplier::Combat& combat,
                            multiplier::Side side = multiplier::Side::Attacker) {
    return strikeOf(combat, standingOf(combat), side);
}

/// Columns of numbers after the row names; the first row numbers them.
struct FigureTable {
    std::vector<QString> names;
    std::vector<std::vector<QString>> columns = {};
    double head = 28; ///< width of the row names
};

void paintTable(Paper& paper, const QRectF& area, const FigureTable& table) {
    std::vector<PaperColumn> columns(table.columns.size() + 1, PaperColumn{.style = column::figure});
    columns[0] = {.width = table.head, .style = column::label};
    PaperTable painted(paper, area, {.row = factorReferenceRow}, std::move(columns));
    for (std::size_t row = 0; row < table.names.size(); ++row) {
        std::vector<PaperCell> cells{table.names[row]};
        for (const std::vector<QString>& column : table.columns)
            cells.emplace_back(column[row]);
        painted.row(cells, row > 0);
    }
}

void paintFormula(Paper& paper, const QRectF& area) {
    QRectF box = paintPartHead(paper, area, SheetText::tr("Hits"), QStringLiteral("MUL-2"));
    box.setHeight(9);
    paper.box(box, 0.35);
    paper.text({box.center().x(), box.top() + 5.8}, box.width() - 4,
               SheetText::tr("Total Attack × Command × Special × Ambush × Random × (8 − D − T) / 8, rounded "
                             "to the nearest, halves up"),
               {.size = type::body, .bold = true, .align = Align::Centre});
}

void paintRandom(Paper& paper, const QRectF& area) {
    FigureTable table{.names = {SheetText::tr("2d6"), SheetText::tr("factor"), SheetText::tr("ways of 36")}};
    for (int sum = 2; sum <= 12; ++sum)
        table.columns.push_back({text::figure(sum), text::decimal(multiplier::Strike::random(sum)),
                                 text::figure(6 - std::abs(7 - sum))});
    paintTable(paper,
               paintPartHead(paper, area, SheetText::tr("Random: (2d6 + 8) / 20"), QStringLiteral("MUL-7")),
               table);
}

/// The share of hits that get through.
void paintShare(Paper& paper, const QRectF& area) {
    FigureTable table{.names = {SheetText::tr("D + T"), SheetText::tr("per cent")}};
    for (int taken = 0; taken <= wholeShare; ++taken)
        table.columns.push_back(
            {text::figure(taken), text::decimal(100.0 * (wholeShare - taken) / wholeShare)});
    paintTable(paper,
               paintPartHead(paper, area, SheetText::tr("Average defense and terrain: (8 − D − T) / 8"),
                             QStringLiteral("MUL-2, MUL-8")),
               table);
}

void paintCommand(Paper& paper, const QRectF& area) {
    constexpr int levels = 8;
    FigureTable table{
        .names = {SheetText::tr("level"), SheetText::tr("Commander"), SheetText::tr("Chief Warlord")}};
    for (int level = 0; level <= levels; ++level) {
        const auto commandOf = [&](battle::Flag flag) {
            return text::decimal(strikeIn(combatOf(stackOf({flag}, level), stackOf({}))).command);
        };
        table.columns.push_back(
            {text::figure(level), commandOf(battle::Flag::Commander), commandOf(battle::Flag::ChiefWarlord)});
    }
    paintTable(paper, paintPartHead(paper, area, SheetText::tr("Command"), QStringLiteral("MUL-4")), table);
}

void paintSpecial(Paper& paper, const QRectF& area) {
    constexpr int combats = 4;
    FigureTable table{.names = {SheetText::tr("combat"), SheetText::tr("times")}, .head = 16};
    for (int combat = 0; combat < combats; ++combat) {
        battle::Stack defender = *stackOf({});
        multiplier::editState(defender,
                              [combat](multiplier::StackState& state) { state.defendedThisTurn = combat; });
        const auto strike =
            strikeIn(combatOf(stackOf({}), std::make_shared<const battle::Stack>(std::move(defender))),
                     multiplier::Side::Defender);
        table.columns.push_back({text::figure(combat + 1), text::decimal(strike.special)});
    }
    paintTable(paper,
               paintPartHead(paper, area, SheetText::tr("Special of a defender in one turn"),
                             QStringLiteral("MUL-5")),
               table);
}

void paintTerrain(Paper& paper, const QRectF& area) {
    PaperTable table(
        paper, paintPartHead(paper, area, SheetText::tr("Terrain"), QStringLiteral("MUL-0, MUL-8")),
        {.head = 4.3, .row = factorReferenceRow, .headSize = type::least},
        {{}, {20, SheetText::tr("Move cost"), column::result}, {25, SheetText::tr("T"), column::result}});
    for (int i = 0; i < battle::terrainCount; ++i) {
        const auto terrain = static_cast<battle::Terrain>(i);
        const std::optional<int> cost = battle::moveCost(terrain);
        table.row({text::terrain(terrain), cost ? text::figure(*cost) : SheetText::tr("flyers"),
                   text::figure(strikeIn(combatOf(stackOf({}), stackOf({}), terrain)).terrain)});
    }
}

QString orderWords(multiplier::Order order) {
    switch (order) {
    case multiplier::Order::AtOnce:
        return SheetText::tr("both strike at once");
    case multiplier::Order::DefenderFirst:
        return SheetText::tr("the defender first, then what is left");
    case multiplier::Order::AttackerFirst:
        return SheetText::tr("the attacker first, then what is left");
    case multiplier::Order::AttackerAlone:
        return SheetText::tr("the attacker alone");
    }
    return {};
}

void paintOrder(Paper& paper, const QRectF& area) {
    struct Row {
        const char* who;
        bool attackerRanged;
        bool defenderRanged;
        bool leaves;
    };
    constexpr std::array rows{
        Row{QT_TRANSLATE_NOOP("sf::paint", "Melee on melee"), false, false, false},
        Row{QT_TRANSLATE_NOOP("sf::paint", "Melee on ranged"), false, true, false},
        Row{QT_TRANSLATE_NOOP("sf::paint", "Ranged on melee"), true, false, false},
        Row{QT_TRANSLATE_NOOP("sf::paint", "Ranged, then leaves"), true, false, true},
        Row{QT_TRANSLATE_NOOP("sf::paint", "Ranged on ranged"), true, true, false},
    };
    const auto stack = [](bool ranged) { return ranged ? stackOf({battle::Flag::Ranged}) : stackOf({}); };
    PaperTable table(
        paper, paintPartHead(paper, area, SheetText::tr("Who strikes when"), QStringLiteral("MUL-9")),
        {.row = factorReferenceRow},
        {{0.37 * area.width(), {}, column::label}, {.style = {.size = type::small, .bold = true}}});
    for (const Row& row : rows) {
        multiplier::Combat combat = combatOf(stack(row.attackerRanged), stack(row.defenderRanged));
        combat.leave = row.leaves;
        table.row({SheetText::tr(row.who), orderWords(orderOf(combat))});
    }
}

void paintParts(Paper& paper, double width) {
    const double half = (width - 10) / 2;
    double y = 0;
    const auto next = [&y](double height) { return std::exchange(y, y + height); };
    paintFormula(paper, QRectF(0, next(20), width, 15));
    paintRandom(paper, QRectF(0, next(24), width, 20));
    paintShare(paper, QRectF(0, next(20), width, 16));
    paintCommand(paper, QRectF(0, next(24), width, 20));
    const double top = next(54);
    paintTerrain(paper, QRectF(0, top, half, 50));
    paintSpecial(paper, QRectF(half + 10, top, half, 16));
    paintOrder(paper, QRectF(half + 10, top + 21, half, 28));
    const RuleLines lines = factorReminders();
    paintRules(paper, QRectF(0, y, width, rulesHeight(lines, width, 2)), SheetText::tr("In a few words"),
               lines, 2);
}

} // namespace

std::unique_ptr<Pages> factorReferencePages(PageSetup setup) {
    return singlePage(
        SheetText::tr("reference"),
        {SheetText::tr("Multiplier combat"), SheetText::tr("What the factors of a strike come to.")},
        std::move(setup), [](Paper& paper, const PageSetup& page) {
            paintParts(paper, fitBelowHeader(paper.painter(), page, factorReferenceSize));
        });
}

RuleLines factorReminders() {
    const auto line = [](int rule, const QString& text) { return RuleLine{multiplierRule(rule), text}; };
    return {
        line(0, SheetText::tr("Sides take turns. A stack moves, and attacks once, in its hex; a ranged stack "
                              "also in the hexes next to it.")),
        line(1, SheetText::tr("Flyers and walkers don't stack, unless every walker is mounted.")),
        line(3, SheetText::tr("Total Attack: of the first eight living units.")),
        line(6, SheetText::tr("Ambush: 1.0 to 2.0 against a stack that entered without scouting.")),
        line(8, SheetText::tr("D: average of all living. T: of a defender; none for flyers and riders.")),
        line(10, SheetText::tr("Ranged: all are, apart from Commanders. Shoots at ranged stacks first.")),
        line(11,
             SheetText::tr(
                 "Flyers in woods: only flyers, ranged units, scouts and Commanders count against them.")),
        line(12, SheetText::tr("Hits croak the first unit of the stack, then the next, and so on.")),
        line(13,
             SheetText::tr("Attackers with a Commander may aim: 2 hits per hit point, 4 for a Commander.")),
    };
}

} // namespace sf::paint
