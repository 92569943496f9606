// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/record/record_reader.h"

#include <QString>
#include <QTest>

/// Positions and actions for tests of Imperio Bellum, in record notation.
namespace sf::imperio::test {

/// "R4C5".
inline Square at(const char* text) {
    return squareAt(text[1] - '0', text[3] - '0');
}

using Rows = std::array<const char*, boardSize>;

inline constexpr const char* empty = "OOOOOOOOO";
inline constexpr auto A = Side::Attacker;
inline constexpr auto D = Side::Defender;

/// Nine rows of letters; `toMove` is at the start of its turn. Both sides get `reserve` of each kind.
inline Position position(const Rows& rows, Side toMove = Side::Attacker, int reserve = 0,
                         const Options& options = {}) {
    Position position;
    position.options = options;
    position.toMove = toMove;
    for (int row = 1; row <= boardSize; ++row)
        for (int column = 1; column <= boardSize; ++column)
            for (const Side side : sides)
                if (const auto kind = kindOf(rows[static_cast<std::size_t>(row - 1)][column - 1], side))
                    position.board.put(squareAt(row, column), {*kind, side, side});
    for (Reinforcements& reinforcements : position.reinforcements)
        reinforcements.counts.fill(reserve);
    beginTurn(position);
    return position;
}

/// Parses an action such as "R4C5xR4C6", in the letters of the side to move.
inline Action action(const Position& position, const char* text) {
    const auto line = readTypedAction(text);
    const std::vector<Action> actions = actionsOf(std::get<PlayLine>(line), position);
    return actions.front();
}

/// Returns "IMP-9" for a refused action, "" for a legal one.
inline QString ruleAgainst(const Position& position, const char* text) {
    const auto refused = refusalOf(position, action(position, text));
    return refused ? QString::fromStdString(refused->rule.text()) : QString();
}

/// Plays actions in sequence with the given dice, in the order of all fights.
inline Position after(Position position, const std::vector<const char*>& texts, std::vector<int> dice = {}) {
    dice::Script script(std::move(dice));
    for (const char* text : texts) {
        Outcome outcome = apply(position, action(position, text), script);
        if (!std::holds_alternative<Applied>(outcome)) {
            QTest::qFail(text, __FILE__, __LINE__);
            break;
        }
        position = std::get<Applied>(outcome).position;
    }
    return position;
}

/// The legal actions in record notation.
inline std::vector<std::string> legal(const Position& position) {
    ActionList list;
    listLegal(position, list);
    std::vector<std::string> texts;
    for (const Action& action : list)
        texts.push_back(actionText(action, position.toMove));
    return texts;
}

/// The letter on a square, O for open.
inline char letterAt(const Position& position, const char* square) {
    const auto piece = position.board.at(at(square));
    return piece ? letter(piece->kind, piece->side) : 'O';
}

} // namespace sf::imperio::test
