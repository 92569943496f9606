// SPDX-License-Identifier: GPL-3.0-or-later
// Reads bytes as the results of a study that was stopped. What is read is written and read as the same.
#include "core/document/battle/variants/lab_progress.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::document;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    const auto tallies = readLabProgress(bytes, "s", 2, 2);
    if (!tallies)
        return 0;
    const auto again = readLabProgress(labProgress("s", *tallies), "s", 2, 2);
    fuzz::require(again && *again == *tallies, "what was written reads the same");
    return 0;
}
