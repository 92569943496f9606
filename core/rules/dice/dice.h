// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace sf::dice {

/// One thrown die: how many sides it has and what it showed, 1 to sides.
struct Die {
    int sides = 6;
    int value = 1;
    bool operator==(const Die&) const = default;
};

/// Where dice come from: thrown from a seed, taken from a script, or typed in by hand. Handed to the rules by
/// reference; every die is thrown once and kept with the action that threw it.
class Source {
public:
    virtual ~Source() = default;
    /// 1 to `sides`. Throws Exhausted when there is no such die (a script that ran out or has another number
    /// there).
    virtual int roll(int sides) = 0;
};

/// A scripted source has no die left, or its next number is none that the die has.
struct Exhausted {
    int sides = 0;
    int found = 0;          ///< the number that does not fit, 0 when nothing is left
    int position = 0;       ///< how many dice were taken before
    bool isMissing = false; ///< nothing is left
};

/// Dice given in advance, in the order in which they are thrown.
class Script final : public Source {
public:
    explicit Script(std::vector<int> values) : m_values(std::move(values)) {}
    int roll(int sides) override;
    /// How many were thrown; the rest is left over.
    std::size_t used() const { return m_next; }

private:
    std::vector<int> m_values;
    std::size_t m_next = 0;
};

/// Notes every die that another source throws.
class Recorder final : public Source {
public:
    explicit Recorder(Source& source) : m_source(source) {}
    int roll(int sides) override;
    const std::vector<Die>& thrown() const { return m_thrown; }

private:
    Source& m_source;
    std::vector<Die> m_thrown;
};

} // namespace sf::dice
