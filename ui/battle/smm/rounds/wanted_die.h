// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"

#include <QString>

namespace sf::ui {

/// The next die to type: how many sides, and what for.
struct WantedDie {
    int sides = 20;
    QString purpose; ///< "Van attacks Dike Guard: 8 or more hits"
    Rule rule;
};

/// The die that the action needs after those typed so far; nothing if it needs no more or is not legal. Plays
/// the action, because the next die depends on the ones before.
std::optional<WantedDie> wantedDie(const battle::Battle& battle, const smm::RoundAction& action,
                                   const std::vector<int>& typed);

} // namespace sf::ui
