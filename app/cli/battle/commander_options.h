// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/player_names.h"

#include <QCommandLineParser>

/// The computer players of battles as options name them.
namespace sf::cli {

using document::PlayerNames;
using document::seedNumber;

inline const QString commanderOption = document::commanderName;

/// A side that a commander plays: "SIDE" or "SIDE:LEVEL".
struct CommandedSide {
    int side = 0;
    int level = players::lowestLevel;
};
/// Nothing if one is malformed.
std::optional<std::vector<CommandedSide>> commandedSides(const QStringList& texts);
/// Says in one line why one of the commanders can't play its side; nothing if all can.
std::optional<QString> commanderProblem(const battle::Battle& battle, const std::vector<CommandedSide>& sides,
                                        const QString& path);

/// How many battles or threads an option asks for. Prints an error and returns nothing if it is malformed.
std::optional<int> battlesOf(const QCommandLineParser& line, int standard);
std::optional<int> threadsOf(const QCommandLineParser& line);
/// Who gives the orders; "nearest" by default. Prints an error and returns nothing if a name is malformed.
std::optional<PlayerNames> playersOf(const QCommandLineParser& line);
/// The players for so many sides, with imagined battles from the seed. Prints an error and returns nothing if
/// there are too many or too few names.
std::optional<players::Policies> policiesOf(const QCommandLineParser& line, const PlayerNames& names,
                                            std::size_t sides, std::uint64_t seed);

/// Says in one line that the battle is too large to be fought many times; nothing if it isn't.
std::optional<QString> sizeProblem(const battle::Battle& battle, const QString& path);

} // namespace sf::cli
