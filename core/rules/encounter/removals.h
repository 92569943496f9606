// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"

namespace sf::encounter {

/// Something that goes with a game master's edit although the edit doesn't name it.
struct Removal {
    enum class Kind : std::uint8_t {
        Items,      ///< name: who carried them; items: their names
        Comments,   ///< name: the Encounter; count: the comments of its post
        Encounter,  ///< name: it has lost its last Monster (ENC-5)
        Post,       ///< level: its Attack Post becomes inactive (ENC-11)
        PostMember, ///< name: leaves the Attack Post of level (ENC-11)
        Hours,      ///< name: the Encounter becomes Ranged, without hours together (ENC-6)
    };
    Kind kind = Kind::Items;
    std::string name{};
    int level = 0;
    int count = 0;
    std::vector<std::string> items{};
    bool operator==(const Removal&) const = default;
};

/// Returns what the edit, which leads from one dungeon to the other, removes besides what it names. Nothing
/// for the actions of players, which tell what they do.
std::vector<Removal> removalsOf(const Dungeon& before, const Action& action, const Dungeon& after);

} // namespace sf::encounter
