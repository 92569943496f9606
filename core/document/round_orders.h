// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/load_error.h"
#include "core/rules/smm/round.h"

#include <QByteArray>

#include <variant>

namespace sf::document {

/// The orders of a battle round, and the one line of JSON that says the same: what the dice are keyed by.
struct RoundOrders {
    smm::Orders orders;
    QByteArray line;
};

/// From JSON: {stack id: {"attack": id, "edge": ..., "rotate": -3..3 ...}}. Whether they are possible is the
/// rules' to say.
std::variant<RoundOrders, LoadError> readRoundOrders(const QByteArray& bytes);

} // namespace sf::document
