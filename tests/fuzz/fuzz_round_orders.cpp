// SPDX-License-Identifier: GPL-3.0-or-later
// Reads arbitrary bytes as the orders of a battle round. What is accepted must be written so that it reads
// the same.
#include "core/document/battle/smm/round_orders.h"
#include "core/document/io/json_writer.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace sf;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto read = document::readRoundOrders(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&read)) {
        if (error->text(QStringLiteral("orders")).contains(u'\n'))
            std::abort();
        return 0;
    }
    const auto& orders = std::get<smm::Orders>(read);
    std::string text;
    document::JsonWriter json(text);
    document::OrdersByStack::write(json, orders);
    const auto again = document::readRoundOrders(QByteArray::fromStdString(text));
    const auto* second = std::get_if<smm::Orders>(&again);
    if (!second || *second != orders)
        std::abort();
    return 0;
}
