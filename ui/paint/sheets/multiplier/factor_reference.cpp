// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in multiplier_pages.h.
#include "ui/paint/sheets/multiplier/multiplier_pages.h"

#include "core/rules/multiplier/combat.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/page_frame.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/paper/rule_box.h"

#include <QPainter>

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

/// Columns of numbers after the row names.
struct FigureTable {
    double head = 28; ///< width of the row names
    std::vector<QString> names;
    std::vector<std::vector<QString>> columns;
};

void paintTable(Paper& paper, const QRectF& area, const FigureTable& table) {
    const double column = (area.width() - table.head) / static_cast<double>(table.columns.size());
    for (std::size_t row = 0; row < table.names.size(); ++row) {
        const double baseline = area.top() + 3.2 + static_cast<double>(row) * factorReferenceRow;
        paper.text({area.left(), baseline}, table.head - 1, table.names[row],
                   {.size = type::small, .muted = true});
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            paper.text({area.left() + table.head + (static_cast<double>(i) + 0.5) * column, baseline}, column,
                       table.columns[i][row], {.size = type::small, .bold = row > 0, .align = Align::Centre});
        paper.paleLine(area.left(), baseline + 1, area.right(), baseline + 1, 0.15);
    }
}

QString percent(double share) {
    return text::decimal(100 * share);
}

void paintFormula(Paper& paper, const QRectF& area) {
    const double top = paintPartHead(paper, area, SheetText::tr("Hits"), QStringLiteral("MUL-2"));
    const QRectF box(area.left(), top, area.width(), 9);
    paper.box(box, 0.35);
    paper.text({box.center().x(), box.top() + 5.8}, box.width() - 4,
               SheetText::tr("Total Attack × Command × Special × Ambush × Random × (8 − D − T) / 8, rounded "
                             "to the nearest, halves up"),
               {.size = type::body, .bold = true, .align = Align::Centre});
}

void paintRandom(Paper& paper, const QRectF& area) {
    const double top =
        paintPartHead(paper, area, SheetText::tr("Random: (2d6 + 8) / 20"), QStringLiteral("MUL-7"));
    FigureTable table{.names = {SheetText::tr("2d6"), SheetText::tr("factor"), SheetText::tr("ways of 36")},
                      .columns = {}};
    for (int sum = 2; sum <= 12; ++sum)
        table.columns.push_back({text::figure(sum), text::decimal(multiplier::Strike::random(sum)),
                                 text::figure(6 - std::abs(7 - sum))});
    paintTable(paper, QRectF(area.left(), top, area.width(), area.bottom() - top), table);
}

/// The share of hits that get through.
void paintShare(Paper& paper, const QRectF& area) {
    const double top =
        paintPartHead(paper, area, SheetText::tr("Average defense and terrain: (8 − D − T) / 8"),
                      QStringLiteral("MUL-2, MUL-8"));
    FigureTable table{.names = {SheetText::tr("D + T"), SheetText::tr("per cent")}, .columns = {}};
    for (int taken = 0; taken <= wholeShare; ++taken)
        table.columns.push_back(
            {text::figure(taken), percent(static_cast<double>(wholeShare - taken) / wholeShare)});
    paintTable(paper, QRectF(area.left(), top, area.width(), area.bottom() - top), table);
}

void paintCommand(Paper& paper, const QRectF& area) {
    constexpr int levels = 8;
    const double top = paintPartHead(paper, area, SheetText::tr("Command"), QStringLiteral("MUL-4"));
    FigureTable table{
        .names = {SheetText::tr("level"), SheetText::tr("Commander"), SheetText::tr("Chief Warlord")},
        .columns = {}};
    for (int level = 0; level <= levels; ++level) {
        const auto commandOf = [&](battle::Flag flag) {
            return text::decimal(strikeIn(combatOf(stackOf({flag}, level), stackOf({}))).command);
        };
        table.columns.push_back(
            {text::figure(level), commandOf(battle::Flag::Commander), commandOf(battle::Flag::ChiefWarlord)});
    }
    paintTable(paper, QRectF(area.left(), top, area.width(), area.bottom() - top), table);
}

void paintSpecial(Paper& paper, const QRectF& area) {
    constexpr int combats = 4;
    const double top = paintPartHead(paper, area, SheetText::tr("Special of a defender in one turn"),
                                     QStringLiteral("MUL-5"));
    FigureTable table{.names = {SheetText::tr("combat"), SheetText::tr("times")}, .columns = {}};
    table.head = 16;
    for (int combat = 0; combat < combats; ++combat) {
        battle::Stack defender = *stackOf({});
        multiplier::editState(defender,
                              [combat](multiplier::StackState& state) { state.defendedThisTurn = combat; });
        const auto strike =
            strikeIn(combatOf(stackOf({}), std::make_shared<const battle::Stack>(std::move(defender))),
                     multiplier::Side::Defender);
        table.columns.push_back({text::figure(combat + 1), text::decimal(strike.special)});
    }
    paintTable(paper, QRectF(area.left(), top, area.width(), area.bottom() - top), table);
}

void paintTerrain(Paper& paper, const QRectF& area) {
    const double top = paintPartHead(paper, area, SheetText::tr("Terrain"), QStringLiteral("MUL-0, MUL-8"));
    const double middle = area.left() + 0.68 * area.width();
    const TextStyle muted{.size = type::least, .muted = true, .align = Align::Right};
    double y = top + 3;
    paper.text({middle, y}, 20, SheetText::tr("Move cost"), muted);
    paper.text({area.right(), y}, 20, SheetText::tr("T"), muted);
    paper.line(area.left(), y + 0.9, area.right(), y + 0.9, 0.3);
    const TextStyle strong{.size = type::small, .bold = true, .align = Align::Right};
    for (int i = 0; i < battle::terrainCount; ++i) {
        y += factorReferenceRow;
        const auto terrain = static_cast<battle::Terrain>(i);
        const std::optional<int> cost = battle::moveCost(terrain);
        paper.text({area.left(), y}, 0.45 * area.width(), text::terrain(terrain), {.size = type::small});
        paper.text({middle, y}, 0.3 * area.width(), cost ? text::figure(*cost) : SheetText::tr("flyers"),
                   strong);
        paper.text({area.right(), y}, 0.2 * area.width(),
                   text::figure(strikeIn(combatOf(stackOf({}), stackOf({}), terrain)).terrain), strong);
        paper.paleLine(area.left(), y + 0.9, area.right(), y + 0.9, 0.15);
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
    const double top = paintPartHead(paper, area, SheetText::tr("Who strikes when"), QStringLiteral("MUL-9"));
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
    double y = top + 3;
    for (const Row& row : rows) {
        multiplier::Combat combat = combatOf(stack(row.attackerRanged), stack(row.defenderRanged));
        combat.leave = row.leaves;
        paper.text({area.left(), y}, 0.36 * area.width(), SheetText::tr(row.who),
                   {.size = type::small, .muted = true});
        paper.text({area.left() + 0.37 * area.width(), y}, 0.63 * area.width(), orderWords(orderOf(combat)),
                   {.size = type::small, .bold = true});
        paper.paleLine(area.left(), y + 0.9, area.right(), y + 0.9, 0.15);
        y += factorReferenceRow;
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

class FactorReferencePages final : public Pages {
public:
    explicit FactorReferencePages(PageSetup setup) : m_setup(std::move(setup)) {}
    int count() const override { return 1; }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

private:
    PageSetup m_setup;
};

void FactorReferencePages::paint(QPainter& painter, int page) const {
    Paper paper(painter);
    beginPage(paper, m_setup, {SheetText::tr("reference"), page, 1});
    paintHeader(paper, m_setup,
                {SheetText::tr("Multiplier combat"), SheetText::tr("What the factors of a strike come to.")});
    paintParts(paper, fitBelowHeader(painter, m_setup, factorReferenceSize));
}

} // namespace

std::unique_ptr<Pages> factorReferencePages(PageSetup setup) {
    return std::make_unique<FactorReferencePages>(std::move(setup));
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
