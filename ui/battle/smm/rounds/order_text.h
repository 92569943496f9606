// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/smm/fight/agenda.h"
#include "core/rules/smm/fight/choices.h"

#include <QString>

/// Orders and battle rounds in words: for panels, status bar, map and screen reader.
namespace sf::ui {

/// "Orders", "Conflicts", "Other stacks".
QString phaseName(smm::Phase phase);
/// "Battle round 3", or "Before battle round 3" while orders are given.
QString roundName(const battle::Battle& battle);

/// "turns 1 side to SE, attacks Ford Watch on its Left edge"; what it does by itself when it says nothing.
QString describeOrder(const battle::Battle& battle, const battle::StackId& stack, const smm::Order& order);
/// The same as the title of a card: "Order: attack Ford Watch".
QString orderTitle(const battle::Battle& battle, const smm::Order& order);
/// What the stack does without an order: "attacks Ford Watch, the first in reach", "does nothing" (BAT-7).
QString describeHabit(const battle::Battle& battle, const battle::StackId& stack);
/// "Conflict A, Initiative 43, acts 2nd of 5, has acted"; empty outside Conflicts and rounds.
QString describeTurn(const smm::Agenda& agenda, const battle::StackId& stack);
/// Conflict, turn and order of a stack in one sentence, for the board's cells; empty when it has none.
QString describePart(const battle::Battle& battle, const battle::Stack& stack);
/// "Battle round 2, Conflicts. Conflict A fights. Next: Van".
QString describePhase(const battle::Battle& battle);
/// The one side that still has living units; nothing while several have.
std::optional<int> lastSide(const battle::Battle& battle);
/// The outcome of the last step: a summary of its events, and who is next.
QString describeProgress(const battle::Battle& battle, const std::vector<battle::Event>& events,
                         bool typedDice);
/// "1 side to SE", "stay".
QString describeTurning(hex::Direction facing, int steps);
/// "−4 AP and DP this round", "no penalty".
QString describePenalty(int penalty);

} // namespace sf::ui
