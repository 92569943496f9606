// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in encounter_text.h.
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "core/text/pattern.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

#include <array>

namespace sf::text {
namespace {

using encounter::What;

/// %1 to %4 are the names of the event, %5 and %6 its numbers.
constexpr std::array encounterEventPatterns{
    QT_TRANSLATE_NOOP("sf::text", "%1 attacks %2 with %3: damage %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 attacks %2; %3 resists the magic: damage 0"),
    QT_TRANSLATE_NOOP("sf::text", "Armor of %1, 1d%5: %6"),
    QT_TRANSLATE_NOOP("sf::text", "Armor of %1: AC %5, no die"),
    QT_TRANSLATE_NOOP("sf::text", "%1 loses %5 HP, %6 left"),
    QT_TRANSLATE_NOOP("sf::text", "Status roll for %2 on %1: %5 (needs a 1)"),
    QT_TRANSLATE_NOOP("sf::text", "%1 is %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 dies"),
    QT_TRANSLATE_NOOP("sf::text", "Drop roll for %1: %5 (needs less than %6)"),
    QT_TRANSLATE_NOOP("sf::text", "Added to the Loot of level %5: %1"),
    QT_TRANSLATE_NOOP("sf::text", "Kills of %1: %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 gains %5 XP and has %6"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't answer: the Encounter is %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 answers %2"),
    QT_TRANSLATE_NOOP("sf::text", "Encounter %1 begins on level %5"),
    QT_TRANSLATE_NOOP("sf::text", "Encounter %1 ends"),
    QT_TRANSLATE_NOOP("sf::text", "Encounter %1 on level %5 becomes Melee"),
    QT_TRANSLATE_NOOP("sf::text", "Encounter %1 on level %5 becomes Ranged"),
    QT_TRANSLATE_NOOP("sf::text", "%5 h pass; the clock shows hour %6"),
    QT_TRANSLATE_NOOP("sf::text", "A new day begins"),
    QT_TRANSLATE_NOOP("sf::text", "An Attack Post opens for level %5"),
    QT_TRANSLATE_NOOP("sf::text", "The Attack Post of level %5 becomes inactive"),
    QT_TRANSLATE_NOOP("sf::text", "%1 moves from level %5 to level %6"),
    QT_TRANSLATE_NOOP("sf::text", "%1 wields %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 puts %2 away"),
    QT_TRANSLATE_NOOP("sf::text", "%1 puts on %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 takes off %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 takes %2 from the Loot of level %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 drops %2 on level %5"),
    QT_TRANSLATE_NOOP("sf::text", "Random Monster: %1 (rolled %5)"),
    QT_TRANSLATE_NOOP("sf::text", "%1 appears on level %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 was edited"),
    QT_TRANSLATE_NOOP("sf::text", "%1 was added"),
    QT_TRANSLATE_NOOP("sf::text", "%1 was removed"),
};
static_assert(encounterEventPatterns.size() == static_cast<std::size_t>(What::Removed) + 1);

/// The names as the pattern takes them.
std::array<QString, 6> wordsOf(const encounter::Event& event) {
    std::array<QString, 6> words;
    for (std::size_t i = 0; i < event.names.size() && i < 4; ++i)
        words[i] = displayName(event.names[i]);
    for (std::size_t i = 0; i < event.numbers.size() && i < 2; ++i)
        words[4 + i] = figure(event.numbers[i]);
    if (event.what == What::DamageRolled && event.names.size() > 3 && !event.names[3].empty())
        words[2] = listed({displayName(event.names[3]), words[2]});
    if (event.what == What::Dropped) {
        QStringList dropped;
        for (const std::string& name : event.names)
            dropped << displayName(name);
        words[0] = listed(dropped);
    }
    return words;
}

/// %1 the name, %2 the level, %3 the items.
constexpr std::array dungeonRemovalPatterns{
    QT_TRANSLATE_N_NOOP("sf::text", "%1 takes %n item(s) along: %3."),
    QT_TRANSLATE_N_NOOP("sf::text", "The post of the Encounter %1 is deleted, with %n comment(s)."),
    QT_TRANSLATE_NOOP("sf::text", "The Encounter %1 ends."),
    QT_TRANSLATE_NOOP("sf::text", "The Attack Post of level %2 becomes inactive."),
    QT_TRANSLATE_NOOP("sf::text", "%1 leaves the Attack Post of level %2."),
    QT_TRANSLATE_NOOP("sf::text", "The Encounter %1 becomes Ranged, with 0 hours together."),
};
static_assert(dungeonRemovalPatterns.size() == static_cast<std::size_t>(encounter::Removal::Kind::Hours) + 1);
constexpr std::array<Rule, dungeonRemovalPatterns.size()> dungeonRemovalRules{
    Rule{}, Rule{}, encounterRule(5), encounterRule(11), encounterRule(11), encounterRule(6)};

} // namespace

QStringList removals(const std::vector<encounter::Removal>& removals) {
    QStringList lines;
    for (const encounter::Removal& removal : removals) {
        QStringList items;
        for (const std::string& item : removal.items)
            items << displayName(item);
        const std::array words{displayName(removal.name), figure(removal.level), listed(items)};
        lines << Caption(filled(wordOf(dungeonRemovalPatterns, removal.kind, removal.count), words),
                         dungeonRemovalRules.at(static_cast<std::size_t>(removal.kind)))
                     .text();
    }
    return lines;
}

QString event(const encounter::Event& event) {
    const QString pattern = wordOf(encounterEventPatterns, event.what);
    return filled(pattern, wordsOf(event));
}

Caption caption(const encounter::Event& event) {
    Caption caption(text::event(event), event.rule);
    caption.dice = event.dice;
    return caption;
}

} // namespace sf::text
