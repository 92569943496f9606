// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/system.h"

/// The registry of the systems that a battle can be fought by.
namespace sf::battle {

/// In the order in which people choose from them; the first one is the default of documents.
std::span<const System* const> systems();
/// The first one for a kind of rules that is none of battles.
const System& systemOf(RuleSystem id);
/// Null for a word that names none.
const System* systemOf(std::string_view key);

/// Of any system, for whoever reads a document before its rules are known.
const Option* findOption(std::string_view name);
/// Whether a rule of some system reads the special that a document writes so.
const Special* findSpecial(std::string_view written);
/// The specials of kinds and units that no rule reads, each once, in document order.
std::vector<std::string> unknownSpecials(const Battle& battle);

} // namespace sf::battle
