// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sf::post {

/// Encodes with 0 to 9 and the capital letters except I, L, O and U, highest bit first.
std::string base32(std::span<const std::uint8_t> bytes);
std::string base32(std::string_view bytes);
/// Converts to capitals, I and L to 1, and O to 0. Other characters stay.
std::string canonicalBase32(std::string_view text);
/// Returns nothing if the text isn't a valid encoding: it has another character, an extra digit, or padding
/// bits other than 0.
std::optional<std::string> fromBase32(std::string_view text);

/// The same for a fixed number of bytes.
template<std::size_t size>
std::optional<std::array<std::uint8_t, size>> bytesFromBase32(std::string_view text) {
    const auto bytes = fromBase32(text);
    if (!bytes || bytes->size() != size)
        return std::nullopt;
    std::array<std::uint8_t, size> result;
    std::copy(bytes->begin(), bytes->end(), result.begin());
    return result;
}

} // namespace sf::post
