// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/board.h"

#include <cassert>
#include <string_view>

namespace sf::imperio {

namespace {

constexpr std::array<std::string_view, 2> kindLetters{"KAPFBH", "CRMSTE"};

} // namespace

char letter(Kind kind, Side side) {
    return kindLetters[indexOf(side)][indexOf(kind)];
}

std::optional<Kind> kindOf(char letter, Side side) {
    const std::size_t found = kindLetters[indexOf(side)].find(letter);
    return found == std::string_view::npos ? std::nullopt : std::optional(static_cast<Kind>(found));
}

void Board::put(Square square, Piece piece) {
    assert(isEmpty(square));
    m_pieces[square.index] = piece;
    m_sides[indexOf(piece.side)].add(square);
    m_kinds[indexOf(piece.kind)].add(square);
    if (piece.isCaptured())
        m_captured.add(square);
}

void Board::remove(Square square) {
    assert(!isEmpty(square));
    const Piece piece = m_pieces[square.index];
    m_sides[indexOf(piece.side)].remove(square);
    m_kinds[indexOf(piece.kind)].remove(square);
    m_captured.remove(square);
    m_pieces[square.index] = {};
}

void Board::move(Square from, Square to) {
    const Piece moved = piece(from);
    remove(from);
    put(to, moved);
}

void Board::capture(Square square, Side side) {
    Piece base = piece(square);
    assert(isBase(base.kind));
    remove(square);
    base.side = side;
    put(square, base);
}

} // namespace sf::imperio
