// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/battle/commanded_round.h"
#include "app/cli/battle/commander_options.h"
#include "app/cli/battle/round_output.h"
#include "app/cli/battle/turn_round.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/dice_options.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_orders.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/io/input_file.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/elided.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace sf::cli {
namespace {

/// What errors in the orders refer to: the file with the orders, or the option itself.
QString nameOfOrders(const QCommandLineParser& line) {
    const QString orders = line.value(ordersOption);
    return orders.isEmpty() || orders.trimmed().startsWith(u'{') ? QStringLiteral("--orders") : orders;
}

/// The orders of the option, given as JSON or the name of a JSON file and parsed by `reading`; or the exit
/// status.
template<class Orders>
OrStatus<Orders> ordersOf(const QCommandLineParser& line,
                          std::variant<Orders, document::LoadError> (*reading)(const QByteArray&)) {
    QByteArray bytes = line.isSet(ordersOption) ? line.value(ordersOption).toUtf8() : QByteArray("{}");
    const QString name = nameOfOrders(line);
    if (!bytes.trimmed().startsWith('{')) {
        auto input = document::readInput(name);
        if (const auto* error = std::get_if<document::LoadError>(&input))
            return inputError(error->text(name));
        bytes = std::get<QByteArray>(std::move(input));
    }
    auto read = reading(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&read))
        return inputError(error->text(name));
    return std::get<Orders>(std::move(read));
}

/// `isOfBattle`: the order isn't one of the option, but of the battle's file.
int refused(const smm::OrderRefusal& refusal, const QString& file, bool isOfBattle,
            const battle::Battle& battle) {
    constexpr qsizetype longestId = 60;
    QString place = text::displayName(text::elided(QString::fromStdString(refusal.stack.text), longestId));
    if (isOfBattle && !place.isEmpty())
        place.prepend(QStringLiteral("orders."));
    const QString why = text::labelled(refusal.refusal.rule, text::refusal(refusal.refusal, battle));
    return inputError(text::labelled(file, text::labelled(place, why)));
}

int answer(const QCommandLineParser& line, const document::BattleDocument& document,
           const std::vector<smm::Event>& events, const std::vector<CommandedDecision>& decisions) {
    const QByteArray bytes = document.serialised();
    const QString output = line.value(QStringLiteral("o"));
    if (line.isSet(QStringLiteral("o")))
        if (const int status = report(writeDocument(output, bytes)); status != statusDone)
            return status;
    return line.isSet(jsonOption)
               ? printJson(roundAsJson(events, bytes, decisionsAsJson(decisions)), output)
               : print(decisionsAsText(decisions) + roundAsText(events, document.battle()), output);
}

int play(const QCommandLineParser& line, const std::optional<std::vector<int>>& script,
         const std::vector<CommandedSide>& commanders, document::BattleDocument& document) {
    auto orders = ordersOf(line, document::readRoundOrders);
    if (!orders)
        return orders.status;
    if (line.isSet(seedOption))
        document.setSeed(line.value(seedOption).toStdString());
    CommandedOrders commanded =
        giveCommandersOrders(document, commanders, seedNumber(line.value(seedOption)));
    const auto outcome = perform(document, smm::PlayRound{*orders}, script);
    const QString path = line.positionalArguments().first();
    if (outcome.isDone()) {
        const auto surplus = script ? surplusDice(path, *script, diceIn(outcome.events)) : std::nullopt;
        if (surplus)
            return inputError(*surplus);
        std::ranges::copy(outcome.events, std::back_inserter(commanded.events));
        return answer(line, document, commanded.events, commanded.decisions);
    }
    if (const auto& refusal = outcome.refusal) {
        const bool isGiven = orders->contains(refusal->stack);
        return refused(*refusal, isGiven ? nameOfOrders(line) : path, !isGiven, document.battle());
    }
    return inputError(exhaustedDice(path, *outcome.dice));
}

/// The turn of the side to move (BAT-13).
int playTurnOf(const QCommandLineParser& line, const std::optional<std::vector<int>>& script,
               const std::vector<CommandedSide>& commanders, document::BattleDocument& document) {
    const auto orders = ordersOf(line, document::readTurnOrders);
    if (!orders)
        return orders.status;
    if (line.isSet(seedOption))
        document.setSeed(line.value(seedOption).toStdString());
    const int toMove = multiplier::sideToMove(document.battle());
    if (!commanders.empty() && std::ranges::count(commanders, toMove, &CommandedSide::side) == 0)
        return inputError(QCoreApplication::translate("sf::cli",
                                                      "%1: --commander: expected the side to move, %2, "
                                                      "found “%3”")
                              .arg(line.positionalArguments().first(), QString::number(toMove),
                                   line.values(commanderOption).join(u' ')));
    std::vector<CommandedDecision> decisions;
    const TurnGuide guide = commandedTurn(commanders, seedNumber(line.value(seedOption)), decisions);
    const auto played =
        playTurn(document, *orders, guide, script, nameOfOrders(line), line.positionalArguments().first());
    if (const auto* problem = std::get_if<QString>(&played))
        return inputError(*problem);
    return answer(line, document, std::get<std::vector<battle::Event>>(played), decisions);
}

int runRound(const QCommandLineParser& line) {
    auto script = scriptedDice(line);
    if (!script)
        return statusBadUsage;
    if (!line.isSet(diceOption))
        script.reset();
    const auto commanders = commandedSides(line.values(commanderOption));
    if (!commanders)
        return usageError(
            QCoreApplication::translate(
                "sf::cli", "--commander: expected SIDE or SIDE:LEVEL, such as “0” or “1:2”, found “%1”")
                .arg(line.values(commanderOption).join(u' ')));
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    if (!document)
        return statusBadInput;
    if (const auto problem = commanderProblem(document->battle(), *commanders, path))
        return inputError(*problem);
    if (battle::systemOf(document->battle().rules).hasTurns())
        return playTurnOf(line, script, *commanders, *document);
    return play(line, script, *commanders, *document);
}

} // namespace

Command roundCommand() {
    return {
        .name = QStringLiteral("round"),
        .usage = QStringLiteral("FILE [--orders ORDERS] [--commander SIDE[:LEVEL]] "
                                "[--seed TEXT | --dice N,N,...] [-o OUT] [--json]"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Play one battle round, or in multiplier combat the turn of the side to move."),
        .options = {{ordersOption,
                     QT_TRANSLATE_NOOP("sf::cli", "Orders as JSON, or a file that contains them."), "ORDERS"},
                    {commanderOption,
                     QT_TRANSLATE_NOOP("sf::cli",
                                       "Let the computer give this side's orders, at level 1 to 3; "
                                       "sides are counted from 0. Can be given for several sides."),
                     "SIDE[:LEVEL]"},
                    {seedOption, QT_TRANSLATE_NOOP("sf::cli", "Roll the dice from this seed."), "TEXT"},
                    {diceOption,
                     QT_TRANSLATE_NOOP("sf::cli", "Use these dice, in the order in which they are rolled."),
                     "N,N,..."},
                    {QStringLiteral("o"),
                     QT_TRANSLATE_NOOP("sf::cli", "Write the document after the round to this file."), "OUT"},
                    oneJsonValue},
        .run = runRound};
}

} // namespace sf::cli
