// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/apply.h"

#include <QString>

/// The codes of dungeon encounters in words, translated: one place for window, log, prints and command line.
namespace sf::text {

/// One sentence that says what is not allowed and why, without the rule number: "Ann has attacked today."
QString refusal(const encounter::Refusal& refusal);
/// What an action does, as an undo step is called: "Ann attacks Newt".
QString action(const encounter::Action& action, const encounter::Dungeon& dungeon);
/// What happened, as one line without its dice: "Newt loses 3 HP, 0 left".
QString event(const encounter::Event& event);

QString armorType(encounter::ArmorType type);   ///< "Body armor"
QString status(encounter::Status status);       ///< "Stunned"
QString mode(encounter::Mode mode);             ///< "Ranged"
QString damageType(encounter::DamageType type); ///< "ranged, magic"
/// "Day 2, hour 5" of an hour of the clock; days count from 1.
QString clockTime(std::int64_t hour);

} // namespace sf::text
