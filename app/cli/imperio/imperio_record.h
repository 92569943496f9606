// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/rules/imperio/record/record_reader.h"

#include <QByteArray>
#include <QCommandLineParser>

namespace sf::cli {

/// The options --seed and --dice, for commands that may throw dice.
QList<Option> recordOptions();
/// Replays the game named by the command's first argument. Prints an error and returns the exit status on
/// failure.
OrStatus<imperio::Replay> replayOf(const QCommandLineParser& line);

QByteArray oddsAsJson();
QByteArray oddsAsText();
QByteArray replayAsJson(const imperio::Replay& replay);
QByteArray replayAsText(const imperio::Replay& replay);

} // namespace sf::cli
