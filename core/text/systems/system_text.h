// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QString>

#include <span>
#include <string_view>

/// What a rule system of battles supplies in words. Each has a file of its own in this folder and a line in
/// system_text.cpp.
namespace sf::text {

/// A special of units that a rule of the system reads (battle::Special), in words.
struct SpecialText {
    std::string_view word;
    const char* about; ///< one sentence that says what it does, of the context sf::text
};

struct SystemText {
    RuleSystem id;
    const char* name;       ///< "Multiplier combat"
    const char* conversion; ///< what turns another battle into one of these rules, as an undo step
    std::span<const SpecialText> specials;
};
const SystemText& systemWords(RuleSystem id);

QString systemName(RuleSystem id);
QString systemConversion(RuleSystem id);
/// What the special does, by the first system whose rules read it; empty where none does.
QString specialAbout(std::string_view written);
/// What to say of a special that no rule reads: "No rule reads “rangd”. Did you mean “ranged”?"
QString unknownSpecial(std::string_view written);

} // namespace sf::text
