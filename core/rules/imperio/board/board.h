// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/squares.h"

namespace sf::imperio {

/// The 81 squares and what stands on them. A compact value; each piece is kept twice, by square and in the
/// sets of its side and kind, and both change together here and nowhere else.
class Board {
public:
    bool operator==(const Board&) const = default;

    /// The piece on a square; none when it is empty.
    std::optional<Piece> at(Square square) const {
        return isEmpty(square) ? std::nullopt : std::optional(m_pieces[square.index]);
    }
    /// The piece on a square that is not empty.
    const Piece& piece(Square square) const { return m_pieces[square.index]; }
    bool isEmpty(Square square) const { return !occupied().has(square); }

    Squares of(Side side) const { return m_sides[indexOf(side)]; }
    Squares of(Kind kind) const { return m_kinds[indexOf(kind)]; }
    Squares of(Side side, Kind kind) const { return of(side) & of(kind); }
    Squares occupied() const { return m_sides[0] | m_sides[1]; }
    Squares empty() const { return Squares::all() - occupied(); }
    Squares allBases() const { return of(Kind::Base) | of(Kind::Headquarters); }
    /// Bases and headquarters that a side controls, captured ones too.
    Squares bases(Side side) const { return of(side) & allBases(); }
    Squares fighting(Side side) const { return of(side) - allBases(); }

    void put(Square square, Piece piece);
    void remove(Square square);
    /// `to` is empty.
    void move(Square from, Square to);
    /// The base there changes sides.
    void capture(Square square, Side side);

private:
    std::array<Piece, squareCount> m_pieces{};
    std::array<Squares, 2> m_sides{};
    std::array<Squares, 6> m_kinds{};
};

} // namespace sf::imperio
