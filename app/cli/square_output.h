// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QByteArray>

#include <vector>

/// What `square` answers about stacks of a battle, for scripts and for people.
namespace sf::cli {

/// Always a list, one object a stack.
QByteArray squaresAsJson(const battle::Battle& battle, const std::vector<battle::StackPointer>& stacks);
/// The Square drawn with the Front at the bottom, its units, stats with their terms, damage orders.
QByteArray squaresAsText(const battle::Battle& battle, const std::vector<battle::StackPointer>& stacks);

} // namespace sf::cli
