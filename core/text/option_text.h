// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/option.h"

#include <QString>

#include <array>

/// The house rules in words.
namespace sf::text {

/// The words for one option, in the context sf::text.
struct OptionText {
    std::string_view name;
    const char* title;                   ///< "What Moderate penalties count"
    const char* about;                   ///< one or two sentences: what it decides
    std::array<const char*, 3> values{}; ///< one for each of its words: "complete rows"
};

/// The option's title, or its name in files if its rule system has no words for it.
QString optionTitle(const Option& option);
QString optionAbout(const Option& option);
/// A value as users read it: "complete rows", "12", "no limit", "2 days".
QString optionValue(const Option& option, int value);

} // namespace sf::text
