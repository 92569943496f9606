// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

#include <QString>

#include <utility>

namespace sf::ui {

/// The order that a drop gives while orders are given (BAT-4).
struct OrderDrop {
    battle::Order order;
    std::optional<battle::Refusal> refusal; ///< why it may not be ordered that
    QString words;                          ///< "moves to 5,2", "attacks Ford Watch on its Left"
    std::vector<hex::Hex> path;             ///< hexes entered on the way, in order; empty when it stays
    std::vector<int> costs;                 ///< of each of them
    int rounds = 0;                         ///< how many it takes on the present board; 0 if it does not move
    /// Lines of a card beside the pointer, such as the chance to hit.
    std::vector<std::pair<QString, QString>> remarks;
};

} // namespace sf::ui
