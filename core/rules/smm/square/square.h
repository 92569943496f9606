// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/value.h"

/// SMM-4 to SMM-8, SMM-17, SMM-18: the Square, its edges and what its size counts for.
namespace sf::smm {

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
/// `units` from 0, which has width 0.
Measures measures(int units, ModerateCounts counts = ModerateCounts::Table);

/// A cell of the Square, counted from the Front row and from the left as drawn with the Front at the bottom
/// (SMM-6).
struct Cell {
    int row = 0;
    int column = 0;
    bool operator==(const Cell&) const = default;
};

/// How damage reaches the Warlord (SMM-17).
enum class WarlordJoins : std::uint8_t { No, Yes };

/// A stack as it stands: which unit is in which cell. Croaked units of a Square not yet reformed are holes
/// (SMM-18).
class Square {
public:
    Square(const battle::Battle& battle, const battle::Stack& stack);

    /// By the number that was formed, holes included; of no units when nobody lives.
    const Measures& measures() const { return m_measures; }
    /// The posture that counts: neutral where there is no Warlord or the screening is not allowed (SMM-13,
    /// SMM-16).
    battle::Posture posture() const { return m_posture; }
    /// Position in `stack.units` of the Warlord that leads; nothing when unled (SMM-13).
    std::optional<std::size_t> warlord() const { return m_warlord; }
    /// Position of the unit of this stack that is screened; nothing when none is (SMM-16).
    std::optional<std::size_t> screened() const { return m_screened; }
    /// Position in `stack.units` of who stands in the cell; nothing for an empty cell or a hole.
    std::optional<std::size_t> at(Cell cell) const;
    /// Where the unit at this position stands; nothing when it has croaked.
    std::optional<Cell> cellOf(std::size_t position) const;

    /// Positions of the living units in the order in which melee damage reaches them over an edge (SMM-7, 16,
    /// 17). `joins` matters to an offensive Warlord only: last of all, or last in the edge's line.
    std::vector<std::size_t> damageOrder(battle::Edge edge, WarlordJoins joins = WarlordJoins::No) const;
    /// The same of those who still live: `now` are the stack's units in the same places, later in the round.
    std::vector<std::size_t> damageOrder(battle::Edge edge, WarlordJoins joins,
                                         const std::vector<battle::Unit>& now) const;
    /// The order in which a shot reaches those who still live: every unit stands in its cell (SMM-28).
    std::vector<std::size_t> shotOrder(battle::Edge edge, const std::vector<battle::Unit>& now) const;

private:
    struct Walk {
        std::vector<std::size_t> order;
        std::size_t edgeLine = 0; ///< how many stand in the first line that anybody stands in
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
