// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/play.h"

#include <memory>
#include <span>
#include <string_view>

/// The registry of what rule systems supply to documents. Each has a folder of its own beside this file and a
/// line in system_codecs.cpp; a system whose players do nothing but the shared actions needs neither.
namespace sf::document {

class JsonReader;

struct SystemCodec {
    /// The words of its actions in the journal, each unlike those of the others.
    std::span<const std::string_view> words;
    /// The action of that word from the object that the entry is; null where it is none. Members of the entry
    /// itself, such as the events, are passed over.
    std::unique_ptr<PlayAction> (*read)(std::string_view word, JsonReader& json);
};
/// Null for a system whose units need no other words.
const UnitConversion* unitConversion(RuleSystem to);
/// Null for a word that is none of a system's actions.
const SystemCodec* codecOf(std::string_view word);

} // namespace sf::document
