// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/shown_stack.h"

#include <numeric>

namespace sf::ui {

std::vector<std::size_t> shownOrder(const ShownStack& shown) {
    if (shown.battle->rules == RuleSystem::Multiplier) {
        std::vector<std::size_t> positions(shown.stack->units->size());
        std::iota(positions.begin(), positions.end(), std::size_t{0});
        return positions;
    }
    auto order = smm::valueOrder(*shown.stack, smm::houseRules(*shown.battle));
    for (std::size_t position = 0; position < shown.stack->units->size(); ++position) {
        if (!shown.unit(position).isAlive())
            order.push_back(position);
    }
    return order;
}

QString shownLetter(int row) {
    QString letters;
    for (int rest = row + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'A' + (rest - 1) % 26));
    return letters;
}

} // namespace sf::ui
