// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the dice and splashed squares of a line of play against what its fights need.
// Declared in play_line.h.
#include "core/rules/imperio/game/fights.h"
#include "core/rules/imperio/record/play_line.h"

#include <algorithm>

namespace sf::imperio {

namespace {

std::string squaresText(const std::vector<Square>& squares) {
    std::string text;
    for (const Square square : squares)
        text.append(text.empty() ? "" : " ").append(square.text());
    return text;
}

/// The number of dice on each side: "3|2".
std::string countText(std::size_t attacker, std::size_t defender) {
    return std::to_string(attacker) + '|' + std::to_string(defender);
}

/// The squares must be those of the fights, unless the line gives only the target.
std::optional<RecordError> wrongSquares(const PlayLine& line, const Fights& fights) {
    std::vector<Square> written;
    std::vector<Square> expected;
    for (const FightDice& fight : line.fights)
        written.push_back(fight.target);
    for (const Fight& fight : fights)
        expected.push_back(fight.target);
    const bool leftOut = !line.hasDice && written.size() == 1;
    if (written == expected || leftOut)
        return std::nullopt;
    written.erase(written.begin(), std::min(written.begin() + 1, written.end()));
    expected.erase(expected.begin(), std::min(expected.begin() + 1, expected.end()));
    return problem(Fault::WrongSplash, squaresText(expected), squaresText(written));
}

} // namespace

std::vector<int> diceInOrder(const std::vector<FightDice>& fights) {
    std::vector<int> values;
    for (const FightDice& fight : fights) {
        values.insert(values.end(), fight.attacker.begin(), fight.attacker.end());
        values.insert(values.end(), fight.defender.begin(), fight.defender.end());
    }
    return values;
}

std::optional<RecordError> wrongDice(const PlayLine& line, const Action& action, const Position& position) {
    const Fights fights = fightsOf(position, action);
    if (auto wrong = wrongSquares(line, fights))
        return wrong;
    for (std::size_t index = 0; line.hasDice && index < fights.size(); ++index) {
        const FightDice& dice = line.fights[index];
        const auto attacker = static_cast<std::size_t>(attackDice(fights[index].matchup).dice());
        const auto defender = static_cast<std::size_t>(defenceDice(fights[index].matchup).dice());
        if (dice.attacker.size() != attacker || dice.defender.size() != defender)
            return problem(Fault::WrongDiceCount, countText(attacker, defender),
                           countText(dice.attacker.size(), dice.defender.size()));
    }
    for (const int value : diceInOrder(line.fights))
        if (value < 1 || value > 6)
            return problem(Fault::NoSuchFace, {}, std::to_string(value));
    return std::nullopt;
}

} // namespace sf::imperio
