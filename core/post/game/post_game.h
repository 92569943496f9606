// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block_reader.h"
#include "core/post/game/game_rules.h"

#include <set>
#include <vector>

namespace sf::post {

/// Why a block does not fit its game. core/text puts it into words.
enum class GameFault : std::uint8_t {
    NoInvitation,  ///< block 1 is not there
    NoPrevious,    ///< the block that it builds on is not there
    WrongWriter,   ///< the other player writes blocks of this number
    OtherGame,     ///< it names another game
    OtherPrevious, ///< it builds on another block
    WrongSecret,   ///< the opened secret is not what the writer sealed
    SealSeen,      ///< the seal was there before in this game
    WrongDice,     ///< expected, found: dice
    WrongPosition, ///< expected, found: hashes
    BadPlan,       ///< see `plan`
    AfterEnd,      ///< the game was over
    StopsEarly,    ///< a last block, but the game goes on
    WrongSignature,
    Disputed,      ///< several versions, and none counts yet
    SignedTwice,   ///< its writer signed two versions, and has lost
    OtherVersion,  ///< a version that does not count
    ClaimedTime,   ///< who waits claims that the clock ran out; unverified
    ClaimAnswered, ///< the block that was claimed to be missing is here
};

struct GameProblem {
    GameFault fault = GameFault::NoInvitation;
    std::uint32_t number = 0; ///< of the block
    std::optional<Field> field;
    std::string expected;
    std::string found;
    std::optional<PlanFault> plan;
};

/// Makes the rules of a game from its block 1; nothing when it lacks something.
using RulesMaker = std::unique_ptr<GameRules> (*)(const Block& invitation);
std::unique_ptr<GameRules> rulesOf(const Block& invitation);

/// One game as its blocks leave it. A value: what a block would come to is tried on a copy.
class PostGame {
public:
    /// The invitation is well formed, with number 1.
    PostGame(const Block& invitation, const Hash& hash);
    PostGame(const PostGame& other);
    PostGame& operator=(const PostGame&) = delete;
    PostGame(PostGame&&) = default;
    PostGame& operator=(PostGame&&) = default;
    ~PostGame() = default;

    /// Takes the next block. After a fault the game is good for nothing; try it on a copy.
    std::optional<GameProblem> add(const Block& block, const Hash& hash);
    /// Whether the claim of the time fits the game as it stands.
    std::optional<GameProblem> checkClaim(const Block& claim, const Hash& hash) const;

    const Hash& id() const { return m_hashes.front(); }
    /// How many blocks there are.
    std::uint32_t count() const { return static_cast<std::uint32_t>(m_hashes.size()); }
    const Hash& hash(std::uint32_t number) const { return m_hashes[number - 1]; }
    const Block& invitation() const { return m_invitation; }
    const Block& last() const { return m_last; }
    const std::optional<PostEnd>& end() const { return m_end; }
    const GameRules& rules() const { return *m_rules; }
    /// The dice that the last block listed or had to list: those of the plan before it.
    const std::vector<int>& lastDice() const { return m_lastDice; }
    std::string name(Writer writer) const;
    /// The public key that a player gave; empty without one.
    std::string_view key(Writer writer) const { return m_keys[writer == Writer::Starter ? 0 : 1]; }
    /// What the next block's secret makes of the plan in the last block.
    struct Opening {
        std::unique_ptr<GameRules> rules;
        std::vector<int> dice;
    };
    /// Nothing when it is not the secret that was sealed two blocks before the next. There are two blocks or
    /// more.
    std::optional<Opening> opening(const Secret& secret) const;

private:
    std::optional<GameProblem> checkPlace(const Block& block) const;
    std::optional<GameProblem> settle(const Block& block);
    std::optional<GameProblem> takePlan(const Block& block);
    std::optional<GameProblem> checkSignature(const Block& block, const Hash& hash) const;

    Block m_invitation;
    Block m_last;
    std::vector<Hash> m_hashes;
    std::vector<std::optional<Hash>> m_seals; ///< of each block
    std::set<Hash> m_seen;                    ///< seals
    std::array<std::string, 2> m_keys;
    std::unique_ptr<GameRules> m_rules;
    std::vector<int> m_lastDice;
    std::optional<PostEnd> m_end;
};

} // namespace sf::post
