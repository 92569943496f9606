// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/dice/sums.h"

#include <vector>

namespace sf::dice {

/// The questions that rules put to luck, named by their outcomes. A rule asks how two sums compare; whether
/// dice are thrown for it, only the outcome is drawn, or all outcomes are gone through is the answerer's
/// business.
class Chances {
public:
    virtual ~Chances() = default;
    /// `first` d6 added up against `second` d6; the first's dice are thrown first. Each is 1 to mostDice.
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

/// Draws only the outcome, with one random number, from the exact odds: for simulations, which look at no
/// dice.
class DrawnChances final : public Chances {
public:
    explicit DrawnChances(Philox& random) : m_random(random) {}
    Comparison compareSums(int first, int second) override;

private:
    Philox& m_random;
};

} // namespace sf::dice
