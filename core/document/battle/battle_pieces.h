// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_writer.h"
#include "core/rules/battle/battle.h"

/// The pieces of a battle as JSON, shared by documents and journals.
namespace sf::document {

/// When to write a unit's hits left if it is unwounded.
enum class HitsLeft : std::uint8_t { WhenWounded, Always };

void writeHex(JsonWriter& json, hex::Hex hex);
void writeTraits(JsonWriter& json, const battle::Traits& traits);
void writeUnit(JsonWriter& json, const battle::Unit& unit, HitsLeft hitsLeft);
/// `unknown`: members to preserve, as a JSON object.
void writeScreens(JsonWriter& json, const battle::Screens& screens,
                  const std::shared_ptr<const std::string>& unknown = nullptr);
void writeModifiers(JsonWriter& json, const std::vector<battle::Modifier>& modifiers);
void writeStructure(JsonWriter& json, const battle::Structure& structure);
void writeSide(JsonWriter& json, const battle::Side& side);
/// Writes all members of a stack before its units, into the open object.
void writeStackHead(JsonWriter& json, const battle::Stack& stack);
void writePending(JsonWriter& json, const std::vector<battle::PendingUnit>& pending);
/// Writes the members that follow the units.
void writeStackTail(JsonWriter& json, const battle::Stack& stack);

} // namespace sf::document
