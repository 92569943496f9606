// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/system.h"

/// The registry of the rule systems for battles.
namespace sf::battle {

/// In the order shown to users; the first is the default of documents.
std::span<const System* const> systems();
/// Returns the first system if the rules aren't for battles.
const System& systemOf(RuleSystem id);
/// Returns null if no system has this name.
const System* systemOf(std::string_view key);

/// Searches all systems, for code that reads a document before its rules are known.
const Option* findOption(std::string_view name);
/// Returns the special, as written in a document, if a rule of any system uses it.
const Special* findSpecial(std::string_view written);
/// Returns the kind of event that has this word in files; events::unknown if no rules know it.
EventKind findEvent(std::string_view word);
/// The specials of kinds and units that no rule uses, without repeats, in document order.
std::vector<std::string> unknownSpecials(const Battle& battle);

} // namespace sf::battle
