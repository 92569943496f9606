// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/threats.h"
#include "core/text/caption.h"

#include <QString>

/// Describes the board for the status bar and for screen readers.
namespace sf::ui {

/// "Hill Company, Reds, 7 units, neutral, faces south-east, 2 wounded".
QString describeStack(const battle::Battle& battle, const battle::Stack& stack);
/// "5,2, woods, Gate. Hill Company, ...": hex, terrain, structure, the stacks there.
QString describeHex(const battle::Battle& battle, hex::Hex hex);
/// describeHex, the orders of its stacks, and which enemy neighbour meets which edge: all that is there.
QString describeCell(const battle::Battle& battle, hex::Hex hex);
/// "Hill Company, Reds, 7 units, 5,2, woods, Gate": the name of a cell for screen readers, at most 12 words.
/// It names the selected stack if that is there. The threat is what enemies can do to a stack there; zeros
/// say nothing.
QString nameOfCell(const battle::Battle& battle, hex::Hex hex, const std::optional<battle::StackId>& selected,
                   const battle::Threat& threat);
/// "3 hexes south-east of Hill Company. It can go there for 4 Move": where the hex is as seen from the stack,
/// and what it can do there.
text::Caption describeWay(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex);
/// What is around the hex, direction by direction.
QString describeNeighbours(const battle::Battle& battle, hex::Hex hex);
/// Where the stack can go, nearest first, and with whom it may merge.
text::Caption describeMoves(const battle::Battle& battle, const battle::Stack& stack);
/// Stacks and units of each side, and the round if one is in progress.
QString describeSides(const battle::Battle& battle);

} // namespace sf::ui
