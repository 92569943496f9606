// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"

namespace sf::document {

class BattleDocument;

/// Gives orders, and cancels those that are null, as one undo step. The map, docks, menus, typed orders and
/// commanders all order by it. An action that shall end while rotation or posture stay is cancelled first, as
/// they alone replace no action (BAT-5). Returns the refusal, if any; then nothing has changed.
std::optional<smm::OrderRefusal> giveOrders(BattleDocument& document, const smm::GiveOrders& given);

} // namespace sf::document
