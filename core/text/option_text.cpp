// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/option_text.h"

#include "core/text/imperio_options.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

#include <iterator>
#include <utility>

namespace sf::text {
namespace {

constexpr OptionText sharedTexts[] = {
    {"undoDice",
     QT_TRANSLATE_NOOP("sf::text", "Undoing dice"),
     QT_TRANSLATE_NOOP("sf::text", "Whether you can undo an action after seeing its dice; the log says so."),
     {QT_TRANSLATE_NOOP("sf::text", "allowed"), QT_TRANSLATE_NOOP("sf::text", "ask first"),
      QT_TRANSLATE_NOOP("sf::text", "never")}},
    {"orders",
     QT_TRANSLATE_NOOP("sf::text", "Orders in a played battle"),
     QT_TRANSLATE_NOOP("sf::text",
                       "Sealed orders, postures and screening are hidden until every side is ready."),
     {QT_TRANSLATE_NOOP("sf::text", "open"), QT_TRANSLATE_NOOP("sf::text", "sealed")}},
    {"zoneOfControl",
     QT_TRANSLATE_NOOP("sf::text", "Zones of control"),
     QT_TRANSLATE_NOOP("sf::text", "Whether entering a hex next to a living opposing stack ends a move."),
     {QT_TRANSLATE_NOOP("sf::text", "don't stop moves"), QT_TRANSLATE_NOOP("sf::text", "stop moves")}},
};

std::span<const OptionText> textsOf(RuleSystem system) {
    if (system == RuleSystem::Battle)
        return sharedTexts;
    return system == RuleSystem::Imperio ? imperioOptionTexts() : systemWords(system).options;
}

const OptionText* textOf(const Option& option) {
    const auto texts = textsOf(option.rule.system);
    const auto found = std::ranges::find(texts, option.name, &OptionText::name);
    return found == texts.end() ? nullptr : &*found;
}

QString optionWords(const char* text) {
    return QCoreApplication::translate("sf::text", text);
}

/// In the largest unit that divides it: "2 days", "90 seconds".
QString durationText(int seconds) {
    static constexpr std::pair<const char*, int> units[] = {
        {QT_TRANSLATE_N_NOOP("sf::text", "%n day(s)"), 86400},
        {QT_TRANSLATE_N_NOOP("sf::text", "%n hour(s)"), 3600},
        {QT_TRANSLATE_N_NOOP("sf::text", "%n minute(s)"), 60},
        {QT_TRANSLATE_N_NOOP("sf::text", "%n second(s)"), 1}};
    const auto* unit = seconds > 0 ? std::begin(units) : std::end(units) - 1;
    while (seconds % unit->second != 0)
        ++unit;
    return QCoreApplication::translate("sf::text", unit->first, nullptr, seconds / unit->second);
}

} // namespace

QString optionTitle(const Option& option) {
    const OptionText* found = textOf(option);
    return found ? optionWords(found->title) : QString::fromUtf8(option.name);
}

QString optionAbout(const Option& option) {
    const OptionText* found = textOf(option);
    return found ? optionWords(found->about) : QString();
}

QString optionValue(const Option& option, int value) {
    if (option.words.empty() && value == Option::unlimited)
        return QCoreApplication::translate("sf::text", "no limit");
    if (option.words.empty())
        return option.isDuration ? durationText(value) : QString::number(value);
    const OptionText* found = textOf(option);
    return found ? optionWords(found->values.at(static_cast<std::size_t>(value)))
                 : QString::fromStdString(option.textOf(value)).remove(u'"');
}

} // namespace sf::text
