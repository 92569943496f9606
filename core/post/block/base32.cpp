// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/base32.h"

#include "core/rules/ascii.h"

#include <algorithm>

namespace sf::post {

namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

char canonicalDigit(char c) {
    const char capital = upper(c);
    if (capital == 'I' || capital == 'L')
        return '1';
    return capital == 'O' ? '0' : capital;
}

} // namespace

std::string base32(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8 | byte;
        for (count += 8; count >= 5; count -= 5)
            text += digits[bits >> (count - 5) & 31U];
        bits &= 0xFFU;
    }
    if (count > 0)
        text += digits[bits << (5 - count) & 31U];
    return text;
}

std::string base32(std::string_view bytes) {
    return base32(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

std::string canonicalBase32(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), canonicalDigit);
    return result;
}

std::optional<std::string> fromBase32(std::string_view text) {
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(canonicalDigit(c));
        if (digit == std::string_view::npos)
            return std::nullopt;
        bits = (bits << 5 | static_cast<std::uint32_t>(digit)) & 0xFFFU;
        count += 5;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(bits >> count & 0xFFU);
        }
    }
    const bool isPadded = count < 5 && (bits & ((1U << count) - 1)) == 0;
    return isPadded ? std::optional(bytes) : std::nullopt;
}

} // namespace sf::post
