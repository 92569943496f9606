// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/squares.h"

namespace sf::imperio {

/// The 81 squares and their pieces. A compact value. Each piece is stored twice, by square and in the sets of
/// its side and kind; only this class changes them, so that they stay consistent.
class Board {
public:
    bool operator==(const Board&) const = default;

    /// Returns the piece on a square, or nothing if it is empty.
    std::optional<Piece> at(Square square) const {
        return isEmpty(square) ? std::nullopt : std::optional(m_pieces[square.index]);
    }
    /// Returns the piece on a square that must not be empty.
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
    /// Bases and headquarters that aren't their first owner's.
    Squares captured() const { return m_captured; }
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
    Squares m_captured;
};

} // namespace sf::imperio
