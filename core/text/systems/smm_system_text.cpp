// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/systems/smm_system_text.h"

#include <QCoreApplication>

namespace sf::text {

const SystemText& smmSystemWords() {
    static constexpr SpecialText specials[] = {
        {"flyer", QT_TRANSLATE_NOOP("sf::text", "Flies: every hex costs 1 Move if the whole stack flies.")},
        {"ranged",
         QT_TRANSLATE_NOOP(
             "sf::text",
             "Shoots up to 2 hexes, or as many as its number (“ranged 3”), if every unit in the stack can.")},
        {"screens anywhere",
         QT_TRANSLATE_NOOP("sf::text", "Lets its stack screen any edge of a stack next to it.")},
        {"leadership",
         QT_TRANSLATE_NOOP("sf::text", "Counts for Value as any special does. A Warlord needs the rank, "
                                       "not this special.")},
    };
    static constexpr SystemText words{
        RuleSystem::Smm, QT_TRANSLATE_NOOP("sf::text", "Stack Management Mechanics"),
        QT_TRANSLATE_NOOP("sf::text", "Convert to Stack Management Mechanics"), specials};
    return words;
}

} // namespace sf::text
