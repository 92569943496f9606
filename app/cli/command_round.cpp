// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/dice_options.h"
#include "app/cli/round_output.h"
#include "core/document/battle_document.h"
#include "core/document/round_orders.h"
#include "core/document/safe_file.h"
#include "core/text/elided.h"
#include "core/text/words.h"

#include <QCoreApplication>
#include <QFile>

namespace sf::cli {
namespace {

const QString ordersOption = QStringLiteral("orders");

/// What errors in the orders are found in: the file that holds them, or the option itself.
QString nameOfOrders(const QCommandLineParser& line) {
    const QString orders = line.value(ordersOption);
    return orders.isEmpty() || orders.trimmed().startsWith(u'{') ? QStringLiteral("--orders") : orders;
}

/// The orders that the option gives, as JSON or as the name of a file that holds it; or the exit status.
std::variant<smm::Orders, int> ordersOf(const QCommandLineParser& line) {
    QByteArray bytes = line.isSet(ordersOption) ? line.value(ordersOption).toUtf8() : QByteArray("{}");
    const QString name = nameOfOrders(line);
    if (!bytes.trimmed().startsWith('{')) {
        QFile file(line.value(ordersOption));
        if (!file.open(QIODevice::ReadOnly))
            return inputError(
                QCoreApplication::translate("sf::cli", "%1: expected a file that can be read: %2")
                    .arg(name, file.errorString()));
        bytes = file.readAll();
    }
    auto read = document::readRoundOrders(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&read))
        return inputError(error->text(name));
    return std::get<smm::Orders>(std::move(read));
}

/// \p source says where the refused order stands.
int refused(const smm::OrderRefusal& refusal, const QString& source, const battle::Battle& battle) {
    const QString rule = QString::fromStdString(refusal.refusal.rule.text());
    constexpr qsizetype longestId = 60;
    const QString id = text::elided(QString::fromStdString(refusal.stack.text), longestId);
    return inputError(source + id + QStringLiteral(": ") +
                      (rule.isEmpty() ? QString() : rule + QStringLiteral(": ")) +
                      text::refusal(refusal.refusal, battle));
}

int answer(const QCommandLineParser& line, const document::BattleDocument& document, std::size_t logged) {
    const QByteArray bytes = document.serialised();
    const QString output = line.value(QStringLiteral("o"));
    if (line.isSet(QStringLiteral("o")))
        if (const int status = report(document::writeSafely(output, bytes)); status != statusDone)
            return status;
    std::vector<smm::Event> events;
    const std::vector<document::LogLine>& log = document.log().lines();
    for (std::size_t i = logged; i < log.size(); ++i)
        events.push_back(log[i].event);
    return print(line.isSet(jsonOption) ? roundAsJson(events, bytes) : roundAsText(events, document.battle()),
                 output);
}

int play(const QCommandLineParser& line, const std::optional<std::vector<int>>& script,
         document::BattleDocument& document) {
    auto orders = ordersOf(line);
    if (const int* status = std::get_if<int>(&orders))
        return *status;
    if (line.isSet(seedOption))
        document.setSeed(line.value(seedOption).toStdString());
    const std::size_t logged = document.log().lines().size();
    const auto& given = std::get<smm::Orders>(orders);
    const auto problem = document.perform(smm::PlayRound{given}, script);
    if (!problem)
        return answer(line, document, logged);
    if (const auto* refusal = std::get_if<smm::OrderRefusal>(&*problem)) {
        const QString source = given.contains(refusal->stack)
                                   ? nameOfOrders(line) + QStringLiteral(": ")
                                   : line.positionalArguments().first() + QStringLiteral(": orders.");
        return refused(*refusal, source, document.battle());
    }
    return inputError(
        exhaustedDice(std::get<dice::Exhausted>(*problem), script.value_or(std::vector<int>())));
}

int runRound(const QCommandLineParser& line) {
    if (line.isSet(seedOption) && line.isSet(diceOption))
        return usageError(
            QCoreApplication::translate("sf::cli", "only one of --seed and --dice is possible"));
    std::optional<std::vector<int>> script;
    if (line.isSet(diceOption) && !(script = scriptedDice(line.value(diceOption))))
        return usageError(
            QCoreApplication::translate("sf::cli", "--dice: expected numbers such as 12,4,6, found “%1”")
                .arg(line.value(diceOption)));
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    if (document->battle().rules != RuleSystem::Smm)
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: rules: expected “smm”, found others").arg(path));
    return play(line, script, *document);
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
                    {jsonOption, QCoreApplication::translate("sf::cli", "One JSON object.")}},
        .run = runRound};
}

} // namespace sf::cli
