// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/member_kinds.h"
#include "core/rules/limits.h"
#include "core/rules/smm/fight/round.h"

#include <QByteArray>

#include <variant>

namespace sf::document {

/// Reads {stack id: {"attack": id, "edge": ..., "rotate": -3..3 ...}}. Whether the orders are legal is left
/// to the rules.
std::variant<smm::Orders, LoadError> readRoundOrders(const QByteArray& bytes);

/// One order, an object: `{"attack":"b1","rotate":1}`.
struct OneOrder {
    static smm::Order read(JsonReader& json);
    static void write(JsonWriter& json, const smm::Order& order);
};
/// The same in a document, where no other order is kept whose rotation a 0 could cancel.
struct StandingOrder : OneOrder {
    static smm::Order read(JsonReader& json);
};
using StandingOrders = ById<battle::StackId, StandingOrder, limits::stacks, smm::Orders>;
/// Orders in the format of the document and of ORDERS, {stack id: {...}}.
using OrdersByStack = ById<battle::StackId, OneOrder, limits::stacks, smm::Orders>;

} // namespace sf::document
