// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/profile.h"

#include <algorithm>

namespace sf::post {

namespace {

/// The hash by which a profile files a block: of the block before, of block 1 its own.
const Hash& filedUnder(const PostGame& game, std::uint32_t number) {
    return game.hash(std::max(number, 2U) - 1);
}

std::string checkOrNothing(const std::optional<Hash>& hash) {
    return hash ? checkOf(*hash) : std::string();
}

/// What the profile made in the game, looked up only if it is needed.
class MadeBlocks {
public:
    MadeBlocks(const Profile& profile, const Hash& game) : m_profile(profile), m_game(game) {}
    std::optional<Hash> block(std::uint32_t number) {
        if (!m_blocks)
            m_blocks = m_profile.madeIn(m_game);
        const auto found = m_blocks->find(number);
        return found == m_blocks->end() ? std::nullopt : std::optional(found->second);
    }

private:
    const Profile& m_profile;
    const Hash& m_game;
    std::optional<std::map<std::uint32_t, Hash>> m_blocks;
};

} // namespace

bool plays(const Profile& profile, const PostGame& game, Writer writer) {
    constexpr std::uint32_t reach = 8; // a profile that lost its first secrets has later ones
    if (!game.key(writer).empty() && profile.hasKey(game.key(writer)))
        return true;
    const auto has = [&](std::uint32_t number) {
        return profile.madeAfter(filedUnder(game, number), writer) ||
               (number <= game.count() && profile.made(game.hash(number), filedUnder(game, number), writer));
    };
    const std::uint32_t first = writer == Writer::Starter ? 1 : 2;
    if (has(first))
        return true;
    for (std::uint32_t number = game.count() + 1; number > first && number + reach > game.count(); --number)
        if (post::writerOf(number) == writer && has(number))
            return true;
    return false;
}

std::vector<GameProblem> ownProblems(const Profile& profile, const PostGame& game, Writer writer) {
    std::vector<GameProblem> problems;
    MadeBlocks madeBlocks(profile, game.id());
    // What is signed with the player's key is theirs, wherever it was made.
    const bool isSigned = !game.key(writer).empty() && profile.hasKey(game.key(writer));
    for (std::uint32_t number = writer == Writer::Starter ? 1 : 2; !isSigned && number <= game.count();
         number += 2)
        if (!profile.made(game.hash(number), filedUnder(game, number), writer)) {
            const auto own = profile.madeAfter(filedUnder(game, number), writer);
            problems.push_back({GameFault::NotMade,
                                number,
                                {},
                                checkOrNothing(own ? own : madeBlocks.block(number)),
                                checkOf(game.hash(number)),
                                {}});
        }
    const std::uint32_t next = game.count() + 1;
    if (game.end() || post::writerOf(next) != writer || profile.madeAfter(game.newest(), writer))
        return problems;
    const auto other = madeBlocks.block(next);
    // Another program may just have made the one that belongs here.
    if (other && !profile.madeAfter(game.newest(), writer))
        problems.push_back({GameFault::AnsweredOther, next, {}, checkOf(game.newest()), checkOf(*other), {}});
    return problems;
}

} // namespace sf::post
