// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/systems/multiplier_system_text.h"

#include "core/rules/multiplier/events.h"

#include <QCoreApplication>

namespace sf::text {

/// The only special, flyer, is shared with SMM.
const SystemText& multiplierSystemWords() {
    static constexpr RemovalText removals[] = {
        {battle::Removal::Kind::Own, multiplierRule(5),
         QT_TRANSLATE_NOOP("sf::text", "The special bonus of %1 is lost."), "specialBonus"},
    };
    static constexpr EventText events[] = {
        {multiplier::events::attacks, QT_TRANSLATE_NOOP("sf::text", "%1 attacked %2")},
        {multiplier::events::aims, QT_TRANSLATE_NOOP("sf::text", "The attack aims at %2 of %1")},
        {multiplier::events::strikes, QT_TRANSLATE_N_NOOP("sf::text", "%1 struck %2: %7 = %n hit(s)"),
         nullptr, nullptr, QT_TRANSLATE_NOOP("sf::text", "%1 strikes at %2"),
         QT_TRANSLATE_N_NOOP("sf::text", "%1 strikes %2: %n hit(s)"),
         QT_TRANSLATE_NOOP("sf::text", "%1 strikes though wiped out, as both strike at once"),
         multiplierRule(9)},
        {multiplier::events::leaves, QT_TRANSLATE_NOOP("sf::text", "%1 left for %5 before the answer")},
        {multiplier::events::wipesOut,
         QT_TRANSLATE_NOOP("sf::text", "%1 wiped out %2, which doesn't count as a fight")},
    };
    static_assert(areWorded(multiplier::events::all, events));
    static constexpr SystemText words{
        .id = RuleSystem::Multiplier,
        .name = QT_TRANSLATE_NOOP("sf::text", "Multiplier combat"),
        .conversion = QT_TRANSLATE_NOOP("sf::text", "Convert to multiplier combat"),
        .removals = removals,
        .events = events,
    };
    return words;
}

} // namespace sf::text
