// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::ui {

/// Something in a battle that the lab can vary.
struct LabPlace {
    QString place; ///< as on the command line: "stacks[r1].count"
    QString name;  ///< "Units of Vanguard"; no two have the same
    QString now;   ///< "9"; empty if it isn't a number
    QString range; ///< a first suggestion: "7..11"
};

/// Stats of unit kinds, and of units with stats of their own; counts, postures and facings of stacks; and
/// house rules. Leaves out names and ids that can't be part of a place.
std::vector<LabPlace> labPlaces(const battle::Battle& battle);
/// The name of a place, or the place itself if it isn't among them.
QString labPlaceName(const std::vector<LabPlace>& places, const QString& place);

} // namespace sf::ui
