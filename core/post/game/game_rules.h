// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"
#include "core/rules/dice/dice.h"
#include "core/rules/imperio/record/record_error.h"

#include <memory>

namespace sf::post {

/// Why a plan is invalid in its block.
struct PlanFault {
    bool mustBeEmpty = false;                  ///< this player has nothing to set out now
    std::size_t action = 0;                    ///< the invalid action, from 1; 0 for other faults
    std::optional<imperio::RecordError> setup; ///< in a deployment or alterations
};

/// How a game by post ended.
enum class EndReason : std::uint8_t {
    Rules,
    Resigned,
    Time,
    SignedTwice, ///< the loser signed two versions of a block
    OlderRules   ///< it ended by rules that this program no longer plays, so the winner isn't known
};
struct PostEnd {
    Writer winner = Writer::Starter; ///< unless it is a draw
    EndReason reason = EndReason::Rules;
    bool isDraw = false;
    bool operator==(const PostEnd&) const = default;
};

/// The version of the rules that new games of this kind have in `rules`.
constexpr std::string_view newestRules(std::string_view kind) {
    return kind == "smm" ? "3" : "1";
}

/// How one kind of game interprets the plans of blocks. Blocks arrive in order, each first at take() and,
/// once the secret for its dice is revealed, at settle().
class GameRules {
public:
    GameRules() = default;
    GameRules(const GameRules&) = default;
    GameRules& operator=(const GameRules&) = default;
    virtual ~GameRules() = default;
    virtual std::unique_ptr<GameRules> clone() const = 0;

    /// Accepts the plan of a block. A fault changes nothing.
    virtual std::optional<PlanFault> take(const Block& block) = 0;
    /// Carries out the plan that was taken last. `orders`: those opened with the secret, canonical JSON;
    /// empty if none were sealed with it.
    virtual void settle(dice::Source& dice, std::string_view orders) = 0;
    /// The player resigns in their block.
    virtual void resign(Writer writer) = 0;
    /// The hash of everything that is settled.
    virtual Hash position() const = 0;
    /// Returns the winner by the rules, if any.
    virtual std::optional<Writer> winner() const = 0;
    /// Returns whether the game is over by the rules, also by a draw.
    virtual bool isOver() const { return winner().has_value(); }

    /// Returns whether an earlier version of the rules applies, so that positions can't be found: settle()
    /// then throws no dice for rounds, and position() means nothing.
    virtual bool isByOlderRules() const { return false; }
    /// Returns whether the answerer seals orders and the starter gives open ones; otherwise the blocks have
    /// plans.
    virtual bool isSimultaneous() const { return false; }
    /// Returns whether the writer of the next block may give these orders, canonical JSON.
    virtual bool accepts(Writer /*writer*/, std::string_view /*orders*/) const { return true; }
};

} // namespace sf::post
