// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/apply.h"
#include "core/rules/encounter/posted_attacks.h"
#include "core/rules/encounter/removals.h"
#include "core/text/caption.h"

#include <QStringList>

/// Translated texts for the codes of dungeon encounters, in one place for window, log, prints and command
/// line.
namespace sf::text {

/// One sentence that says what isn't allowed and why, without the rule number: "Ann has attacked today."
QString refusal(const encounter::Refusal& refusal);
Caption caption(const encounter::Refusal& refusal);
/// Why an attack in a post isn't understood, likewise.
QString postFault(const encounter::PostFault& fault);
/// The text of an action's undo step: "Ann attacks Newt".
QString action(const encounter::Action& action, const encounter::Dungeon& dungeon);
/// One sentence for each removal, with its rule.
QStringList removals(const std::vector<encounter::Removal>& removals);
/// One line for an event, without its dice: "Newt loses 3 HP, 0 left".
QString event(const encounter::Event& event);
Caption caption(const encounter::Event& event);

QString armorType(encounter::ArmorType type);   ///< "Body armor"
QString status(encounter::Status status);       ///< "Stunned"
QString mode(encounter::Mode mode);             ///< "Ranged"
QString damageType(encounter::DamageType type); ///< "ranged, magic"
/// "Day 2, hour 5" for an hour of the clock; days count from 1. With the date of the first day, as a dungeon
/// has it, also the date: "Day 2, hour 5 (15 October 1066)".
QString clockTime(std::int64_t hour, const std::string& startDate = {});
/// The title of an Encounter, or its id if it has none.
QString encounterName(const encounter::Encounter& encounter);

} // namespace sf::text
