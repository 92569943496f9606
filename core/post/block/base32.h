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

/// The digits of a block: 0 to 9 and the capitals without I, L, O and U; the highest bit first.
std::string base32(std::span<const std::uint8_t> bytes);
std::string base32(std::string_view bytes);
/// In capitals, I and L as 1, O as 0; every other character stays.
std::string canonicalBase32(std::string_view text);
/// Nothing for text that no bytes are written as: another character, a digit too many, or padding bits other
/// than 0.
std::optional<std::string> fromBase32(std::string_view text);

/// The same for a known number of bytes.
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
