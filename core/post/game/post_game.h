// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block_reader.h"
#include "core/post/game/game_rules.h"
#include "core/post/game/shared_list.h"

#include <functional>
#include <memory>
#include <set>
#include <variant>
#include <vector>

namespace sf::post {

/// Why a block doesn't fit its game. core/text puts it into words.
enum class GameFault : std::uint8_t {
    NoInvitation,  ///< block 1 is missing
    NoPrevious,    ///< the previous block is missing
    WrongWriter,   ///< the other player writes this block
    OtherGame,     ///< it names another game
    OtherPrevious, ///< it follows another block
    WrongSecret,   ///< the opened secret is not what the writer sealed
    SealSeen,      ///< the seal was used before in this game
    WrongDice,     ///< expected, found: dice
    WrongPosition, ///< expected, found: hashes
    BadPlan,       ///< see `plan`
    AfterEnd,      ///< the game was already over
    StopsEarly,    ///< a last block, but the game isn't over
    NoDocument,    ///< expected: the hash of the battle that is missing
    WrongSignature,
    Disputed,      ///< several versions, and none counts yet
    SignedTwice,   ///< its writer signed two versions, and has lost
    OtherVersion,  ///< a version that does not count
    ClaimedTime,   ///< who waits claims that the clock ran out; unverified
    ClaimAnswered, ///< the block that was claimed to be missing is here
    ClaimedEarly,  ///< by the times in the blocks, the clock had not run out when it was claimed
    SecretSeen,    ///< the opened secret was opened before in this game; this harms only its owner
    NotMade,       ///< found: the check of a block in the player's name that their profile didn't make;
                   ///< expected: the check of the one that it made, or empty
    AnsweredOther, ///< found: the check of the block that the profile made on another version of the one
                   ///< before
    OlderRules,    ///< an earlier version of the rules applies: positions aren't checked, nobody can play on
    DatedBefore,   ///< its time is before that of a block which it follows
    DatedAhead,    ///< its time is more than a day ahead of the reader's clock
    TooCostly,     ///< the game wasn't checked; expected: how many hexes its searches may look at
};

struct GameProblem {
    GameFault fault = GameFault::NoInvitation;
    std::uint32_t number = 0; ///< of the block
    std::optional<Field> field;
    std::string expected;
    std::string found;
    std::optional<PlanFault> plan;
};

/// Creates the rules of a game from its block 1. Returns null if it lacks something: a battle's document.
using RulesMaker = std::function<std::unique_ptr<GameRules>(const Block& invitation)>;
/// Makes the rules of Imperio Bellum, and null for other games.
std::unique_ptr<GameRules> imperioRules(const Block& invitation);

/// One game in the state after its blocks. A value type, so that a block can be tried on a copy.
class PostGame {
public:
    /// The invitation must be well formed and have number 1. `rules` must not be null.
    PostGame(const Block& invitation, const Hash& hash, std::unique_ptr<GameRules> rules);
    /// A game of Imperio Bellum.
    PostGame(const Block& invitation, const Hash& hash);
    PostGame(const PostGame& other);
    PostGame& operator=(const PostGame&) = delete;
    PostGame(PostGame&&) = default;
    PostGame& operator=(PostGame&&) = default;
    ~PostGame() = default;

    /// What the next block makes of the game.
    struct Step {
        std::unique_ptr<GameRules> rules;
        std::vector<dice::Die> dice{}; ///< of the plan before
        std::optional<PostEnd> end{};
    };
    /// Checks the next block without adding it.
    std::variant<Step, GameProblem> stepWith(const Block& block, const Hash& hash) const;
    /// Adds a block with its step.
    void take(const Block& block, const Hash& hash, Step step);
    /// Adds the next block. A fault changes nothing.
    std::optional<GameProblem> add(const Block& block, const Hash& hash);
    /// Ends the game because the player signed two versions of a block.
    void loseBySigningTwice(Writer writer);
    /// Checks a time claim against the current state of the game.
    std::optional<GameProblem> checkClaim(const Block& claim, const Hash& hash) const;

    const Hash& id() const { return m_hashes[0]; }
    /// The number of blocks.
    std::uint32_t count() const { return static_cast<std::uint32_t>(m_hashes.size()); }
    const Hash& hash(std::uint32_t number) const { return m_hashes[number - 1]; }
    /// The hash of the last block.
    const Hash& newest() const { return m_hashes.back(); }
    const Block& invitation() const { return m_invitation; }
    const Block& last() const { return m_last; }
    /// The latest time in the blocks, in seconds since 1970.
    std::int64_t latestTime() const { return m_latestTime; }
    /// When the clock for the next block runs out: only then can its time be claimed.
    std::int64_t dueTime() const { return m_latestTime + m_invitation.seconds(Field::Clock); }
    const std::optional<PostEnd>& end() const { return m_end; }
    const GameRules& rules() const { return *m_rules; }
    /// The dice that the last block listed, or should have listed: those of the plan before it.
    const std::vector<dice::Die>& lastDice() const { return m_lastDice; }
    /// Returns whether the block has a seal, so that its writer's next one opens it.
    bool isSealed(std::uint32_t number) const { return m_seals[number - 1].has_value(); }
    /// Returns whether a block had this seal.
    bool hasSeal(const Hash& seal) const;
    std::string name(Writer writer) const;
    /// A player's public key; empty if they have none.
    std::string_view key(Writer writer) const { return m_keys[writer == Writer::Starter ? 0 : 1]; }
    /// What the next block's secret does to the plan in the last block.
    struct Opening {
        std::unique_ptr<GameRules> rules;
        std::vector<dice::Die> dice;
    };
    /// Returns nothing unless these are the secret and the orders that were sealed two blocks before the next
    /// one. Requires at least two blocks.
    std::optional<Opening> opening(const Secret& secret, std::string_view orders = {}) const;

private:
    std::optional<GameProblem> checkPlace(const Block& block) const;
    std::vector<dice::Die> rolledAsListed(const Block& block) const;
    std::optional<GameProblem> settle(Step& step, const Block& block) const;
    std::optional<GameProblem> checkKind(const Block& block) const;
    std::optional<GameProblem> checkOpening(Step& step, const Block& block) const;
    std::optional<GameProblem> takePlan(Step& step, const Block& block) const;
    std::optional<GameProblem> finish(Step& step, const Block& block) const;
    std::optional<GameProblem> checkSignature(const Block& block, const Hash& hash) const;
    void addSeal(std::optional<Hash> seal);

    Block m_invitation;
    Block m_last;
    std::int64_t m_latestTime;
    SharedList<Hash> m_hashes;
    SharedList<std::optional<Hash>> m_seals; ///< of each block
    /// The first bytes and the block of each seal, for quick lookup. It is the same for all copies and may
    /// have blocks of others.
    std::shared_ptr<std::set<std::pair<std::uint64_t, std::uint32_t>>> m_sealIndex;
    std::array<std::string, 2> m_keys;
    std::unique_ptr<GameRules> m_rules;
    std::vector<dice::Die> m_lastDice;
    std::optional<PostEnd> m_end;
};

} // namespace sf::post
