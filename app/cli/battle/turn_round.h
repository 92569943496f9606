// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/battle/commanded_round.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/multiplier/turn_orders.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace sf::cli {

/// The turn of the side to move in multiplier combat, played by these orders in document order and ended
/// (BAT-13): its events. Stacks without an order follow the guide, if it has steps. Otherwise one line that
/// says what is wrong; the document is then half played and must not be written. `name` is where the orders
/// come from, `path` the document's file.
std::variant<std::vector<battle::Event>, QString>
playTurn(document::BattleDocument& document, const document::TurnOrders& orders, const TurnGuide& guide,
         const std::optional<std::vector<int>>& script, const QString& name, const QString& path);

} // namespace sf::cli
