// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_writer.h"
#include "core/rules/battle/battle.h"

/// The pieces of a battle as JSON: documents and journal write them alike.
namespace sf::document {

/// Whether a unit's hits left are written when it has all of its hits.
enum class HitsLeft : std::uint8_t { WhenWounded, Always };

void writeHex(JsonWriter& json, hex::Hex hex);
void writeTraits(JsonWriter& json, const battle::Traits& traits);
void writeUnit(JsonWriter& json, const battle::Unit& unit, HitsLeft hitsLeft);
/// `unknown` are members to keep, as an object in JSON text.
void writeScreens(JsonWriter& json, const battle::Screens& screens,
                  const std::shared_ptr<const std::string>& unknown = nullptr);
void writeModifiers(JsonWriter& json, const std::vector<battle::Modifier>& modifiers);
void writeStructure(JsonWriter& json, const battle::Structure& structure);
void writeSide(JsonWriter& json, const battle::Side& side);
/// Everything of a stack but its units, as members of the object that is open.
void writeStackHead(JsonWriter& json, const battle::Stack& stack);
void writePending(JsonWriter& json, const std::vector<battle::PendingUnit>& pending);
/// What comes behind the units.
void writeStackTail(JsonWriter& json, const battle::Stack& stack);

} // namespace sf::document
