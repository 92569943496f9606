// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_record.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"
#include "core/rules/imperio/game/odds_table.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

using document::JsonWriter;

// Scripts depend on these words; they are not translated. Headquarters fight as bases do.
constexpr std::array<const char*, 6> fighterKeys{"knight",      "archer", "pikeman",
                                                 "footsoldier", "base",   "base"};
constexpr std::array<const char*, 4> meansKeys{"melee", "reach", "shot", "splash"};

void writeOdds(JsonWriter& json, const std::string& name, const dice::Fraction& chance) {
    json.member(name, chance.text()).member(name + "Number", chance.number());
}

void writeRow(JsonWriter& json, const imperio::OddsRow& row) {
    const imperio::Matchup& matchup = row.matchup;
    json.object()
        .member("attacker", fighterKeys[imperio::indexOf(matchup.attacker)])
        .member("attack", meansKeys[static_cast<std::size_t>(matchup.means)])
        .key("charge");
    matchup.attacker == imperio::Kind::Knight ? json.value(matchup.charge) : json.raw("null");
    json.member("attackerEntrenched", matchup.attackerEntrenched)
        .member("defender", fighterKeys[imperio::indexOf(matchup.defender)])
        .member("defenderEntrenched", matchup.defenderEntrenched)
        .member("adjacent", matchup.adjacent)
        .member("attackerDice", row.attackerDice)
        .member("defenderDice", row.defenderDice);
    writeOdds(json, "win", row.win);
    writeOdds(json, "tie", row.tie);
    writeOdds(json, "lose", row.lose);
    json.endObject();
}

QString entrenched(imperio::Kind kind, bool is) {
    const QString name = text::imperioKind(kind);
    return is ? QCoreApplication::translate("sf::cli", "%1, entrenched").arg(name) : name;
}

QString how(const imperio::Matchup& matchup) {
    if (matchup.attacker == imperio::Kind::Knight)
        return QCoreApplication::translate("sf::cli", "charge %1").arg(matchup.charge);
    const QString means = text::means(matchup.means);
    const bool isSplashBeside = matchup.means == imperio::Means::Splash && matchup.adjacent;
    return isSplashBeside ? QCoreApplication::translate("sf::cli", "%1, adjacent").arg(means) : means;
}

QString alignedPercent(const dice::Fraction& chance) {
    return QString::number(100 * chance.number(), 'f', 2).rightJustified(6) + QStringLiteral(" %");
}

QString rowText(const imperio::OddsRow& row) {
    const imperio::Matchup& matchup = row.matchup;
    return QStringLiteral("%1 %2 %3 %4 : %5 %6 %7 %8\n")
        .arg(entrenched(matchup.attacker, matchup.attackerEntrenched).leftJustified(20),
             how(matchup).leftJustified(18),
             entrenched(matchup.defender, matchup.defenderEntrenched).leftJustified(20),
             QString::number(row.attackerDice), QString::number(row.defenderDice), alignedPercent(row.win),
             alignedPercent(row.tie), alignedPercent(row.lose));
}

int runImperioOdds(const QCommandLineParser& line) {
    return line.isSet(jsonOption) ? printJson(oddsAsJson()) : print(oddsAsText());
}

} // namespace

QByteArray oddsAsJson() {
    std::string out;
    JsonWriter json(out);
    json.list();
    for (const imperio::OddsRow& row : imperio::oddsTable())
        writeRow(json, row);
    json.endList();
    return document::laidOut(out);
}

QByteArray oddsAsText() {
    QString text = QCoreApplication::translate(
        "sf::cli", "attacker, how, attacked piece, dice, and the chances to win, tie and lose (bare sums)\n");
    for (const imperio::OddsRow& row : imperio::oddsTable())
        text += rowText(row);
    return text.toUtf8();
}

Command imperioOddsCommand() {
    return {.name = QStringLiteral("imperio odds"),
            .usage = QStringLiteral("[--json]"),
            .summary =
                QT_TRANSLATE_NOOP("sf::cli", "Show the exact chances of every fight of Imperio Bellum."),
            .arguments = 0,
            .options = {oneJsonValue},
            .run = runImperioOdds};
}

} // namespace sf::cli
