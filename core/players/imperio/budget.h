// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace sf::imperio {

/// How long a player may think. If only nodes are limited, the result is the same on every machine.
struct Limits {
    std::uint64_t nodes = 20000;                   ///< positions evaluated for one action
    std::optional<std::chrono::milliseconds> time; ///< for one action
    std::stop_token stop;                          ///< stops immediately
};

/// What is left of the limits. Once used up, it stays so until extended.
class Budget {
public:
    explicit Budget(const Limits& limits) : m_limits(limits), m_began(std::chrono::steady_clock::now()) {}
    void spend() {
        ++m_spent;
        if (m_spent >= m_limits.nodes || (m_spent % checkedEvery == 0 && isCalledOff()))
            m_over = true;
    }
    bool isOver() const { return m_over; }
    std::uint64_t spent() const { return m_spent; }
    /// Sets the total number of nodes to `nodes`.
    void extend(std::uint64_t nodes) {
        m_limits.nodes = nodes;
        m_over = isCalledOff() || m_spent >= nodes;
    }

private:
    static constexpr std::uint64_t checkedEvery = 64;
    bool isCalledOff() const {
        return m_limits.stop.stop_requested() ||
               (m_limits.time && std::chrono::steady_clock::now() - m_began >= *m_limits.time);
    }
    Limits m_limits;
    std::chrono::steady_clock::time_point m_began;
    std::uint64_t m_spent = 0;
    bool m_over = false;
};

} // namespace sf::imperio
