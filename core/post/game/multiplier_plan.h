// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/plan_items.h"
#include "core/rules/battle/action.h"
#include "core/rules/battle/refusal.h"
#include "core/rules/multiplier/turn.h"

#include <variant>

/// Plans of multiplier combat (MUL-0, BAT-13). Blocks number the stacks of the document with which the game
/// begins, from 1, and the units of each in its stacking order: `S3-C5R2` moves stack 3 to column 5 and row 2
/// of the document, places it in a deployment or lets it arrive; `S3xS4` attacks; `S3xS4U2` aims at the
/// second unit; `S3xS4-C5R2` and `S3xS4U2-C5R2` leave to that hex before the answer. `end` ends the turn.
namespace sf::post {

/// Why an action was refused; the first alternative if it wasn't.
using TurnRefusal = std::variant<std::monostate, battle::Refusal, multiplier::Refusal>;
struct TurnReport {
    ItemFate fate = ItemFate::Done;
    TurnRefusal refusal{};
};

/// A turn's plan that was carried out, including the end of the turn.
struct TurnDone {
    battle::Battle battle;
    battle::Recording course;                       ///< what happened
    std::vector<TurnReport> items;                  ///< per action of the plan
    std::vector<std::optional<FightResult>> fights; ///< per action; nothing for those that were no fight
    std::vector<std::vector<int>> dice;             ///< per action, in throwing order
    bool hasEnded = false;                          ///< by an action of the plan, or at its end
};

/// An action of a turn, with the ids of a battle. Nothing is the end of the turn.
using TurnStep = std::variant<std::monostate, battle::MoveStack, multiplier::Attack>;
/// Reads an action. `start` is the battle with which the game begins. Returns nothing if the action is not in
/// this notation or names a stack or unit that `start` doesn't have.
std::optional<TurnStep> readTurnStep(std::string_view action, const battle::Battle& start);
/// Writes it; its stacks and units must be in `start`.
std::string turnStepText(const TurnStep& step, const battle::Battle& start);

/// Returns the index, from 0, of the first action that is invalid, or has a condition on an action that is no
/// attack.
std::optional<std::size_t> firstUnknownStep(const Plan& plan, const battle::Battle& start);

/// Carries out the plan of the side to act in order: its deployment or its turn. Illegal actions and those
/// whose condition isn't met are skipped, and a missing `end` is added. Requires a valid plan and a side to
/// act.
TurnDone carryOutTurn(const battle::Battle& battle, const battle::Battle& start, const Plan& plan,
                      dice::Source& dice);
/// The same for a plan that is still being made: the turn isn't ended.
TurnDone carryOutTurnSoFar(const battle::Battle& battle, const battle::Battle& start, const Plan& plan,
                           dice::Source& dice);

} // namespace sf::post
