// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"
#include "core/rules/dice/dice.h"
#include "core/rules/imperio/record/record_error.h"

#include <memory>

namespace sf::post {

/// Why a plan can't stand in its block.
struct PlanFault {
    bool mustBeEmpty = false;                  ///< it is not for this player to set out now
    std::size_t action = 0;                    ///< from 1: the action that is none; 0 for other faults
    std::optional<imperio::RecordError> setup; ///< of a deployment or alterations
};

/// How a game by post ended.
enum class EndReason : std::uint8_t { Rules, Resigned, Time };
struct PostEnd {
    Writer winner = Writer::Starter;
    EndReason reason = EndReason::Rules;
    bool operator==(const PostEnd&) const = default;
};

/// What one kind of game makes of the blocks' plans. Blocks come in order, each first to take() and, once the
/// secret for its dice is open, to settle().
class GameRules {
public:
    GameRules() = default;
    GameRules(const GameRules&) = default;
    GameRules& operator=(const GameRules&) = default;
    virtual ~GameRules() = default;
    virtual std::unique_ptr<GameRules> clone() const = 0;

    /// Takes the plan of a block. A fault leaves everything as it was.
    virtual std::optional<PlanFault> take(const Block& block) = 0;
    /// Carries out the plan that was taken last.
    virtual void settle(dice::Source& dice) = 0;
    /// The player gives up in its block.
    virtual void resign(Writer writer) = 0;
    /// The hash of all that is settled.
    virtual Hash position() const = 0;
    /// Who has won by the rules.
    virtual std::optional<Writer> winner() const = 0;
};

} // namespace sf::post
