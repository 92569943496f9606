// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>

namespace sf::imperio {

/// A line of play as written, before the rules check it: one action, or several steps of a knight.
struct PlayLine {
    std::uint32_t turn = 0;
    Side side = Side::Attacker;
    Act act = Act::End;
    char letter = 0; ///< of a spawn
    std::vector<Square>
        path; ///< where it goes, from the acting piece on; for a spawn its square and its base
    Intention intention = Intention::None;
    bool hasDice = false;
    std::vector<FightDice> fights; ///< as far as given; the first has no square of its own
};

/// Parses a line of play without its comment, or returns what is wrong with it.
std::variant<PlayLine, RecordError> readPlayLine(std::string_view text);
/// The same without turn and side, as players type it: "R2C4-R3C4".
std::variant<PlayLine, RecordError> readTypedAction(std::string_view text);
/// Returns the line's actions: one, or a knight's steps one by one. Empty if a spawn's letter isn't one of
/// the side's.
std::vector<Action> actionsOf(const PlayLine& line, const Position& position);
/// Returns what is wrong with the dice and splashed squares of a line whose action is legal: IMP-13, IMP-11
/// or IMP-18. All dice may be omitted.
std::optional<RecordError> wrongDice(const PlayLine& line, const Action& action, const Position& position);
/// Returns all dice of a line in throwing order.
std::vector<int> diceInOrder(const std::vector<FightDice>& fights);

} // namespace sf::imperio
