// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/evaluation.h"

#include <string>
#include <variant>

namespace sf::imperio {

/// Why a weights file can't be used.
struct WeightsError {
    enum class What : std::uint8_t {
        NoHeader,     ///< expected "squarefront-imperio-weights 1"
        OtherVersion, ///< found: the version
        BadLine,      ///< expected a feature and a whole number from -1000000 to 1000000
        Unknown,      ///< found: the feature
        Repeated,     ///< found: the feature
        Missing,      ///< the file is truncated; found: the first missing feature
    };
    What what = What::NoHeader;
    int line = 0;      ///< from 1
    std::string found; ///< at most 40 bytes
    bool operator==(const WeightsError&) const = default;
};

/// Reads a weights file: a header, then one line per feature with its name and weight. `#` starts a comment.
std::variant<Weights, WeightsError> readWeights(std::string_view text);
/// Returns the text of a weights file.
std::string weightsText(const Weights& weights, std::string_view comment);

} // namespace sf::imperio
