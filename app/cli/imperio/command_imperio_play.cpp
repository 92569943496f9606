// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_player.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/document/imperio/imperio_players.h"
#include "core/players/imperio/turn_cost.h"
#include "core/text/imperio_reasons.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

QByteArray asText(const imperio::Position& position, const imperio::Choice& choice) {
    QString text = QCoreApplication::translate("sf::cli", "%1   the attacker wins %2\n")
                       .arg(QString::fromStdString(actionText(choice.action, position.toMove)),
                            text::winChance(choice.value));
    if (choice.runnerUp)
        text += QCoreApplication::translate("sf::cli", "Next best: %1   %2\n")
                    .arg(QString::fromStdString(actionText(*choice.runnerUp, position.toMove)),
                         text::winChance(choice.runnerUpValue));
    for (const QString& reason : text::reasons(position, choice.action))
        text += QStringLiteral("  %1\n").arg(reason);
    return text.toUtf8();
}

OrStatus<imperio::Player> playerOf(const QCommandLineParser& line) {
    const QString name = line.value(playerOption);
    const auto level = imperio::levelOf(name.toStdString());
    if (!level)
        return usageError(
            QCoreApplication::translate(
                "sf::cli", "--player: expected random, greedy, planner, replier or learned, found “%1”")
                .arg(name));
    return document::imperioPlayer(*level, seedNumber(line.value(seedOption).toUtf8()));
}

int runImperioPlay(const QCommandLineParser& line) {
    const auto player = playerOf(line);
    if (!player)
        return player.status;
    const auto limits = limitsOf(line);
    if (!limits)
        return statusBadUsage;
    const auto replay = replayOf(line);
    if (!replay)
        return replay.status;
    const imperio::Position& position = replay->position;
    if (position.result)
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: expected a game in progress, but it is over")
                .arg(line.positionalArguments().first()));
    const imperio::Choice choice =
        imperio::withShownValues(position, imperio::choose(position, *player, *limits));
    return line.isSet(jsonOption) ? printJson(choiceAsJson(position, choice) + '\n')
                                  : print(asText(position, choice));
}

} // namespace

Command imperioPlayCommand() {
    return {.name = QStringLiteral("imperio play"),
            .usage = QStringLiteral(
                "RECORD --player NAME [--nodes N] [--ms N] [--seed TEXT | --dice N,N,...] [--json]"),
            .summary = QT_TRANSLATE_NOOP("sf::cli",
                                         "Let a computer player choose the next action after the record."),
            .options = recordOptions() + limitOptions() +
                       QList<Option>{{playerOption,
                                      QT_TRANSLATE_NOOP(
                                          "sf::cli", "Who plays: random, greedy, planner, replier or learned "
                                                     "(planner)."),
                                      "NAME", "planner"}},
            .run = runImperioPlay};
}

} // namespace sf::cli
