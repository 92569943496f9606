// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

/// SMM-6 and SMM-9: the edges of a stack on the hex map.
namespace sf::smm {

struct HouseRules;

/// The edge of `target` that an attack from the hex meets. In the same hex, Front meets Front.
battle::Edge metEdge(const HouseRules& rules, const battle::Stack& target, hex::Hex from);
/// Front and Back, Left and Right.
battle::Edge opposite(battle::Edge edge);

} // namespace sf::smm
