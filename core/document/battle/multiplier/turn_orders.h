// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"
#include "core/rules/battle/id.h"
#include "core/rules/hex/hex.h"

#include <QByteArray>

#include <map>
#include <optional>
#include <variant>

namespace sf::document {

/// What a stack does in a turn of multiplier combat (MUL-0): it moves, then attacks, then may leave.
struct TurnOrder {
    std::optional<hex::Hex> move;
    std::optional<battle::StackId> attack;
    std::optional<battle::UnitId> aim;
    std::optional<hex::Hex> leave;
};
using TurnOrders = std::map<battle::StackId, TurnOrder>;

/// `{stack id: {"move": [c, r], "attack": id, "aim": unit, "leave": [c, r]}}`, UTF-8.
std::variant<TurnOrders, LoadError> readTurnOrders(const QByteArray& bytes);

} // namespace sf::document
