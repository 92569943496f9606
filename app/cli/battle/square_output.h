// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QByteArray>

#include <vector>

/// Output of `square`, the Squares of a battle's stacks, as JSON and text.
namespace sf::cli {

/// Always an array with one object per stack.
QByteArray squaresAsJson(const battle::Battle& battle, const std::vector<battle::StackPointer>& stacks);
/// Draws the Square with the Front at the bottom, with its units, its stats and their terms, and the damage
/// orders.
QByteArray squareAsText(const battle::Battle& battle, const battle::Stack& stack);

} // namespace sf::cli
