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

/// A scripted source is out of dice, or its next number isn't on the die.
struct Exhausted {
    int sides = 0;
    int found = 0;          ///< the invalid number; 0 if no dice are left
    int position = 0;       ///< number of dice taken before
    bool isMissing = false; ///< no dice are left
};

/// A source of dice: from a seed, a script, or typed in. Passed to the rules by reference; every die is
/// thrown once and stored with the action that threw it.
class Source {
public:
    virtual ~Source() = default;
    /// Returns 1 to `sides`; 1 once the source is exhausted.
    virtual int roll(int sides) = 0;
    /// Returns the first die that the source could not provide. With a source that may run out, check this
    /// after applying the rules, and discard the result if a die was missing.
    virtual std::optional<Exhausted> exhausted() const { return std::nullopt; }
};

/// Predetermined dice, in throwing order.
class Script final : public Source {
public:
    explicit Script(std::vector<int> values) : m_values(std::move(values)) {}
    int roll(int sides) override;
    std::optional<Exhausted> exhausted() const override { return m_exhausted; }
    /// The number of dice thrown; the rest is surplus.
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
