// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/json_reader.h"
#include "core/rules/battle/battle.h"

/// The pieces of a battle read from JSON: shapes and ranges of their own. Whether a piece fits its battle is
/// seen when all of it is read.
namespace sf::document {

/// Hits left that the file did not give: all of them.
inline constexpr int allHits = -1;

hex::Hex readHex(JsonReader& json);
/// Reads the member when it is a trait of SMM-1 or MUL-1.
bool readTrait(JsonReader& json, std::string_view key, battle::Traits& traits);
battle::Traits readTraits(JsonReader& json, std::shared_ptr<const std::string>* unknown);
battle::Unit readUnit(JsonReader& json);
battle::Posture readPosture(JsonReader& json);
battle::Screens readScreens(JsonReader& json);
std::vector<battle::Modifier> readModifiers(JsonReader& json);
battle::Structure readStructure(JsonReader& json);
battle::Side readSide(JsonReader& json, std::size_t index);
battle::Stack readStack(JsonReader& json);
std::vector<battle::UnitId> readUnitIds(JsonReader& json);
std::vector<battle::Unit> readUnits(JsonReader& json);

} // namespace sf::document
