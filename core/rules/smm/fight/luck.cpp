// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/luck.h"

#include "core/rules/battle/event.h"

#include <algorithm>

namespace sf::smm {

int Question::yesFaces() const {
    const std::int64_t first = extremes ? std::clamp<std::int64_t>(least, 2, sides)
                                        : std::clamp<std::int64_t>(least, 1, std::int64_t{sides} + 1);
    return static_cast<int>(sides - first + 1);
}

bool ThrownLuck::ask(const Question& question, Event& event) {
    const int face = m_source.roll(question.sides);
    event.dice.push_back({question.sides, face});
    return question.yes(face);
}

} // namespace sf::smm
