// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/board_text.h"

namespace sf::imperio {

namespace {

const std::string& colourOf(const Piece& piece, const ForumColours& colours) {
    const auto& shades = piece.kind == Kind::Headquarters ? colours.headquarters : colours.pieces;
    return shades[indexOf(piece.side)];
}

/// Adjacent letters of one colour share their tags.
std::string rowBBCode(const Board& board, int row, const ForumColours& colours) {
    std::string text;
    std::string open;
    for (int column = 1; column <= boardSize; ++column) {
        const std::optional<Piece> piece = board.at(squareAt(row, column));
        const std::string colour = piece ? colourOf(*piece, colours) : std::string();
        if (colour != open && !open.empty())
            text += "[/color]";
        if (colour != open && !colour.empty())
            text += "[color=" + colour + ']';
        open = colour;
        const Kind kind = piece && isBase(piece->kind) ? Kind::Base : piece.value_or(Piece{}).kind;
        text += piece ? letter(kind, Side::Attacker) : 'O';
    }
    return open.empty() ? text : text + "[/color]";
}

} // namespace

std::array<std::string, boardSize> boardRows(const Board& board) {
    std::array<std::string, boardSize> rows;
    for (std::uint8_t index = 0; index < squareCount; ++index) {
        const std::optional<Piece> piece = board.at({index});
        rows[index / boardSize] += piece ? letter(piece->kind, piece->side) : 'O';
    }
    return rows;
}

std::string boardBBCode(const Board& board, const ForumColours& colours) {
    std::string text;
    for (int row = 1; row <= boardSize; ++row)
        text += rowBBCode(board, row, colours) + '\n';
    return text;
}

} // namespace sf::imperio
