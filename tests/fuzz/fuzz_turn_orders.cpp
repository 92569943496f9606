// SPDX-License-Identifier: GPL-3.0-or-later
// Reads arbitrary bytes as the orders of a turn of multiplier combat.
#include "core/document/battle/multiplier/turn_orders.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto read = document::readTurnOrders(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (const auto* error = std::get_if<document::LoadError>(&read)) {
        fuzz::require(!error->text(QStringLiteral("orders")).contains(u'\n'), "an error is one line");
        return 0;
    }
    for (const auto& [stack, order] : std::get<document::TurnOrders>(read))
        fuzz::require(!order.aim || order.attack, "who aims attacks");
    return 0;
}
