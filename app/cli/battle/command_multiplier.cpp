// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/dice_options.h"
#include "core/document/base/seeded_dice.h"
#include "core/document/battle/event_json.h"
#include "core/document/io/json_writer.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/multiplier_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRandomGenerator>

namespace sf::cli {
namespace {

using document::JsonWriter;
using multiplier::Made;
using multiplier::Outcome;

const QString attackerOption = QStringLiteral("attacker");
const QString defenderOption = QStringLiteral("defender");
const QString aimOption = QStringLiteral("aim");
const QString ambushOption = QStringLiteral("ambush");
const QString defenderAmbushOption = QStringLiteral("ambush-defender");
const QString leaveOption = QStringLiteral("leave");

multiplier::Attack attackOf(const QCommandLineParser& line) {
    multiplier::Attack attack;
    attack.attacker.text = line.value(attackerOption).toStdString();
    attack.defender.text = line.value(defenderOption).toStdString();
    if (line.isSet(aimOption))
        attack.aim = battle::UnitId(line.value(aimOption).toStdString());
    if (line.isSet(ambushOption))
        attack.ambush = line.value(ambushOption).toStdString();
    if (line.isSet(defenderAmbushOption))
        attack.defenderAmbush = line.value(defenderAmbushOption).toStdString();
    attack.leave = line.isSet(leaveOption);
    return attack;
}

/// The shortest decimal that reads back as the same number.
QString shortest(double number) {
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

std::string numberText(double number) {
    return shortest(number).toStdString();
}

const battle::StackId& idOf(const multiplier::Combat& combat, multiplier::Side side) {
    return combat.stack(side).id;
}

void writeFactors(JsonWriter& json, const Made& made) {
    const multiplier::Strike& strike = made.strike;
    json.key("factors").object().member("totalAttack", strike.totalAttack);
    json.rawMember("command", numberText(strike.command));
    json.rawMember("special", numberText(strike.special));
    json.rawMember("ambush", numberText(strike.ambush));
    json.rawMember("random", numberText(multiplier::Strike::random(made.sum)));
    json.rawMember("defense", numberText(strike.defense)).member("terrain", strike.terrain).endObject();
}

void writeStrike(JsonWriter& json, const multiplier::Combat& combat, const Made& made) {
    const multiplier::Side side = made.strike.side;
    json.line(2).object().member("side", side == multiplier::Side::Attacker ? "attacker" : "defender");
    json.member("stack", idOf(combat, side).text).member("target", idOf(combat, otherSide(side)).text);
    writeFactors(json, made);
    json.member("hits", made.hits).key("losses").object();
    for (const auto& [unit, lost] : made.losses)
        json.member(unit.text, lost);
    document::writeDice(json.endObject(), made.dice);
    json.endObject();
}

QByteArray combatAsJson(const multiplier::Combat& combat, const Outcome& outcome) {
    std::string out;
    JsonWriter json(out);
    json.object().line(1).key("strikes").list();
    for (const Made& made : outcome.strikes)
        writeStrike(json, combat, made);
    return json.endList().line(0).finish();
}

QString lossesText(const Made& made) {
    QStringList parts;
    for (const auto& [unit, lost] : made.losses)
        parts.push_back(QStringLiteral("%1 −%2").arg(text::displayName(unit.text), text::figure(lost)));
    return parts.isEmpty() ? QCoreApplication::translate("sf::cli", "nothing") : text::listed(parts);
}

QByteArray combatAsText(const multiplier::Combat& combat, const Outcome& outcome) {
    QString text;
    for (const Made& made : outcome.strikes) {
        const multiplier::Strike& strike = made.strike;
        text +=
            QStringLiteral("%1 (%2): %3 × %4 × %5 × %6 × %7 × (8 − %8 − %9) / 8 = %10 [%11, %12] (MUL-2)\n")
                .arg(text::stackName(combat.stack(strike.side)), text::strikeSide(strike.side),
                     QString::number(strike.totalAttack), shortest(strike.command), shortest(strike.special),
                     shortest(strike.ambush), shortest(multiplier::Strike::random(made.sum)),
                     shortest(strike.defense), QString::number(strike.terrain), QString::number(made.hits),
                     QString::number(made.dice[0].value), QString::number(made.dice[1].value));
        text += QCoreApplication::translate("sf::cli", "  Losses of %1: %2 (MUL-12)\n")
                    .arg(text::stackName(combat.stack(otherSide(strike.side))), lossesText(made));
    }
    return text.toUtf8();
}

document::SeededDice seededDice(const QCommandLineParser& line, const battle::Battle& battle) {
    QByteArray seed = line.value(seedOption).toUtf8();
    if (!line.isSet(seedOption))
        seed = battle.seed.empty() ? QByteArray::number(QRandomGenerator::system()->generate64(), 36)
                                   : QByteArray::fromStdString(battle.seed);
    const multiplier::Attack attack = attackOf(line);
    const QByteArray action = QByteArray::fromStdString(attack.attacker.text + '>' + attack.defender.text);
    const QByteArray before = QByteArray::fromHex(QByteArray::fromStdString(battle.history));
    return {seed, document::nextHistory(before, action)};
}

/// Fights with the dice that the options ask for, or returns the exit status.
OrStatus<Outcome> fought(const QCommandLineParser& line, const std::vector<int>& script,
                         const battle::Battle& battle, const multiplier::Combat& combat) {
    if (!line.isSet(diceOption)) {
        document::SeededDice dice = seededDice(line, battle);
        return multiplier::fight(battle, combat, dice);
    }
    const QString path = line.positionalArguments().first();
    dice::Script dice(script);
    Outcome outcome = multiplier::fight(battle, combat, dice);
    if (const auto exhausted = dice.exhausted())
        return inputError(exhaustedDice(path, *exhausted));
    if (const auto problem = surplusDice(path, script, dice.used()))
        return inputError(*problem);
    return outcome;
}

int attack(const QCommandLineParser& line, const std::vector<int>& script) {
    const QString path = line.positionalArguments().first();
    const std::optional<battle::Battle> battle = readBattle(path, "multiplier");
    if (!battle)
        return statusBadInput;
    const auto found = multiplier::combatOf(*battle, attackOf(line));
    if (const auto* refusal = std::get_if<multiplier::Refusal>(&found))
        return inputError(text::labelled(path, text::labelled(refusal->rule, text::refusal(*refusal))));
    const auto& combat = std::get<multiplier::Combat>(found);
    const auto fight = fought(line, script, *battle, combat);
    if (!fight)
        return fight.status;
    return line.isSet(jsonOption) ? printJson(combatAsJson(combat, *fight))
                                  : print(combatAsText(combat, *fight));
}

int runMultiplier(const QCommandLineParser& line) {
    for (const QString& option : {attackerOption, defenderOption})
        if (!line.isSet(option))
            return usageError(QCoreApplication::translate("sf::cli", "multiplier needs --%1 ID").arg(option));
    const auto script = scriptedDice(line);
    if (!script)
        return statusBadUsage;
    for (const QString& option : {ambushOption, defenderAmbushOption}) {
        bool isNumber = true;
        if (line.isSet(option))
            line.value(option).toDouble(&isNumber);
        if (!isNumber)
            return usageError(QCoreApplication::translate("sf::cli", "--%1: expected a number, found “%2”")
                                  .arg(option, line.value(option)));
    }
    return attack(line, *script);
}

} // namespace

Command multiplierCommand() {
    return {
        .name = QStringLiteral("multiplier"),
        .usage =
            QStringLiteral("FILE --attacker ID --defender ID [--aim UNIT] [--ambush X] [--ambush-defender "
                           "X] [--leave] [--seed TEXT | --dice N,N,...] [--json]"),
        .summary = QT_TRANSLATE_NOOP("sf::cli", "Let one stack attack another in multiplier combat."),
        .options = {{attackerOption, QT_TRANSLATE_NOOP("sf::cli", "The stack that attacks."), "ID"},
                    {defenderOption, QT_TRANSLATE_NOOP("sf::cli", "The stack it attacks."), "ID"},
                    {aimOption, QT_TRANSLATE_NOOP("sf::cli", "The unit that a Commander aims at."), "UNIT"},
                    {ambushOption, QT_TRANSLATE_NOOP("sf::cli", "The attacker's ambush factor, 1.0 to 2.0."),
                     "X"},
                    {defenderAmbushOption,
                     QT_TRANSLATE_NOOP("sf::cli", "The defender's ambush factor, 1.0 to 2.0."), "X"},
                    {leaveOption,
                     QT_TRANSLATE_NOOP("sf::cli", "A ranged attacker leaves before the enemy strikes.")},
                    {seedOption, QT_TRANSLATE_NOOP("sf::cli", "Roll the dice from this seed."), "TEXT"},
                    {diceOption,
                     QT_TRANSLATE_NOOP("sf::cli", "Use these dice, in the order in which they are rolled."),
                     "N,N,..."},
                    oneJsonValue},
        .run = runMultiplier};
}

} // namespace sf::cli
