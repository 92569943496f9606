// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/action.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sf::imperio {

/// A knight's possible attack after some steps.
struct Approach {
    std::vector<Square> way; ///< the squares it steps on; empty if it attacks from its square
    Action attack;           ///< a capture if the target is a base
    int charge = 0;          ///< IMP-14
    double winChance = 0;    ///< of the sums (IMP-13)
};

/// Where a knight of the side to move can go with its remaining actions this turn, and what it can attack
/// from there. An enemy pikeman's zone ends its path (IMP-15).
class KnightWays {
public:
    /// Empty if the piece isn't a knight of the side to move.
    KnightWays(const Position& position, Square knight);

    /// All squares that it can reach, in any number of steps.
    Squares squares() const { return m_squares; }
    /// A shortest path to one of them, including it, with as few changes of direction as possible.
    std::vector<Square> wayTo(Square square) const;
    /// The length of this turn's run when it gets there (IMP-14).
    int stepsAt(Square square) const;
    /// The enemies that it can attack after moving, including bases.
    Squares targets() const { return m_targets; }
    /// The ways to attack an enemy, one per charge, sorted by chance and then by fewest steps.
    std::vector<Approach> approaches(Square target) const;

private:
    void walk();
    /// The squares from which it can still attack after exactly this many steps.
    Squares attackGround(int steps) const;
    void addTurns(Square from, int steps, Squares open);
    /// The one that the fewest changes of direction lead to.
    Square straightest(Squares squares, int steps) const;
    std::vector<Square> way(Square square, int steps) const;
    Position after(const std::vector<Square>& way) const;

    Position m_position;
    Square m_knight;
    int m_actions = 0;
    Squares m_zones;
    std::array<Squares, knightActions + 1> m_after; ///< where it can be after each number of steps
    /// After each number of steps, the fewest changes of direction on the way to each square, by the
    /// direction of the last step.
    using Turns = std::array<std::uint8_t, 8>;
    std::array<std::array<Turns, squareCount>, knightActions + 1> m_turns{};
    Squares m_squares;
    Squares m_targets;
};

} // namespace sf::imperio
