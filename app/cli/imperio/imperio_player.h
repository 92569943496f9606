// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/players/imperio/player.h"

#include <QByteArray>
#include <QCommandLineParser>

#include <optional>

namespace sf::cli {

// Options of the commands that use a player
inline const QString playerOption = QStringLiteral("player");
inline const QString nodesOption = QStringLiteral("nodes");
inline const QString millisecondsOption = QStringLiteral("ms");

/// The --nodes and --ms options.
QList<Option> limitOptions();
/// Returns their values. Prints an error and returns nothing if one is malformed.
std::optional<imperio::Limits> limitsOf(const QCommandLineParser& line);
/// Derives a numeric seed for players from a text.
std::uint64_t seedNumber(const QByteArray& text);
/// The answer of the engine protocol and of `imperio play`, as JSON on one line: action, value, runnerUp,
/// line and reasons.
QByteArray choiceAsJson(const imperio::Position& position, const imperio::Choice& choice);

} // namespace sf::cli
