// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/smm/fight/round.h"

#include <QByteArray>

#include <variant>

namespace sf::document {

class JsonWriter;

/// From JSON: {stack id: {"attack": id, "edge": ..., "rotate": -3..3 ...}}. Whether they are possible is the
/// rules' to say.
std::variant<smm::Orders, LoadError> readRoundOrders(const QByteArray& bytes);
/// One order, an object.
smm::Order readOrder(JsonReader& json);

/// An order, as its members stand in ORDERS: `{"attack":"b1","rotate":1}`.
void writeOrder(JsonWriter& json, const smm::Order& order);
/// Orders as the document and ORDERS have them, {stack id: {...}}.
void writeOrders(JsonWriter& json, const smm::Orders& orders);

} // namespace sf::document
