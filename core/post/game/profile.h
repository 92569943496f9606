// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_game.h"

#include <map>

namespace sf::post {

/// What a player's own profile knows about their blocks. Seals and dice prove what was played, never who
/// wrote a block; only the profile knows which blocks it made.
class Profile {
public:
    Profile() = default;
    Profile(const Profile&) = delete;
    Profile& operator=(const Profile&) = delete;
    virtual ~Profile() = default;

    /// Returns whether the profile made this block or claim, or its player confirmed that they made it
    /// elsewhere. For block 1, `previous` is its own hash.
    virtual bool made(const Hash& hash, const Hash& previous, Writer writer) const = 0;
    /// Returns the block that the profile made after `previous`.
    virtual std::optional<Hash> madeAfter(const Hash& previous, Writer writer) const = 0;
    /// Returns the blocks that the profile made in a game and that open a secret or give orders, by number.
    virtual std::map<std::uint32_t, Hash> madeIn(const Hash& game) const = 0;
    /// Returns whether the profile has this key, the value of a field `key`.
    virtual bool hasKey(std::string_view key) const = 0;
};

/// Returns whether the profile plays this side: it made a block of it, or has its key.
bool plays(const Profile& profile, const PostGame& game, Writer writer);
/// What keeps the player of this side from going on: blocks in their name that somebody else wrote, and a
/// block that they made on another version of the last one.
std::vector<GameProblem> ownProblems(const Profile& profile, const PostGame& game, Writer writer);

} // namespace sf::post
