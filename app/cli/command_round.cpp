// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/round_output.h"
#include "core/document/battle_writer.h"
#include "core/document/round_orders.h"
#include "core/document/safe_file.h"
#include "core/document/seeded_dice.h"
#include "core/text/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QRandomGenerator>

namespace sf::cli {
namespace {

using document::RoundOrders;
using Dice = std::unique_ptr<dice::Source>;

const QString seedOption = QStringLiteral("seed");
const QString diceOption = QStringLiteral("dice");
const QString ordersOption = QStringLiteral("orders");

/// The orders that the option gives, as JSON or as the name of a file that holds it; or the exit status.
std::variant<RoundOrders, int> ordersOf(const QCommandLineParser& line) {
    QByteArray bytes = line.isSet(ordersOption) ? line.value(ordersOption).toUtf8() : QByteArray("{}");
    QString name = QStringLiteral("--orders");
    if (!bytes.trimmed().startsWith('{')) {
        name = line.value(ordersOption);
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            return inputError(
                QCoreApplication::translate("sf::cli", "%1: expected a file that can be read: %2")
                    .arg(name, file.errorString()));
        bytes = file.readAll();
    }
    auto read = document::readRoundOrders(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&read))
        return inputError(error->text(name));
    return std::get<RoundOrders>(std::move(read));
}

std::optional<std::vector<int>> scripted(const QString& text) {
    std::vector<int> values;
    if (text.trimmed().isEmpty())
        return values;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        values.push_back(part.trimmed().toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return values;
}

/// Scripted dice, or those of the seed: the option's, else the document's, else one that is chosen now and
/// kept in the document. The document's history goes on with the orders.
Dice diceOf(const QCommandLineParser& line, std::vector<int> script, const QByteArray& orders,
            battle::Battle& battle) {
    const QByteArray before = QByteArray::fromHex(QByteArray::fromStdString(battle.history));
    const QByteArray history = document::nextHistory(before, orders);
    battle.history = history.toHex().toStdString();
    if (line.isSet(diceOption))
        return std::make_unique<dice::Script>(std::move(script));
    if (line.isSet(seedOption))
        battle.seed = line.value(seedOption).toStdString();
    else if (battle.seed.empty())
        battle.seed = QString::number(QRandomGenerator::system()->generate64(), 36).toStdString();
    return std::make_unique<document::SeededDice>(QByteArray::fromStdString(battle.seed), history);
}

QString exhaustedText(const dice::Exhausted& exhausted) {
    if (exhausted.found == 0)
        return QCoreApplication::translate("sf::cli",
                                           "--dice: expected a die of %1 sides after %2, found none")
            .arg(exhausted.sides)
            .arg(exhausted.position);
    return QCoreApplication::translate("sf::cli", "--dice: expected 1 to %1 after %2 dice, found %3")
        .arg(exhausted.sides)
        .arg(exhausted.position)
        .arg(exhausted.found);
}

int refused(const smm::OrderRefusal& refusal, const battle::Battle& battle) {
    const QString rule = QString::fromStdString(refusal.refusal.rule.text());
    return inputError(QStringLiteral("--orders: %1: ").arg(QString::fromStdString(refusal.stack.text)) +
                      (rule.isEmpty() ? QString() : rule + QStringLiteral(": ")) +
                      text::refusal(refusal.refusal, battle));
}

int answer(const QCommandLineParser& line, const smm::Round& round, battle::Battle battle) {
    battle::redo(battle, round.changes);
    const QByteArray document = document::battleJson(battle);
    if (line.isSet(QStringLiteral("o")))
        if (const auto problem = document::writeSafely(line.value(QStringLiteral("o")), document))
            return inputError(*problem);
    return print(line.isSet(QStringLiteral("json")) ? roundAsJson(round, document)
                                                    : roundAsText(round, battle));
}

int play(const QCommandLineParser& line, std::vector<int> script, battle::Battle battle) {
    const auto orders = ordersOf(line);
    if (const int* status = std::get_if<int>(&orders))
        return *status;
    const auto& given = std::get<RoundOrders>(orders);
    const Dice dice = diceOf(line, std::move(script), given.line, battle);
    try {
        const auto played = smm::playRound(battle, given.orders, *dice);
        if (const auto* refusal = std::get_if<smm::OrderRefusal>(&played))
            return refused(*refusal, battle);
        return answer(line, std::get<smm::Round>(played), std::move(battle));
    } catch (const dice::Exhausted& exhausted) {
        return inputError(exhaustedText(exhausted));
    }
}

int run(const QCommandLineParser& line) {
    if (line.isSet(seedOption) && line.isSet(diceOption))
        return usageError(
            QCoreApplication::translate("sf::cli", "only one of --seed and --dice is possible"));
    auto script = scripted(line.value(diceOption));
    if (!script)
        return usageError(
            QCoreApplication::translate("sf::cli", "--dice: expected numbers such as 12,4,6, found “%1”")
                .arg(line.value(diceOption)));
    const QString path = line.positionalArguments().first();
    std::optional<battle::Battle> battle = readBattle(path);
    if (!battle)
        return statusBadInput;
    if (battle->rules != RuleSystem::Smm)
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: rules: expected “smm”, found others").arg(path));
    return play(line, *std::move(script), *std::move(battle));
}

} // namespace

Command roundCommand() {
    return {
        .name = QStringLiteral("round"),
        .usage = QStringLiteral("FILE [--orders ORDERS] [--seed TEXT | --dice N,N,...] [-o OUT] [--json]"),
        .summary = QCoreApplication::translate(
            "sf::cli", "Play one battle round: every Conflict fights, then the others act."),
        .options = {{ordersOption,
                     QCoreApplication::translate("sf::cli", "Orders as JSON, or the file that holds them."),
                     QStringLiteral("ORDERS")},
                    {seedOption, QCoreApplication::translate("sf::cli", "Throw the dice from this seed."),
                     QStringLiteral("TEXT")},
                    {diceOption,
                     QCoreApplication::translate(
                         "sf::cli", "Take the dice from this list, in the order in which they fall."),
                     QStringLiteral("N,N,...")},
                    {QStringLiteral("o"),
                     QCoreApplication::translate("sf::cli",
                                                 "Write the document after the round to this file."),
                     QStringLiteral("OUT")},
                    {QStringLiteral("json"), QCoreApplication::translate("sf::cli", "One JSON object.")}},
        .run = run};
}

} // namespace sf::cli
