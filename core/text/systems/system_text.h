// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/option_text.h"

/// The texts that a rule system for battles supplies. Each system has its own file in this folder and a line
/// in system_text.cpp.
namespace sf::text {

/// The texts for a unit special that a rule of the system uses (battle::Special).
struct SpecialText {
    std::string_view word;
    const char* about; ///< one sentence that says what it does, in the context sf::text
};

struct SystemText {
    RuleSystem id;
    const char* name;       ///< "Multiplier combat"
    const char* conversion; ///< the undo step that converts a battle to these rules
    std::span<const SpecialText> specials;
    std::span<const OptionText> options; ///< one for each of the system's house rules
};
const SystemText& systemWords(RuleSystem id);

QString systemName(RuleSystem id);
QString systemConversion(RuleSystem id);
/// What the special does in the first system that uses it, or empty if none does.
QString specialAbout(std::string_view written);
/// A hint for a special that no rule uses: "No rule reads “rangd”. Did you mean “ranged”?"
QString unknownSpecial(std::string_view written);

} // namespace sf::text
