// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/battle.h"

/// The pieces of a battle read from JSON: shapes and ranges of their own. Whether a piece fits its battle is
/// seen when all of it is read.
namespace sf::document {

/// Hits left that the file did not give: all of them.
inline constexpr int allHits = -1;

/// Of anything that is checked against the map afterwards.
hex::Hex readHex(JsonReader& json);
/// Of what stands in a document only: one that the largest map has.
hex::Hex readMapHex(JsonReader& json);
/// Reads the member when it is a trait of SMM-1 or MUL-1.
bool readTrait(JsonReader& json, std::string_view key, battle::Traits& traits);
battle::Traits readTraits(JsonReader& json, std::shared_ptr<const std::string>* unknown);
battle::Unit readUnit(JsonReader& json);
battle::Posture readPosture(JsonReader& json);
/// Keys that it does not know are an error, unless there is where to keep them.
battle::Screens readScreens(JsonReader& json, std::shared_ptr<const std::string>* unknown = nullptr);
std::vector<battle::Modifier> readModifiers(JsonReader& json);
battle::Structure readStructure(JsonReader& json);
battle::Side readSide(JsonReader& json, std::size_t index);
battle::Stack readStack(JsonReader& json);
std::vector<battle::UnitId> readUnitIds(JsonReader& json);
std::vector<battle::Unit> readUnits(JsonReader& json);

} // namespace sf::document
