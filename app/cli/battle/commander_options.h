// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/commander.h"

#include <QStringList>

/// The computer players of battles as options name them.
namespace sf::cli {

inline const QString commanderOption = QStringLiteral("commander");

/// The stream of random numbers that a seed stands for.
std::uint64_t seedNumber(const QString& text);

/// Who orders which side: one name for all sides, or one for each.
struct PlayerNames {
    QStringList names; ///< "nearest", "commander", "commander:1" ...

    bool areAllNearest() const;
    /// Nothing if there are several names but not as many as sides.
    std::optional<players::Policies> policies(std::size_t sides, std::uint64_t seed) const;
};
/// Reads names with commas between. Nothing if one is malformed.
std::optional<PlayerNames> playerNames(const QString& text);

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

} // namespace sf::cli
