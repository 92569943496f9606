// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in position_text.h.
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/setup/any_position.h"

namespace sf::imperio {

namespace {

std::string lineOf(PositionKey key, const std::string& text) {
    return text.empty() ? text : std::string(wordOf(key)) + ": " + text + '\n';
}

std::string squaresText(Squares squares) {
    std::string text;
    for (const Square square : squares)
        text += (text.empty() ? "" : " ") + square.text();
    return text;
}

std::string capturedText(const Board& board) {
    Squares captured;
    for (const Square base : board.allBases())
        if (board.piece(base).isCaptured())
            captured.add(base);
    return squaresText(captured);
}

std::string knightText(Square square, const KnightTurn& turn) {
    std::string text = square.text() + '=' + std::to_string(turn.actionsLeft);
    if (turn.steps > 0)
        text += '-' + std::to_string(turn.steps) + '@' + turn.stepsBegan.text();
    return turn.stopped ? text + '!' : text;
}

/// Only those that have acted.
std::string knightsText(const Position& position) {
    std::string text;
    for (const Square square : position.board.of(position.toMove, Kind::Knight)) {
        const KnightTurn& turn = position.knights[square.index];
        if (turn != KnightTurn{knightActions, 0, square, false})
            text += (text.empty() ? "" : " ") + knightText(square, turn);
    }
    return text;
}

std::string lostText(const Position& position) {
    Position implied = position;
    implied.lostHeadquarters = {};
    implied = completed(implied, true);
    std::string text;
    for (const Side side : sides)
        if (position.lostHeadquarters[indexOf(side)] && !implied.lostHeadquarters[indexOf(side)])
            text += std::string(text.empty() ? "" : " ") + (side == Side::Attacker ? "attacker" : "defender");
    return text;
}

std::string beganText(const Position& position) {
    std::string text;
    for (const Side side : sides)
        text += (text.empty() ? "" : " ") + std::to_string(position.initialPieces[indexOf(side)]) + '+' +
                std::to_string(position.initialReinforcements[indexOf(side)]);
    return text;
}

} // namespace

std::string positionText(const Position& position) {
    std::string text;
    for (const std::string& row : boardRows(position.board))
        text += row + '\n';
    for (const Side side : sides)
        if (const std::string units = reinforcementsText(position.reinforcements[indexOf(side)], side);
            !units.empty())
            text += units + '\n';
    return text + positionLines(position);
}

std::string positionLines(const Position& position) {
    std::string text;
    text += lineOf(PositionKey::Turn, turnText(position.turn, position.toMove));
    text += lineOf(PositionKey::Captured, capturedText(position.board));
    text += lineOf(PositionKey::Entrenched, squaresText(position.entrenched));
    text += lineOf(PositionKey::Knights, knightsText(position));
    text += lineOf(PositionKey::Acted,
                   squaresText(position.done - position.board.of(Kind::Knight) - position.stirred));
    text += lineOf(PositionKey::Moved, squaresText(position.stirred));
    text += lineOf(PositionKey::Spawned, squaresText(position.arrived));
    text += lineOf(PositionKey::SpawnedFrom, squaresText(position.spawnedFrom));
    text += lineOf(PositionKey::Spawning, position.spawning ? "" : "over");
    text += lineOf(PositionKey::LostHeadquarters, lostText(position));
    return text + lineOf(PositionKey::BeganWith, beganText(position));
}

} // namespace sf::imperio
