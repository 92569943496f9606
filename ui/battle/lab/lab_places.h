// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::ui {

/// Something of a battle that the lab can vary.
struct LabPlace {
    QString place; ///< as on the command line: "stacks[r1].count"
    QString words; ///< "Units of Vanguard, now 9"
    QString range; ///< a first suggestion: "7..11"
};

/// Numbers of the unit kinds and of units with numbers of their own, counts, postures and facings of the
/// stacks, and house rules. Names and ids that a place can't be written with are left out.
std::vector<LabPlace> labPlaces(const battle::Battle& battle);

} // namespace sf::ui
