// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/house_rule_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace sf::ui {

namespace {

struct OptionText {
    std::string_view option;
    const char* title;
    const char* about;
};
constexpr OptionText optionTexts[] = {
    {"specialsFloor", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Units without specials"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Taken literally, stats times the number of specials is 0 for a "
                                             "unit without any, so such units tie in this step.")},
    {"moderateCounts", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "What Moderate penalties count"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules",
                       "The source's text says rows, but its table counts differently.")},
    {"frontArc", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "How wide the Front is"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules", "How many of the six hex sides belong to the Front.")},
    {"powerDivisor", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "What divides AP and DP"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules",
                       "The source's text averages over the units; its example divides by the width.")},
    {"attackDie", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Die of an attack"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules", "How many sides the die for an attack has.")},
    {"attackTarget", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Number to reach"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Die plus AP must reach this number plus the target's DP.")},
    {"minimumDamage", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Least damage of a hit"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules",
                       "A hit does at least this much damage, however much is resisted.")},
    {"undoDice", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Undoing dice"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules",
                       "Whether you can undo an action after seeing its dice; the log says so.")},
    {"orders", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Orders in a played battle"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules",
                       "Sealed orders, postures and screening are hidden until every side is ready.")},
    {"zoneOfControl", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "Zones of control"),
     QT_TRANSLATE_NOOP("sf::ui::HouseRules",
                       "Whether entering a hex next to a living opposing stack ends a move.")},
};

struct ValueText {
    std::string_view option;
    std::string_view value;
    const char* text;
};
constexpr ValueText valueTexts[] = {
    {"specialsFloor", "false", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "count as none")},
    {"specialsFloor", "true", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "count as one special")},
    {"moderateCounts", "table", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "as in the printed table")},
    {"moderateCounts", "rows", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "rows")},
    {"moderateCounts", "completeRows", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "complete rows")},
    {"frontArc", "1", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "one hex side")},
    {"frontArc", "3", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "three hex sides")},
    {"powerDivisor", "units", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "the number of units")},
    {"powerDivisor", "width", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "the Stack Width")},
    {"undoDice", "allow", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "allowed")},
    {"undoDice", "ask", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "ask first")},
    {"undoDice", "never", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "never")},
    {"orders", "open", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "open")},
    {"orders", "sealed", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "sealed")},
    {"zoneOfControl", "none", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "don't stop moves")},
    {"zoneOfControl", "stop", QT_TRANSLATE_NOOP("sf::ui::HouseRules", "stop moves")},
};

QString words(const char* text) {
    return QCoreApplication::translate("sf::ui::HouseRules", text);
}

const OptionText* find(std::string_view option) {
    const auto* found = std::ranges::find(optionTexts, option, &OptionText::option);
    return found == std::end(optionTexts) ? nullptr : found;
}

} // namespace

QString houseRuleTitle(std::string_view option) {
    const auto* found = find(option);
    return found ? words(found->title) : QString::fromUtf8(option);
}

QString houseRuleAbout(std::string_view option) {
    const auto* found = find(option);
    return found ? words(found->about) : QString();
}

QString houseRuleValue(std::string_view option, std::string_view value) {
    auto bare = value;
    if (bare.size() > 1 && bare.front() == '"')
        bare = bare.substr(1, bare.size() - 2);
    for (const auto& known : valueTexts)
        if (known.option == option && known.value == bare)
            return words(known.text);
    return QString::fromUtf8(bare);
}

} // namespace sf::ui
