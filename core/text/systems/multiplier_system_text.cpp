// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/systems/multiplier_system_text.h"

#include <QCoreApplication>

namespace sf::text {

/// The only special, flyer, is shared with SMM.
const SystemText& multiplierSystemWords() {
    static constexpr RemovalText removals[] = {
        {battle::Removal::Kind::Own, multiplierRule(5),
         QT_TRANSLATE_NOOP("sf::text", "The special bonus of %1 is lost."), "specialBonus"},
    };
    static constexpr SystemText words{
        .id = RuleSystem::Multiplier,
        .name = QT_TRANSLATE_NOOP("sf::text", "Multiplier combat"),
        .conversion = QT_TRANSLATE_NOOP("sf::text", "Convert to multiplier combat"),
        .removals = removals,
    };
    return words;
}

} // namespace sf::text
