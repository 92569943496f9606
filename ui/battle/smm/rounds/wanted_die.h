// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"

#include <QString>

namespace sf::ui {

/// A die that somebody has to throw: how many sides, and what for.
struct WantedDie {
    int sides = 20;
    QString purpose; ///< "Van attacks Dike Guard: 8 or more hits"
    Rule rule;
};

/// The die that the action throws after those typed so far; nothing when it needs no more, or is not
/// possible. The rules themselves are asked, as what is thrown next hangs on what fell before.
std::optional<WantedDie> wantedDie(const battle::Battle& battle, const smm::RoundAction& action,
                                   const std::vector<int>& typed);

} // namespace sf::ui
