// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/seal.h"

#include <algorithm>
#include <charconv>

namespace sf::post {

using std::string_view_literals::operator""sv;

Hash sealOf(const SealPlace& place, const Secret& secret, std::string_view orders) {
    const std::array<std::uint8_t, 1> writer{static_cast<std::uint8_t>(place.writer)};
    return Hasher()
        .add("sqf-seal-1\0"sv)
        .add(place.game)
        .add(place.number)
        .add(std::span<const std::uint8_t>(writer))
        .add(secret)
        .add(orders)
        .finish();
}

DiceStream::DiceStream(const Secret& secret, const Hash& game, std::uint32_t number, const Hash& block)
    : m_secret(secret), m_message("sqf-dice-1\0"sv) {
    m_message += viewOf(game);
    appendNumber(m_message, number);
    m_message += viewOf(block);
}

std::uint32_t DiceStream::next() {
    if (m_used == m_bytes.size()) {
        std::string message = m_message;
        appendNumber(message, m_counter++);
        m_bytes = hmacSha256(m_secret, message);
        m_used = 0;
    }
    std::uint32_t number = 0;
    for (int byte = 0; byte < 4; ++byte)
        number = number << 8 | m_bytes[m_used++];
    return number;
}

int DiceStream::roll(int sides) {
    constexpr std::uint64_t all = 1ULL << 32U;
    const auto faces = static_cast<std::uint64_t>(sides);
    std::uint64_t number = next();
    while (number >= all - all % faces)
        number = next();
    return 1 + static_cast<int>(number % faces);
}

std::string diceValue(const std::vector<dice::Die>& dice) {
    constexpr int usualSides = 6;
    std::string text;
    for (const dice::Die& die : dice)
        text += (text.empty() ? "" : ",") +
                (die.sides == usualSides ? std::string() : std::to_string(die.sides) + '-') +
                std::to_string(die.value);
    return text;
}

std::vector<int> sidesOf(std::string_view dice) {
    std::vector<int> list;
    while (!dice.empty()) {
        const std::string_view die = dice.substr(0, dice.find(','));
        int sides = 6;
        if (const std::size_t dash = die.find('-'); dash != std::string_view::npos)
            std::from_chars(die.data(), die.data() + dash, sides);
        list.push_back(sides);
        dice.remove_prefix(std::min(dice.size(), die.size() + 1));
    }
    return list;
}

} // namespace sf::post
