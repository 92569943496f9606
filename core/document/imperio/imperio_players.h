// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/level.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace sf::imperio {
struct Player;
}

namespace sf::document {

/// Who plays a side of a game: a person, the computer at a level, or another program.
struct SidePlayer {
    std::optional<imperio::Level> level;
    std::string engine; ///< its name in the settings; a document never names a command

    bool isPerson() const { return !level && engine.empty(); }
    bool operator==(const SidePlayer&) const = default;
};

/// "person", "planner" or another level, "engine:NAME".
std::string playerWord(const SidePlayer& player);
/// The player of such a word; nothing for another one, or for a name over 80 bytes.
std::optional<SidePlayer> sidePlayer(std::string_view word);
/// "Person", "Computer 3, medium", "Engine: Acme".
QString playerText(const SidePlayer& player);

/// Creates a player of this level, with the learned weights from the resources.
imperio::Player imperioPlayer(imperio::Level level, std::uint64_t seed = 0);

} // namespace sf::document
