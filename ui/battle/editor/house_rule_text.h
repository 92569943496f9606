// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// The house rules in words.
namespace sf::ui {

/// "Rows that Moderate penalties count".
QString houseRuleTitle(std::string_view option);
/// One or two sentences: what it decides.
QString houseRuleAbout(std::string_view option);
/// A value of the option as people read it: "the printed table".
QString houseRuleValue(std::string_view option, std::string_view value);

} // namespace sf::ui
