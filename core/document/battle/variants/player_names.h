// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/commander.h"

#include <QStringList>

/// Computer players of battles as the command line and the lab name them.
namespace sf::document {

inline const QString nearestName = QStringLiteral("nearest");
inline const QString commanderName = QStringLiteral("commander");

/// The stream of random numbers that a seed stands for.
std::uint64_t seedNumber(const QString& text);
/// The number after the colon of "commander:2", or the lowest level without one; nothing if it is invalid.
std::optional<int> levelOf(const QString& name);

/// Who orders which side: one name for all sides, or one for each.
struct PlayerNames {
    QStringList names; ///< "nearest", "commander", "commander:1" ...

    bool areAllNearest() const { return names.count(nearestName) == names.size(); }
    /// Nothing if there are several names but not as many as sides.
    std::optional<players::Policies> policies(std::size_t sides, std::uint64_t seed,
                                              const std::stop_token& stop = {}) const;
};
/// Reads names with commas between. Nothing if one is malformed.
std::optional<PlayerNames> playerNames(const QString& text);

} // namespace sf::document
