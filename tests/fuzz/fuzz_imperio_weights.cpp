// SPDX-License-Identifier: GPL-3.0-or-later
// Reads text as weights of a computer player. What is read is written and read again.
#include "core/players/imperio/weights.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::imperio;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = readWeights(fuzz::textOf(data, size));
    if (const auto* error = std::get_if<WeightsError>(&read)) {
        fuzz::require(error->found.size() <= 40, "an error quotes little");
        return 0;
    }
    const auto& weights = std::get<Weights>(read);
    const auto again = readWeights(weightsText(weights, "fuzz"));
    fuzz::require(std::holds_alternative<Weights>(again) && std::get<Weights>(again) == weights,
                  "what was written reads the same");
    return 0;
}
