// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <array>
#include <cstdint>

namespace sf::dice {

/// Fast random numbers for simulations (Philox 4x32-10): one stream per pair of seed and game, identical on
/// every platform and for any number of threads. Not for games between people, whose dice must be verifiable.
class Philox final : public Source {
public:
    Philox(std::uint64_t seed, std::uint64_t stream) : m_seed(seed), m_stream(stream) {}
    int roll(int sides) override { return 1 + static_cast<int>(below(static_cast<std::uint64_t>(sides))); }
    /// Returns a uniform number from 0 to bound - 1; bound is 1 to 2^63.
    std::uint64_t below(std::uint64_t bound);
    std::uint32_t next32();
    std::uint64_t next64();

private:
    void refill();
    std::uint64_t m_seed;
    std::uint64_t m_stream;
    std::uint64_t m_block = 0;
    std::array<std::uint32_t, 4> m_words{};
    unsigned m_left = 0;
};

} // namespace sf::dice
