// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/system.h"

#include <set>

/// A battle that is played as a game (BAT), beside the board itself.
namespace sf::battle {

/// BAT-2. `Ordering` lasts until the round is resolved; a round that runs is in Battle::running.
enum class PlayPhase : std::uint8_t { Deployment, Ordering, Turns, Over };
/// "deployment", "orders" ...: the words of a document.
std::string_view key(PlayPhase phase);

/// Why play is over (BAT-10, BAT-11).
enum class Ending : std::uint8_t { Eliminated, Held, Croaked, Rounds, Conceded };
std::string_view key(Ending ending);

struct PlayResult {
    std::vector<int> winners; ///< sides; none: a draw
    Ending ending = Ending::Eliminated;
    bool operator==(const PlayResult&) const = default;
};

/// What one side has to show for a round.
struct SideFigures {
    int living = 0;            ///< units, at its end, wherever they are
    std::int64_t hits = 0;     ///< thrown
    std::int64_t expected = 0; ///< hits that the same attacks throw on average, in millionths
    bool operator==(const SideFigures&) const = default;
};
inline constexpr std::int64_t oneHit = 1'000'000;

/// What a side does in a sealed phase, shown to nobody else until all are ready (BAT-4).
struct SealedPlan {
    std::vector<Action> actions;
    Orders orders;
    bool operator==(const SealedPlan&) const = default;
};

struct Play {
    PlayPhase phase = PlayPhase::Deployment;
    std::set<int> ready;           ///< sides, in this phase
    bool isRefereed = false;       ///< referee mode is on (BAT-1)
    std::set<UnitId> croakedFirst; ///< units that had croaked before play began
    std::set<UnitId> merged;       ///< units that changed hex by merging in this round (BAT-4)
    /// The rounds played, and the one under way; each by side.
    std::vector<std::vector<SideFigures>> rounds;
    std::vector<SideFigures> current;
    std::optional<PlayResult> result; ///< of PlayPhase::Over
    std::map<int, SealedPlan> sealed; ///< by side
    /// The stacks, Conflicts and merged units as everybody saw them when the sealed phase began; the battle
    /// itself has what the side whose phase it is has done since.
    struct Start {
        StackList stacks;
        Shared<std::vector<Conflict>> conflicts;
        std::set<UnitId> merged;
        bool operator==(const Start&) const = default;
    };
    std::shared_ptr<const Start> start; ///< null where nothing is sealed
    std::shared_ptr<const std::string> unknown;

    bool operator==(const Play&) const;
};

// Whose it is to act
// ---------------------------------------------------------------------------------------------------------

/// The round that is being played, counted from 1; on a board the one that would be next.
int roundNumber(const Battle& battle);
/// Whether the side has a living unit on the map or still to arrive.
bool takesPart(const Battle& battle, int side);
/// The side whose deployment, orders or turn it is; nothing on a board, when all are ready and when play is
/// over.
std::optional<int> sideToAct(const Battle& battle);
/// Whether every side has given its orders, so that the round may begin (BAT-4).
bool areAllReady(const Battle& battle);
/// Whether edits need no leave: on a board, and in referee mode (BAT-1).
bool isFree(const Battle& battle);
/// Whether what a side does in this phase is hidden from others: deployment and orders that began under the
/// option `orders`: `sealed` (BAT-3, BAT-4). Not any more once all are ready.
bool isSealed(const Battle& battle);

// What a side may see
// ---------------------------------------------------------------------------------------------------------

/// The battle as the side may see it; nothing: as somebody who takes no part may. In a sealed phase it lacks
/// the others' orders and whatever they did in it. The one function for views, exports and players.
Battle asSeenBy(const Battle& battle, std::optional<int> side, const System& system);

// Reinforcements (BAT-9)
// ---------------------------------------------------------------------------------------------------------

/// Stacks that the side may place in this round, in document order.
std::vector<StackPointer> dueArrivals(const Battle& battle, int side);
/// Where a stack that is due may be placed now.
std::vector<hex::Hex> arrivalHexes(const Battle& battle, const Stack& stack);

} // namespace sf::battle
