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

// Threads in which blocks contradict each other, and what follows from each.

inline Block otherVersion(const Players& players, std::size_t place) {
    const Block& block = players.blocks()[place];
    std::string nonce(block.value(Field::Nonce));
    nonce.front() = nonce.front() == '0' ? '1' : '0';
    return changed(block, Field::Nonce, nonce, players.key(static_cast<std::uint32_t>(place) + 1));
}

/// Ben signed two versions of block 2, on one of which both went on.
inline std::string signedTwice() {
    Players players(17, {}, true);
    players.play(6);
    return gameVector(players, {otherVersion(players, 1)});
}

/// Two answers to a signed invitation, with different keys.
inline Players answered(std::vector<Block>& other) {
    Players players(17, {}, true);
    players.play(2);
    const SigningKey stranger = signingKeyOf(Secret{9});
    Block block = players.blocks()[1];
    block.set(Field::Key, publicKeyValue(stranger));
    other = {mended(block, &stranger)};
    return players;
}
inline std::string twoAnswers() {
    std::vector<Block> other;
    const Players players = answered(other);
    return gameVector(players, other);
}
inline std::string answerChosen() {
    std::vector<Block> other;
    Players players = answered(other);
    players.play(3);
    return gameVector(players, other);
}

/// Block 8 is dated before block 7.
inline std::string datedBefore() {
    Players players(5);
    players.play(7);
    Block next = std::get<Block>(players.make(players.plan()));
    return gameVector(players, {changed(next, Field::Time, "10")});
}

struct Dispute {
    Vector vector;
    bool holds;
    std::uint32_t blocks;  ///< that count
    std::uint32_t awaited; ///< 0: the game is over
    const char* awaitedFrom;
};
inline constexpr std::array disputes{
    Dispute{{"signed-twice.sqpost", signedTwice}, false, 1, 0, ""},
    Dispute{{"two-answers.sqpost", twoAnswers}, false, 1, 3, "Ada"},
    Dispute{{"answer-chosen.sqpost", answerChosen}, true, 3, 4, "Ben"},
    Dispute{{"dated-before.sqpost", datedBefore}, true, 8, 9, "Ada"},
};

} // namespace sf::post::test
