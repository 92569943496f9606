// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

/// SMM-4 to SMM-8, SMM-17, SMM-18: the Square, its edges and the effects of its size.
namespace sf::smm {

enum class ModerateCounts : std::uint8_t;

/// What follows from the number of units alone (SMM-4, SMM-5, SMM-8).
struct Measures {
    int units = 0;
    int width = 0;
    int rows = 0;
    int completeRows = 0;
    int completeSquares = 0;
    int largestSquare = 0;
    int minor = 1;
    int moderate = 1;
    int major = 1;
    bool operator==(const Measures&) const = default;
};
/// `units` is 0 or more; 0 has width 0.
Measures measures(int units, ModerateCounts counts = {});

/// A cell of the Square: row from the Front, and column from the left with the Front drawn at the bottom
/// (SMM-6).
struct Cell {
    int row = 0;
    int column = 0;
    bool operator==(const Cell&) const = default;
};

/// How damage reaches the Warlord (SMM-17).
enum class WarlordJoins : std::uint8_t { No, Yes };

/// A stack's Square: which unit is in which cell. Units that croaked since it was formed leave holes
/// (SMM-18).
class Square {
public:
    Square(const battle::Battle& battle, const battle::Stack& stack);

    /// By the number of units when it was formed, including holes; zero units if nobody is alive.
    const Measures& measures() const { return m_measures; }
    /// The effective posture: neutral if there is no Warlord or the screening isn't allowed (SMM-13, SMM-16).
    battle::Posture posture() const { return m_posture; }
    /// Index in `stack.units` of the leading Warlord, or nothing if the stack is unled (SMM-13).
    std::optional<std::size_t> warlord() const { return m_warlord; }
    /// Index of the screened unit of this stack, or nothing (SMM-16).
    std::optional<std::size_t> screened() const { return m_screened; }
    /// Index in `stack.units` of the unit in the cell, or nothing for an empty cell or a hole.
    std::optional<std::size_t> at(Cell cell) const;
    /// The cell of the unit at this index, or nothing if it has croaked.
    std::optional<Cell> cellOf(std::size_t position) const;

    /// Indices of the living units in the order in which melee damage over an edge reaches them (SMM-7, 16,
    /// 17). `joins` matters only for an offensive Warlord: last of all, or last in the edge's line.
    std::vector<std::size_t> damageOrder(battle::Edge edge, WarlordJoins joins = WarlordJoins::No) const;
    /// The same for those still alive: `now` are the stack's units at the same indices, later in the round.
    std::vector<std::size_t> damageOrder(battle::Edge edge, WarlordJoins joins,
                                         const std::vector<battle::Unit>& now) const;
    /// The order in which a shot reaches those still alive, with every unit in its cell (SMM-28).
    std::vector<std::size_t> shotOrder(battle::Edge edge, const std::vector<battle::Unit>& now) const;

private:
    struct Walk {
        std::vector<std::size_t> order;
        std::size_t edgeLine = 0; ///< the number of units in the first occupied line
    };
    Walk walk(battle::Edge edge, const std::vector<battle::Unit>* now) const;
    std::vector<std::size_t> meleeOrder(Walk walk, WarlordJoins joins) const;
    void placeWarlord();
    void sendWarlord(Walk& walk, WarlordJoins joins) const;

    Measures m_measures;
    battle::Posture m_posture = battle::Posture::Neutral;
    std::optional<std::size_t> m_warlord;
    std::optional<std::size_t> m_screened;
    std::vector<std::optional<std::size_t>> m_cells; ///< row by row from the Front
};

} // namespace sf::smm
