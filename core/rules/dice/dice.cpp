// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/dice.h"

namespace sf::dice {

int Script::roll(int sides) {
    if (m_exhausted)
        return 1;
    const bool isMissing = m_next == m_values.size();
    const int value = isMissing ? 0 : m_values[m_next];
    if (value < 1 || value > sides) {
        m_exhausted = Exhausted{sides, value, static_cast<int>(m_next), isMissing};
        return 1;
    }
    ++m_next;
    return value;
}

int Recorder::roll(int sides) {
    const int value = m_source.roll(sides);
    m_thrown.push_back({sides, value});
    return value;
}

} // namespace sf::dice
