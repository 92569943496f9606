// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

namespace sf::test {

/// An endless source of dice, the same for the same small number.
class Endless final : public dice::Source {
public:
    explicit Endless(unsigned seed) : m_state(seed) {}
    int roll(int sides) override {
        m_state = m_state * 1664525U + 1013904223U;
        return static_cast<int>((m_state >> 8) % static_cast<unsigned>(sides)) + 1;
    }

private:
    unsigned m_state;
};

} // namespace sf::test
