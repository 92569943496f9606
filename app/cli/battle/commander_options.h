// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/player_names.h"

#include <QStringList>

/// The computer players of battles as options name them.
namespace sf::cli {

using document::PlayerNames;
using document::playerNames;
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

/// Says in one line that the battle is too large to be fought many times; nothing if it isn't.
std::optional<QString> sizeProblem(const battle::Battle& battle, const QString& path);

} // namespace sf::cli
