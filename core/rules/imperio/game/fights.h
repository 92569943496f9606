// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/game/action.h"
#include "core/rules/imperio/game/fight.h"

namespace sf::imperio {

/// One fight of an action: the target's square and the matchup.
struct Fight {
    Square target;
    Matchup matchup;
    bool operator==(const Fight&) const = default;
};

/// The fights of an action in the order in which their dice are thrown: none, one, or for a shot the target
/// and then the splashed pieces in reading order (IMP-18). Forecast, play and records all use this.
class Fights {
public:
    void add(const Fight& fight) { m_fights[m_size++] = fight; }
    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    const Fight& operator[](std::size_t index) const { return m_fights[index]; }
    const Fight* begin() const { return m_fights.data(); }
    const Fight* end() const { return m_fights.data() + m_size; }

private:
    std::array<Fight, 9> m_fights;
    std::size_t m_size = 0;
};

/// The action must be legal in this position.
Fights fightsOf(const Position& position, const Action& action);

} // namespace sf::imperio
