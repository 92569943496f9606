// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

/// Describes the board for the status bar and for screen readers.
namespace sf::ui {

/// "Hill Company, Reds, 7 units, neutral, faces south-east, 2 wounded".
QString describeStack(const battle::Battle& battle, const battle::Stack& stack);
/// "5,2, woods, Gate. Hill Company, ...": hex, terrain, structure, the stacks there.
QString describeHex(const battle::Battle& battle, hex::Hex hex);
/// describeHex, the orders of its stacks, and which enemy neighbour meets which edge: the text of a cell for
/// screen readers.
QString describeCell(const battle::Battle& battle, hex::Hex hex);
/// What is around the hex, direction by direction.
QString describeNeighbours(const battle::Battle& battle, hex::Hex hex);
/// Where the stack can go, nearest first, and with whom it may merge.
QString describeMoves(const battle::Battle& battle, const battle::Stack& stack);
/// Stacks and units of each side, and the round if one is in progress.
QString describeSides(const battle::Battle& battle);

} // namespace sf::ui
