// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/dice.h"

namespace sf::dice {

int Script::roll(int sides) {
    const int position = static_cast<int>(m_next);
    if (m_next == m_values.size())
        throw Exhausted{sides, 0, position, true};
    const int value = m_values[m_next];
    if (value < 1 || value > sides)
        throw Exhausted{sides, value, position, false};
    ++m_next;
    return value;
}

int Recorder::roll(int sides) {
    const int value = m_source.roll(sides);
    m_thrown.push_back({sides, value});
    return value;
}

} // namespace sf::dice
