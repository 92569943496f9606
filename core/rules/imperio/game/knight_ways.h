// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/action.h"

#include <array>
#include <vector>

namespace sf::imperio {

/// An attack that a knight can make after some steps: its way, and what the attack is then.
struct Approach {
    std::vector<Square> way; ///< the squares stepped on, none where it attacks from where it stands
    Action attack;           ///< of a base the capture
    int charge = 0;          ///< IMP-14
    double winChance = 0;    ///< of the bare sums (IMP-13)
};

/// Where a knight of the side to move can go with the actions that it has left this turn, square by square,
/// and whom it can attack from there. A zone of enemy pikemen ends its way (IMP-15).
class KnightWays {
public:
    /// Nothing for what is no knight of the side to move.
    KnightWays(const Position& position, Square knight);

    /// All squares that it can step to, however many steps that takes.
    Squares squares() const { return m_squares; }
    /// A shortest way to one of them, the square itself last.
    std::vector<Square> wayTo(Square square) const;
    /// The steps of this turn's run that it has behind it there (IMP-14).
    int stepsAt(Square square) const;
    /// Enemies that it can attack after its way, bases too.
    Squares targets() const { return m_targets; }
    /// How it can attack the enemy, one way for each charge, the best chance first, then the fewest steps.
    std::vector<Approach> approaches(Square target) const;

private:
    void walk();
    /// The squares from which it can still attack after exactly so many steps.
    Squares attackGround(int steps) const;
    std::vector<Square> way(Square square, int steps) const;
    Position after(const std::vector<Square>& way) const;

    Position m_position;
    Square m_knight;
    int m_actions = 0;
    Squares m_zones;
    std::array<Squares, knightActions + 1> m_after; ///< where it can be after so many steps
    Squares m_squares;
    Squares m_targets;
};

} // namespace sf::imperio
