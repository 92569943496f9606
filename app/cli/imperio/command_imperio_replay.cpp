// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

QString reserveLine(const imperio::Position& position, imperio::Side side) {
    const std::string counts = reinforcementsText(position.reinforcements[indexOf(side)], side);
    const QString list =
        counts.empty() ? QCoreApplication::translate("sf::cli", "none") : QString::fromStdString(counts);
    return QCoreApplication::translate("sf::cli", "Reinforcements of the %1: %2\n")
        .arg(text::imperioSide(side), list);
}

QString stateLine(const imperio::Position& position) {
    if (position.result)
        return QCoreApplication::translate("sf::cli", "The %1 has won: %2 (%3)\n")
            .arg(text::imperioSide(position.result->winner), text::ending(*position.result),
                 QString::fromStdString(position.result->rule().text()));
    return QCoreApplication::translate("sf::cli", "Turn %1, the %2 to move\n")
        .arg(QString::number(position.turn), text::imperioSide(position.toMove));
}

QString eventLines(const imperio::Replay& replay, std::size_t index) {
    QString lines = QString::fromStdString(entryText(replay.record.entries[index])) + u'\n';
    for (const imperio::Event& event : replay.events[index])
        lines += QStringLiteral("    %1 [%2]\n")
                     .arg(text::event(event), QString::fromStdString(event.rule.text()));
    return lines;
}

int runImperioReplay(const QCommandLineParser& line) {
    const auto replay = replayOf(line);
    if (!replay)
        return replay.status;
    return line.isSet(jsonOption) ? printJson(replayAsJson(*replay)) : print(replayAsText(*replay));
}

} // namespace

QByteArray replayAsText(const imperio::Replay& replay) {
    QString text;
    for (std::size_t index = 0; index < replay.record.entries.size(); ++index)
        text += eventLines(replay, index);
    text += u'\n';
    for (const std::string& row : imperio::boardRows(replay.position.board))
        text += QString::fromStdString(row) + u'\n';
    for (const imperio::Side side : imperio::sides)
        text += reserveLine(replay.position, side);
    return (text + stateLine(replay.position)).toUtf8();
}

Command imperioReplayCommand() {
    return {.name = QStringLiteral("imperio replay"),
            .usage = QStringLiteral("RECORD [--seed TEXT | --dice N,N,...] [--json]"),
            .summary = QT_TRANSLATE_NOOP("sf::cli",
                                         "Replay a game record, checking every line, and show the result."),
            .options = recordOptions(),
            .run = runImperioReplay};
}

} // namespace sf::cli
