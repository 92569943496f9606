// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_record.h"
#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::cli {
namespace {

/// Every legal action in the record's notation, sorted by bytes.
std::vector<std::string> movesIn(const imperio::Position& position) {
    imperio::ActionList list;
    imperio::listLegal(position, list);
    std::vector<std::string> moves;
    for (const imperio::Action& action : list)
        moves.push_back(imperio::actionText(action, position.toMove));
    std::sort(moves.begin(), moves.end());
    return moves;
}

QByteArray asJson(const std::vector<std::string>& moves) {
    std::string out;
    document::JsonWriter json(out);
    json.list();
    for (const std::string& move : moves)
        json.value(move);
    json.endList();
    return document::laidOut(out);
}

QByteArray asText(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& move : moves)
        text += move + '\n';
    return QByteArray::fromStdString(text);
}

int runImperioMoves(const QCommandLineParser& line) {
    const auto replay = replayOf(line);
    if (!replay)
        return replay.status;
    const std::vector<std::string> moves = movesIn(replay->position);
    return line.isSet(jsonOption) ? printJson(asJson(moves)) : print(asText(moves));
}

} // namespace

Command imperioMovesCommand() {
    return {.name = QStringLiteral("imperio moves"),
            .usage = QStringLiteral("RECORD [--seed TEXT | --dice N,N,...] [--json]"),
            .summary =
                QT_TRANSLATE_NOOP("sf::cli", "List every legal action in the position after the record."),
            .options = recordOptions(),
            .run = runImperioMoves};
}

} // namespace sf::cli
