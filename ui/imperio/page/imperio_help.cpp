// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/page/imperio_help.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"
#include "core/rules/imperio/game/fight.h"
#include "core/text/imperio_text.h"
#include "ui/help/markdown_table.h"
#include "ui/paint/board/imperio_board.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

namespace sf::ui {
namespace {

using imperio::Kind;
using imperio::Matchup;
using imperio::Means;
using imperio::Side;
using imperio::squareAt;

constexpr int helpPictureSide = 380; ///< pixels

struct ImperioHelpText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ImperioHelpText)
};

struct Attack {
    QString name;
    Matchup matchup; ///< its attacker, means and charge
};

/// The kinds of attack that use different dice.
QList<Attack> attacks() {
    QList<Attack> list;
    const QString charges[] = {
        ImperioHelpText::tr("Knight, point blank"), ImperioHelpText::tr("Knight, charge 1"),
        ImperioHelpText::tr("Knight, charge 2"), ImperioHelpText::tr("Knight, charge 3"),
        ImperioHelpText::tr("Knight, charge 4")};
    for (int charge = 0; charge < 5; ++charge)
        list << Attack{charges[charge], {Kind::Knight, Means::Melee, charge, false, {}, false, true}};
    list << Attack{ImperioHelpText::tr("Archer, shot"),
                   {Kind::Archer, Means::Shot, 0, false, {}, false, false}};
    list << Attack{ImperioHelpText::tr("Archer, splash"),
                   {Kind::Archer, Means::Splash, 0, false, {}, false, false}};
    list << Attack{ImperioHelpText::tr("Archer, melee"),
                   {Kind::Archer, Means::Melee, 0, false, {}, false, true}};
    list << Attack{ImperioHelpText::tr("Pikeman"), {Kind::Pikeman, Means::Melee, 0, false, {}, false, true}};
    list << Attack{ImperioHelpText::tr("Pikeman, entrenched"),
                   {Kind::Pikeman, Means::Melee, 0, true, {}, false, true}};
    list << Attack{ImperioHelpText::tr("Footsoldier"),
                   {Kind::Footsoldier, Means::Melee, 0, false, {}, false, true}};
    return list;
}

struct Defence {
    QString name;
    Kind kind;
    bool entrenched;
};

QList<Defence> defences() {
    return {{ImperioHelpText::tr("Knight"), Kind::Knight, false},
            {ImperioHelpText::tr("Archer"), Kind::Archer, false},
            {ImperioHelpText::tr("Pikeman"), Kind::Pikeman, false},
            {ImperioHelpText::tr("Pikeman, entrenched"), Kind::Pikeman, true},
            {ImperioHelpText::tr("Footsoldier"), Kind::Footsoldier, false},
            {ImperioHelpText::tr("Base"), Kind::Base, false}};
}

/// A row per attack, a column per defence; bases can't be shot at.
template<class Cell>
QString fightTable(Cell cell) {
    QStringList heads{ImperioHelpText::tr("attacks \u2193, is attacked \u2192")};
    for (const Defence& defence : defences())
        heads << defence.name;
    QString table = tableHeading(heads);
    for (const Attack& attack : attacks()) {
        QStringList cells{QStringLiteral("**%1**").arg(attack.name)};
        for (const Defence& defence : defences()) {
            Matchup matchup = attack.matchup;
            matchup.defender = defence.kind;
            matchup.defenderEntrenched = defence.entrenched;
            const bool possible = matchup.adjacent || !imperio::isBase(defence.kind);
            cells << (possible ? cell(matchup) : QStringLiteral("\u2013"));
        }
        table += tableRow(cells);
    }
    return table;
}

QString diceCell(const Matchup& matchup) {
    return QStringLiteral("%1 : %2")
        .arg(imperio::attackDice(matchup).dice())
        .arg(imperio::defenceDice(matchup).dice());
}

/// An uncertain chance is never rounded to a certain one.
QString chanceCell(const Matchup& matchup) {
    const double percent = 100 * imperio::odds(matchup).winChance().number();
    if (percent > 0 && percent < 0.05)
        return ImperioHelpText::tr("under 0.1 %");
    if (percent >= 99.95 && percent < 100)
        return ImperioHelpText::tr("over 99.9 %");
    return ImperioHelpText::tr("%1 %").arg(QLocale().toString(percent, 'f', 1));
}

/// A board with only one piece, in the middle, with the attacker to move.
imperio::Position alone(Kind kind) {
    imperio::Position position;
    position.board.put(squareAt(5, 5), {kind, Side::Attacker, Side::Attacker});
    imperio::beginTurn(position);
    return position;
}

QString stepsOf(Kind kind) {
    const imperio::Position position = alone(kind);
    imperio::Squares reached = imperio::steps(position, squareAt(5, 5));
    if (kind == Kind::Archer) {
        const imperio::Squares first = reached;
        for (const imperio::Square via : first)
            reached |= imperio::secondSteps(position, squareAt(5, 5), via);
        return ImperioHelpText::tr("%1 squares, up to two steps").arg(reached.count());
    }
    return kind == Kind::Knight ? ImperioHelpText::tr("%1 squares a step, five actions").arg(reached.count())
                                : ImperioHelpText::tr("%1 squares, one step").arg(reached.count());
}

QString attacksOf(Kind kind) {
    if (imperio::isBase(kind))
        return ImperioHelpText::tr("never");
    const int squares = imperio::meleeReach(alone(kind), squareAt(5, 5)).count();
    if (kind == Kind::Archer)
        return ImperioHelpText::tr("%1 squares in melee, shots at %2 squares")
            .arg(squares)
            .arg(imperio::shotStar(squareAt(5, 5)).count());
    return ImperioHelpText::tr("%1 squares").arg(squares);
}

QString reachTable() {
    QString table = tableHeading(
        {ImperioHelpText::tr("piece"), ImperioHelpText::tr("moves to"), ImperioHelpText::tr("attacks")});
    for (const Kind kind : {Kind::Knight, Kind::Archer, Kind::Pikeman, Kind::Footsoldier, Kind::Base}) {
        const QString name = text::capitalised(text::imperioKind(kind));
        table += tableRow({QStringLiteral("**%1**").arg(name), stepsOf(kind), attacksOf(kind)});
    }
    return table;
}

/// Nine rows of letters (IMP-2).
imperio::Board boardOf(const std::array<const char*, imperio::boardSize>& rows) {
    imperio::Board board;
    for (int row = 1; row <= imperio::boardSize; ++row)
        for (int column = 1; column <= imperio::boardSize; ++column)
            for (const Side side : imperio::sides)
                if (const auto kind =
                        imperio::kindOf(rows[static_cast<std::size_t>(row) - 1][column - 1], side))
                    board.put(squareAt(row, column), {*kind, side, side});
    return board;
}

constexpr std::array<const char*, imperio::boardSize> startRows{"FPFFAFFPF", "KBAKHKABK", "OOOOOOOOO",
                                                                "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                                "OOOOOOOOO", "TRCCECCRT", "MSRSRMRSM"};
constexpr std::array<const char*, imperio::boardSize> zoneRows{"OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                               "OOOOPOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                               "OOOOOCOOO", "OOOOOOOOO", "OOOOOOOOO"};
constexpr std::array<const char*, imperio::boardSize> coverRows{"OOOOOOOOO", "OOOOAOOOO", "OOOOOOOOO",
                                                                "OOOOOOOOO", "OOOOOSOOO", "OOOORORCO",
                                                                "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO"};

} // namespace

QString imperioTable(const QString& name) {
    if (name == QLatin1String("dice"))
        return fightTable(diceCell);
    if (name == QLatin1String("chances"))
        return fightTable(chanceCell);
    return name == QLatin1String("reach") ? reachTable() : QString();
}

QImage imperioPicture(const QString& name, const paint::Theme& theme) {
    const bool zone = name == QLatin1String("zone");
    const bool cover = name == QLatin1String("cover");
    if (!zone && !cover && name != QLatin1String("start"))
        return {};
    const imperio::Board board = boardOf(zone ? zoneRows : cover ? coverRows : startRows);
    QImage image(2 * helpPictureSide, 2 * helpPictureSide, QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(0, 0, helpPictureSide, helpPictureSide);
    painter.fillRect(area, theme.base);
    const auto layout = paint::ImperioLayout::fitting(area);
    paint::paintImperioGround(painter, layout, theme);
    if (zone)
        paint::paintZone(painter, layout, imperio::pikeZones(board, Side::Attacker), theme);
    if (cover)
        paint::paintCover(painter, layout, imperio::coveredBy(squareAt(5, 6), squareAt(2, 5)), theme);
    paint::paintImperioPieces(painter, board, {}, layout, theme);
    if (zone)
        paint::paintStop(painter, layout, squareAt(6, 5), theme);
    return image;
}

QList<HelpPage> imperioHelp() {
    return {{QStringLiteral("imperio"), ImperioHelpText::tr("Imperio Bellum"), imperioTable, imperioPicture},
            {QStringLiteral("records"), ImperioHelpText::tr("Game records")}};
}

} // namespace sf::ui
