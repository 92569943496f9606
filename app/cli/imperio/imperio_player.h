// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"

#include <QByteArray>
#include <QCommandLineParser>

#include <variant>

namespace sf::cli {

// Options of the commands that use a player
inline const QString playerOption = QStringLiteral("player");
inline const QString nodesOption = QStringLiteral("nodes");
inline const QString millisecondsOption = QStringLiteral("ms");

/// The --nodes and --ms options.
QList<QCommandLineOption> limitOptions();
/// Returns their values, or an exit status on error.
std::variant<imperio::Limits, int> limitsOf(const QCommandLineParser& line);
/// Returns a whole number from 1 to a billion, or an exit status if the option has any other value.
std::variant<std::uint64_t, int> countOf(const QCommandLineParser& line, const QString& option,
                                         std::uint64_t otherwise);
/// Derives a numeric seed for players from a text.
std::uint64_t seedNumber(const QByteArray& text);
/// The answer of the engine protocol and of `imperio play`, as JSON on one line: action, value, runnerUp,
/// line and reasons.
QByteArray choiceAsJson(const imperio::Position& position, const imperio::Choice& choice);

} // namespace sf::cli
