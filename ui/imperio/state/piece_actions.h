// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"
#include "core/rules/imperio/game/knight_ways.h"
#include "core/rules/imperio/game/legal.h"

#include <map>
#include <optional>
#include <vector>

namespace sf::ui {

/// What one piece of the side to move can do, by target square: maps a click to an action of the rules' own
/// list.
class PieceActions {
public:
    /// Finds the piece's actions; none for an enemy's piece, an empty square or nowhere.
    void fill(const imperio::Position& position, imperio::Square from);
    void clear();

    imperio::Square from() const { return m_from; }
    imperio::Squares steps() const { return m_steps; }
    /// Enemies that it can attack or shoot at.
    imperio::Squares targets() const { return m_targets; }
    /// All that a knight can reach this turn, its next step too; of other pieces their steps.
    imperio::Squares reach() const { return m_reach; }
    /// Enemies that a knight can attack after going there.
    imperio::Squares farTargets() const { return m_farTargets; }
    /// A shortest way to a square of its reach, the square itself last.
    std::vector<imperio::Square> wayTo(imperio::Square square) const;
    /// The steps that a knight has made by then, the most that its charge can be (IMP-14).
    int stepsAt(imperio::Square square) const;
    /// How a knight can attack the enemy, the best first; empty for other pieces.
    const std::vector<imperio::Approach>& approaches(imperio::Square target) const;
    bool isEmpty() const { return m_reach.isEmpty() && m_targets.isEmpty() && m_farTargets.isEmpty(); }
    /// The step to that square; an archer goes the first way there.
    std::optional<imperio::Action> stepTo(imperio::Square square) const;
    /// The attack or shot at that square; at a base the capture.
    std::optional<imperio::Action> attackOn(imperio::Square square) const;

private:
    imperio::Square m_from;
    imperio::Squares m_steps;
    imperio::Squares m_targets;
    imperio::Squares m_reach;
    imperio::Squares m_farTargets;
    std::optional<imperio::KnightWays> m_ways;
    std::map<imperio::Square, std::vector<imperio::Approach>> m_approaches;
    std::vector<imperio::Action> m_actions;
};

/// The action, legal or not, that going from one square to the other stands for.
imperio::Action actionMeant(const imperio::Position& position, imperio::Square from, imperio::Square to);

/// The squares onto which some base of the side to move can bring a unit now (IMP-7).
imperio::Squares spawnSquares(const imperio::Position& position);
/// Bases of the side to move that can still bring a unit.
imperio::Squares spawningBases(const imperio::Position& position);
/// Spawns the unit there from a base in `preferred`, or else from the base with the fewest other squares; an
/// illegal spawn if none can.
imperio::Action spawnMeant(const imperio::Position& position, imperio::Kind kind, imperio::Square to,
                           imperio::Square preferred = imperio::nowhere);

} // namespace sf::ui
