// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/smm/fight/round.h"

#include <QByteArray>

#include <variant>

namespace sf::document {

class JsonWriter;

/// Reads {stack id: {"attack": id, "edge": ..., "rotate": -3..3 ...}}. Whether the orders are legal is left
/// to the rules.
std::variant<smm::Orders, LoadError> readRoundOrders(const QByteArray& bytes);
/// Reads one order, an object.
smm::Order readOrder(JsonReader& json);

/// Writes an order's members: `{"attack":"b1","rotate":1}`.
void writeOrder(JsonWriter& json, const smm::Order& order);
/// Writes orders in the format of the document and of ORDERS, {stack id: {...}}.
void writeOrders(JsonWriter& json, const smm::Orders& orders);

} // namespace sf::document
