// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/philox.h"

#include <Random123/philox.h>

namespace sf::dice {

namespace {

constexpr std::uint32_t low(std::uint64_t value) {
    return static_cast<std::uint32_t>(value);
}
constexpr std::uint32_t high(std::uint64_t value) {
    return static_cast<std::uint32_t>(value >> 32);
}

} // namespace

void Philox::refill() {
    const r123::Philox4x32::ctr_type counter{{low(m_block), high(m_block), low(m_stream), high(m_stream)}};
    const r123::Philox4x32::key_type key{{low(m_seed), high(m_seed)}};
    const r123::Philox4x32::ctr_type words = r123::Philox4x32()(counter, key);
    for (std::size_t word = 0; word < m_words.size(); ++word)
        m_words[word] = words[word];
    ++m_block;
    m_left = 4;
}

std::uint32_t Philox::next32() {
    if (m_left == 0)
        refill();
    return m_words[--m_left];
}

std::uint64_t Philox::next64() {
    const std::uint64_t upper = next32();
    return upper << 32 | next32();
}

std::uint64_t Philox::below(std::uint64_t bound) {
    // The upper half of the product is uniform once the lowest products, of which there are too many by a
    // remainder, are drawn again.
    if (bound <= UINT32_MAX) {
        const auto limit = static_cast<std::uint32_t>(bound);
        std::uint64_t product = std::uint64_t{next32()} * limit;
        if (low(product) < limit)
            for (const std::uint32_t least = (0U - limit) % limit; low(product) < least;)
                product = std::uint64_t{next32()} * limit;
        return product >> 32;
    }
    const std::uint64_t excess = (0ULL - bound) % bound;
    std::uint64_t drawn = next64();
    while (drawn < excess)
        drawn = next64();
    return drawn % bound;
}

} // namespace sf::dice
