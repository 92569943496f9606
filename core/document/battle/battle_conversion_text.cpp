// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a conversion.
// Declared in battle_conversion.h.
#include "core/document/battle/battle_conversion.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"

#include <QCoreApplication>

#include <array>

namespace sf::document {
namespace {

struct ConversionText {
    const char* words;
    Rule rule{};
};
constexpr std::array conversionTexts{
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "%n Warlord(s) become Commanders."),
                   multiplierRule(4)},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "%n Commander(s) become Warlords."), smmRule(13)},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "%n unit(s) with the special “ranged” become ranged."),
                   multiplierRule(10)},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "%n ranged unit(s) get the special “ranged”."),
                   smmRule(28)},
    ConversionText{
        QT_TRANSLATE_N_NOOP("sf::document",
                            "%n stack(s) of flyers and walkers: the flyers become stacks of their own."),
        multiplierRule(1)},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document",
                                       "%n change(s) that waited for the end of a Conflict take effect."),
                   smmRule(29)},
    ConversionText{nullptr}, // a member has its own
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n Conflict(s).")},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n order(s).")},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n house rule(s).")},
    ConversionText{
        QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n rider(s) walk, because these rules have no mounts.")},
    ConversionText{QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n scout(s), because these rules have none.")},
};
static_assert(conversionTexts.size() == static_cast<std::size_t>(ConversionNote::Scouts) + 1);

} // namespace

QStringList conversionNotes(const Conversion& conversion) {
    QStringList lines;
    for (const ConversionCount& entry : conversion.notes) {
        const ConversionText& told = conversionTexts.at(static_cast<std::size_t>(entry.note));
        const char* words = entry.words ? entry.words : told.words;
        lines << text::Caption(QCoreApplication::translate("sf::document", words, nullptr, entry.count),
                               told.rule)
                     .text();
    }
    return lines;
}

} // namespace sf::document
