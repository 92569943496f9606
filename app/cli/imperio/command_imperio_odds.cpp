// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_record.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/rules/imperio/game/odds_table.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

namespace sf::cli {
namespace {

using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

// Scripts depend on these words; they are not translated. Headquarters fight as bases do.
constexpr std::array<const char*, 6> fighterKeys{"knight",      "archer", "pikeman",
                                                 "footsoldier", "base",   "base"};
constexpr std::array<const char*, 4> meansKeys{"melee", "reach", "shot", "splash"};

void writeChance(Writer& json, const std::string& name, const dice::Fraction& chance) {
    json.Key(name.c_str());
    json.String(chance.text().c_str());
    json.Key((name + "Number").c_str());
    json.Double(chance.number());
}

void writeRow(Writer& json, const imperio::OddsRow& row) {
    const imperio::Matchup& matchup = row.matchup;
    json.StartObject();
    json.Key("attacker");
    json.String(fighterKeys[imperio::indexOf(matchup.attacker)]);
    json.Key("attack");
    json.String(meansKeys[static_cast<std::size_t>(matchup.means)]);
    json.Key("charge");
    matchup.attacker == imperio::Kind::Knight ? json.Int(matchup.charge) : json.Null();
    json.Key("attackerEntrenched");
    json.Bool(matchup.attackerEntrenched);
    json.Key("defender");
    json.String(fighterKeys[imperio::indexOf(matchup.defender)]);
    json.Key("defenderEntrenched");
    json.Bool(matchup.defenderEntrenched);
    json.Key("adjacent");
    json.Bool(matchup.adjacent);
    json.Key("attackerDice");
    json.Int(row.attackerDice);
    json.Key("defenderDice");
    json.Int(row.defenderDice);
    writeChance(json, "win", row.win);
    writeChance(json, "tie", row.tie);
    writeChance(json, "lose", row.lose);
    json.EndObject();
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
    rapidjson::StringBuffer buffer;
    Writer json(buffer);
    json.SetIndent(' ', 1);
    json.StartArray();
    for (const imperio::OddsRow& row : imperio::oddsTable())
        writeRow(json, row);
    json.EndArray();
    return QByteArray(buffer.GetString(), static_cast<qsizetype>(buffer.GetSize())) + '\n';
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
            .summary = QCoreApplication::translate(
                "sf::cli", "Show the exact chances of every fight of Imperio Bellum."),
            .arguments = 0,
            .options = {{jsonOption, QCoreApplication::translate("sf::cli", "Print one JSON list.")}},
            .run = runImperioOdds};
}

} // namespace sf::cli
