// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/dice/sums.h"

#include <vector>

namespace sf::dice {

/// The random decisions of the rules, in terms of their outcomes. A rule asks how two sums compare; the
/// implementation throws dice, draws only the outcome, or enumerates all outcomes.
class Chances {
public:
    virtual ~Chances() = default;
    /// Compares the sum of `first` d6 with that of `second` d6, throwing the first's dice first. Each is 1 to
    /// mostDice.
    virtual Comparison compareSums(int first, int second) = 0;
};

/// Throws every die and keeps those of the last comparison, for records and logs.
class ThrownChances final : public Chances {
public:
    explicit ThrownChances(Source& source) : m_source(source) {}
    Comparison compareSums(int first, int second) override;
    const std::vector<int>& first() const { return m_first; }
    const std::vector<int>& second() const { return m_second; }

private:
    Source& m_source;
    std::vector<int> m_first;
    std::vector<int> m_second;
};

class Philox;

/// Draws only the outcome, with one random number and the exact odds: for simulations, which don't need the
/// dice.
class DrawnChances final : public Chances {
public:
    explicit DrawnChances(Philox& random) : m_random(random) {}
    Comparison compareSums(int first, int second) override;

private:
    Philox& m_random;
};

} // namespace sf::dice
