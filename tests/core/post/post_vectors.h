// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "post_players.h"

#include <array>
#include <string>

/// Regenerates the complete games in tests/data/post from their seeds.
namespace sf::post::test {

struct Vector {
    const char* file;
    std::string (*make)();
};

/// A block with every value that a verifier computes for it.
inline std::string blockVector(const Players& players, const Block& block) {
    const std::uint32_t number = block.number();
    std::string text = "hash " + base32(hashOf(block)) + '\n';
    if (block.has(Field::Seal))
        text += "secret " + base32(players.fresh(number).secret) + '\n';
    return "Block " + std::to_string(number) + '\n' + text + '\n' + blockText(block) + '\n';
}

inline std::string gameVector(const Players& players, const std::vector<Block>& extra = {}) {
    std::string text = "A game by post with every hash and secret, made from a fixed seed "
                       "(tests/core/post/post_vectors.h).\n\n";
    for (const Block& block : players.blocks())
        text += blockVector(players, block);
    for (const Block& block : extra)
        text += "Block " + std::to_string(block.number()) + "\nhash " + base32(hashOf(block)) + "\n\n" +
                blockText(block) + '\n';
    return text;
}

inline std::string wholeGame() {
    Players players(3);
    players.play(400);
    return gameVector(players);
}

inline std::string gameWithHouseRules() {
    Options options;
    options.knights = 12;
    options.knightsOnBoard = 9;
    options.pieces = Options::unlimited;
    options.cover = Cover::Literal;
    Players players(41, options);
    players.play(400);
    return gameVector(players);
}

inline std::string signedGame() {
    Players players(17, {}, true);
    players.play(60);
    return gameVector(players);
}

inline std::string resignedGame() {
    Players players(29);
    players.play(14);
    Reply reply = players.reply({});
    reply.resigns = true;
    reply.opened.reset();
    return gameVector(players, {std::get<Block>(replying(players.game(), reply, {{}, {}, 1'700'100'000}))});
}

inline std::string claimedGame() {
    Players players(31);
    players.play(11);
    return gameVector(players, {claimingTime(players.game(), 1'702'000'000)});
}

inline constexpr std::array vectors{
    Vector{"whole-game.sqpost", wholeGame},     Vector{"house-rules.sqpost", gameWithHouseRules},
    Vector{"signed.sqpost", signedGame},        Vector{"resigned.sqpost", resignedGame},
    Vector{"time-claimed.sqpost", claimedGame},
};

} // namespace sf::post::test
