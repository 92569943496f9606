// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace sf::dice {

/// One thrown die: how many sides it has and what it showed, 1 to sides.
struct Die {
    int sides = 6;
    int value = 1;
    bool operator==(const Die&) const = default;
};

/// A scripted source has no die left, or its next number is not on the die.
struct Exhausted {
    int sides = 0;
    int found = 0;          ///< the number that does not fit, 0 when nothing is left
    int position = 0;       ///< how many dice were taken before
    bool isMissing = false; ///< nothing is left
};

/// Where dice come from: thrown from a seed, taken from a script, or typed in by hand. Handed to the rules by
/// reference; every die is thrown once and kept with the action that threw it.
class Source {
public:
    virtual ~Source() = default;
    /// 1 to `sides`; 1 once the source is exhausted.
    virtual int roll(int sides) = 0;
    /// The first die that the source could not provide. Callers that pass a source which may run out ask this
    /// after the rules have used it, and discard the result if a die was missing.
    virtual std::optional<Exhausted> exhausted() const { return std::nullopt; }
};

/// Dice given in advance, in the order in which they are thrown.
class Script final : public Source {
public:
    explicit Script(std::vector<int> values) : m_values(std::move(values)) {}
    int roll(int sides) override;
    std::optional<Exhausted> exhausted() const override { return m_exhausted; }
    /// How many were thrown; the rest is left over.
    std::size_t used() const { return m_next; }

private:
    std::vector<int> m_values;
    std::size_t m_next = 0;
    std::optional<Exhausted> m_exhausted;
};

/// Records every die that another source throws.
class Recorder final : public Source {
public:
    explicit Recorder(Source& source) : m_source(source) {}
    int roll(int sides) override;
    std::optional<Exhausted> exhausted() const override { return m_source.exhausted(); }
    const std::vector<Die>& thrown() const { return m_thrown; }

private:
    Source& m_source;
    std::vector<Die> m_thrown;
};

} // namespace sf::dice
