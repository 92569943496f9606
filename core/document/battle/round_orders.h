// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/smm/fight/round.h"

#include <QByteArray>

#include <variant>

namespace sf::document {

/// From JSON: {stack id: {"attack": id, "edge": ..., "rotate": -3..3 ...}}. Whether they are possible is the
/// rules' to say.
std::variant<smm::Orders, LoadError> readRoundOrders(const QByteArray& bytes);
/// One order, an object.
smm::Order readOrder(JsonReader& json);

} // namespace sf::document
