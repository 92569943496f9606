// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>

namespace sf::imperio {

/// A line of play as it is written, before the rules are asked: one action, or several steps of a knight.
struct PlayLine {
    std::uint32_t turn = 0;
    Side side = Side::Attacker;
    Act act = Act::End;
    char letter = 0; ///< of a spawn
    std::vector<Square>
        path; ///< where it goes, from the acting piece on; for a spawn its square and its base
    Intention intention = Intention::None;
    bool hasDice = false;
    std::vector<FightDice> fights; ///< as far as they are written; the first has no square of its own
};

/// What a line of play says, without its comment; or what it lacks.
std::variant<PlayLine, RecordError> readPlayLine(std::string_view text);
/// The same without turn and side, as a player types it: "R2C4-R3C4".
std::variant<PlayLine, RecordError> readTypedAction(std::string_view text);
/// The actions that a line stands for: one, or a knight's steps one at a time. Empty when a spawn's letter is
/// not one of the side's.
std::vector<Action> actionsOf(const PlayLine& line, const Position& position);
/// What is wrong with the dice and the splashed squares of a line whose action is legal: IMP-13, IMP-11 or
/// IMP-18. All dice may be left out.
std::optional<RecordError> wrongDice(const PlayLine& line, const Action& action, const Position& position);
/// All the dice that a line gives, in the order in which they are thrown.
std::vector<int> diceInOrder(const std::vector<FightDice>& fights);

} // namespace sf::imperio
