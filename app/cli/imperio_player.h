// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"

#include <QByteArray>
#include <QCommandLineParser>

#include <variant>

namespace sf::cli {

// Options of the commands that let a player think
inline const QString playerOption = QStringLiteral("player");
inline const QString nodesOption = QStringLiteral("nodes");
inline const QString millisecondsOption = QStringLiteral("ms");

/// --nodes and --ms.
QList<QCommandLineOption> limitOptions();
/// What they say; or the exit status.
std::variant<imperio::Limits, int> limitsOf(const QCommandLineParser& line);
/// A whole number from 1 to a billion; or the exit status of an option with any other value.
std::variant<std::uint64_t, int> countOf(const QCommandLineParser& line, const QString& option,
                                         std::uint64_t otherwise);
/// A number that a text seeds players with.
std::uint64_t seedNumber(const QByteArray& text);
/// The answer of the engine protocol and of `imperio play`: action, value, runnerUp, line and reasons, on one
/// line.
QByteArray choiceAsJson(const imperio::Position& position, const imperio::Choice& choice);

} // namespace sf::cli
