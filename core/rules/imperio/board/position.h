// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/setup.h"

namespace sf::imperio {

inline constexpr int knightActions = 5; ///< IMP-9

/// What a knight of the side to move has done this turn (IMP-9, IMP-14, IMP-15).
struct KnightTurn {
    std::uint8_t actionsLeft = 0;
    std::uint8_t steps = 0; ///< since the start of the turn or its last attack
    Square stepsBegan;      ///< where those steps began
    bool stopped = false;   ///< it entered a pikeman's zone
    bool operator==(const KnightTurn&) const = default;
};

/// Why a game is over (IMP-21 to IMP-23); tiebreakers are in order.
enum class Ending : std::uint8_t {
    NoFightingPieces,
    NoBases,
    FewerInitialPieces,
    FewerInitialReinforcements,
    MoreReinforcements,
    MoreBases,
    ControlsHeadquarters,
    NeverLostHeadquarters,
    DefenderWinsTies,
    Resigned,
    OutOfTime,
};

struct Result {
    Side winner = Side::Attacker;
    Ending ending = Ending::NoFightingPieces;
    bool operator==(const Result&) const = default;
    /// IMP-21, IMP-22 or IMP-23.
    Rule rule() const;
};

/// Everything that matters to the rules between two actions. A compact value without heap memory. Two
/// positions are equal exactly if the game can continue in the same ways.
struct Position {
    Board board;
    std::array<Reinforcements, 2> reinforcements;
    Options options;
    std::uint32_t turn = 1;
    Side toMove = Side::Attacker;
    bool spawning = true; ///< only spawns so far in this turn (IMP-7)
    Squares done;         ///< pieces of the side to move that have nothing left to do this turn
    Squares stirred;      ///< pikemen of the side to move that moved this turn (IMP-17)
    Squares arrived;      ///< pieces spawned this turn
    Squares spawnedFrom;  ///< bases that spawned this turn; cleared when spawning ends
    Squares entrenched;   ///< pikemen of both sides (IMP-17)
    std::array<KnightTurn, squareCount> knights{}; ///< by square; only for knights of the side to move
    std::array<std::int32_t, 2> initialPieces{};   ///< fighting pieces (IMP-22)
    std::array<std::int64_t, 2> initialReinforcements{};
    std::array<bool, 2> lostHeadquarters{}; ///< the original one, even if recaptured (IMP-22)
    std::optional<Result> result;
    bool operator==(const Position&) const = default;
};

/// The position before the attacker's first turn. The deployments must be complete (IMP-5).
Position start(const Setup& setup);

/// Begins a turn of `position.toMove`: every piece can act again.
void beginTurn(Position& position);
/// Entrenches the pikemen that didn't move (IMP-17) and passes the turn to the other side.
void endTurn(Position& position);

/// Returns whether a base can spawn at all for the side that controls it (IMP-8).
bool isActive(const Position& position, Square base);
/// Returns the result on this board (IMP-21, IMP-22), or nothing if the game continues.
std::optional<Result> resultOn(const Position& position);

} // namespace sf::imperio
