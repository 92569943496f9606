// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in encounter_text.h.
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/pattern.h"
#include "core/text/word_table.h"

#include <array>

namespace sf::text {
namespace {

/// %1 and %2 are the names of the refusal, %3 to %5 its numbers.
constexpr std::array encounterRefusalPatterns{
    QT_TRANSLATE_NOOP("sf::text", "There is no @ or Monster “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "There is no @ “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "There is no item “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "There is no Encounter “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "There is no Monster “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "The Random Monsters table has no line %3."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is a Monster; only an @ can start an attack."),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't attack itself."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is dead."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is on Dungeon Level %3, %2 on %4. They must be on the same level."),
    QT_TRANSLATE_NOOP("sf::text", "%1 has already attacked today."),
    QT_TRANSLATE_NOOP("sf::text", "The Encounter is %1, but the damage is %2."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is not carrying %2."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is not a weapon."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is not an armor."),
    QT_TRANSLATE_NOOP("sf::text", "Only one %1 can be worn at a time. Take off %2 first."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is already worn."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is not wearing %2."),
    QT_TRANSLATE_NOOP("sf::text", "There is no %1 in the Loot of level %3."),
    QT_TRANSLATE_NOOP("sf::text", "An Encounter needs at least one Monster."),
    QT_TRANSLATE_NOOP("sf::text", "The id “%1” is already taken."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is still in use: %2."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is empty or too long."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is not a date. Type year, month and day, such as 1066-10-14."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” must be between %4 and %5, not %3."),
    QT_TRANSLATE_NOOP("sf::text", "The Random Monsters table is empty."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” can have at most %3 entries, not %4."),
    QT_TRANSLATE_NOOP("sf::text", "Nothing would change."),
};
static_assert(encounterRefusalPatterns.size() ==
              static_cast<std::size_t>(encounter::Reason::NothingToChange) + 1);

} // namespace

QString refusal(const encounter::Refusal& refusal) {
    const QString pattern = wordOf(encounterRefusalPatterns, refusal.reason);
    std::array<QString, 5> words;
    for (std::size_t i = 0; i < refusal.names.size() && i < 2; ++i)
        words[i] = displayName(refusal.names[i]);
    for (std::size_t i = 0; i < refusal.numbers.size() && i < 3; ++i)
        words[2 + i] = figure(refusal.numbers[i]);
    return filled(pattern, words);
}

Caption caption(const encounter::Refusal& refusal) {
    return {text::refusal(refusal), refusal.rule};
}

} // namespace sf::text
