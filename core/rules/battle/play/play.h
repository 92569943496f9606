// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/system.h"
#include "core/rules/shared.h"

#include <set>

/// The state of a battle that is played as a game (BAT), in addition to the board.
namespace sf::battle {

/// BAT-2. `Ordering` lasts until the round is resolved; see isRoundRunning().
enum class PlayPhase : std::uint8_t { Deployment, Ordering, Turns, Over };
/// "deployment", "orders" ...: the words in a document.
std::string_view key(PlayPhase phase);

/// Why play is over (BAT-10, BAT-11).
enum class Ending : std::uint8_t { Eliminated, Held, Croaked, Rounds, Conceded };
std::string_view key(Ending ending);

struct PlayResult {
    std::vector<int> winners; ///< sides; empty for a draw
    Ending ending = Ending::Eliminated;
    bool operator==(const PlayResult&) const = default;
};

/// One side's figures for a round.
struct SideFigures {
    int living = 0;            ///< units at its end, on or off the map
    std::int64_t hits = 0;     ///< thrown
    std::int64_t expected = 0; ///< the average hits of the same attacks, in millionths
    bool operator==(const SideFigures&) const = default;
};
inline constexpr std::int64_t oneHit = 1'000'000;

/// What a side does in a sealed phase, hidden from others until all are ready (BAT-4).
struct SealedPlan {
    std::vector<Action> actions;
    SystemState plans; ///< the side's own
    bool operator==(const SealedPlan&) const = default;
};

struct Play {
    PlayPhase phase = PlayPhase::Deployment;
    std::set<int> ready;           ///< sides that are ready in this phase
    bool isRefereed = false;       ///< referee mode is on (BAT-1)
    std::set<UnitId> croakedFirst; ///< units that croaked before play began
    std::set<UnitId> merged;       ///< units that changed hex by merging in this round (BAT-4)
    /// The finished rounds, then the current one; each by side.
    std::vector<std::vector<SideFigures>> rounds;
    std::vector<SideFigures> current;
    std::optional<PlayResult> result; ///< of PlayPhase::Over
    std::map<int, SealedPlan> sealed; ///< by side
    /// The stacks, the state of the rule system and merged units as everybody saw them when the sealed phase
    /// began. The battle itself contains what the acting side has done since.
    struct Start {
        StackList stacks;
        SystemState state; ///< of the battle
        std::set<UnitId> merged;
        bool operator==(const Start&) const = default;
    };
    SharedOptional<const Start> start; ///< null if nothing is sealed
    Unknown unknown;

    bool operator==(const Play&) const = default;
};

// Whose turn it is
// ---------------------------------------------------------------------------------------------------------

/// The number of the current round, from 1; on a board, of the next one.
int roundNumber(const Battle& battle);
/// Returns whether the side has a living unit on the map or still to arrive.
bool takesPart(const Battle& battle, int side);
/// Returns all sides in the order in which they act: in document order, but reversed in the orders phase of
/// even rounds (BAT-4).
std::vector<int> sidesInOrder(const Battle& battle);
/// Returns the side whose turn it is, on a board too. The first if the rules have no turns.
int sideInTurn(const Battle& battle);
/// Returns the side whose deployment, orders or turn it is, or nothing on a board, when all are ready and
/// when play is over.
std::optional<int> sideToAct(const Battle& battle);
/// Returns whether every side has given its orders, so that the round can begin (BAT-4).
bool areAllReady(const Battle& battle);
/// Returns whether edits are unrestricted: on a board, and in referee mode (BAT-1).
bool isFree(const Battle& battle);
/// Returns whether a side's actions in this phase are hidden from others: in deployment and orders phases
/// that began with the option `orders`: `sealed` (BAT-3, BAT-4), until all are ready.
bool isSealed(const Battle& battle);

// Reinforcements (BAT-9)
// ---------------------------------------------------------------------------------------------------------

/// Returns the stacks that the side may place in this round, in document order.
std::vector<StackPointer> dueArrivals(const Battle& battle, int side);
/// Returns the hexes where a due stack can be placed now.
std::vector<hex::Hex> arrivalHexes(const Battle& battle, const Stack& stack);

} // namespace sf::battle
