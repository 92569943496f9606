// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a conversion.
// Declared in battle_conversion.h.
#include "core/document/battle/battle_conversion.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <array>

namespace sf::document {
namespace {

constexpr std::array conversionWords{
    QT_TRANSLATE_N_NOOP("sf::document", "%n Warlord(s) become Commanders (MUL-4)."),
    QT_TRANSLATE_N_NOOP("sf::document", "%n Commander(s) become Warlords (SMM-13)."),
    QT_TRANSLATE_N_NOOP("sf::document", "%n unit(s) with the special “ranged” become ranged (MUL-10)."),
    QT_TRANSLATE_N_NOOP("sf::document", "%n ranged unit(s) get the special “ranged” (SMM-28)."),
    QT_TRANSLATE_N_NOOP("sf::document",
                        "%n stack(s) of flyers and walkers: the flyers become stacks of their own (MUL-1)."),
    QT_TRANSLATE_N_NOOP("sf::document",
                        "%n change(s) that waited for the end of a Conflict take effect (SMM-29)."),
    static_cast<const char*>(nullptr), // a member has its own
    QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n Conflict(s)."),
    QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n order(s)."),
    QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n house rule(s)."),
    QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n rider(s) walk, because these rules have no mounts."),
    QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n scout(s), because these rules have none."),
};
static_assert(conversionWords.size() == static_cast<std::size_t>(ConversionNote::Scouts) + 1);

} // namespace

QStringList conversionNotes(const Conversion& conversion) {
    QStringList lines;
    for (const ConversionCount& entry : conversion.notes) {
        const char* words =
            entry.words ? entry.words : conversionWords.at(static_cast<std::size_t>(entry.note));
        lines << QCoreApplication::translate("sf::document", words, nullptr, entry.count);
    }
    return lines;
}

} // namespace sf::document
