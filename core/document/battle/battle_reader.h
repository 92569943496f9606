// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/battle.h"

/// Reads the pieces of a battle from JSON and checks their form and ranges. Whether they fit the battle is
/// checked when everything is read.
namespace sf::document {

/// Hits left if the file doesn't say: all of them.
inline constexpr int allHits = -1;

/// Reads a hex that will be checked against the map later.
hex::Hex readHex(JsonReader& json);
/// Reads a hex that is only in documents: it must lie within the largest map.
hex::Hex readMapHex(JsonReader& json);
/// Reads the member when it is a trait of SMM-1 or MUL-1.
bool readTrait(JsonReader& json, std::string_view key, battle::Traits& traits);
battle::Traits readTraits(JsonReader& json, std::shared_ptr<const std::string>* unknown);
battle::Unit readUnit(JsonReader& json);
battle::Posture readPosture(JsonReader& json);
/// Unknown keys are an error unless `unknown` is given to store them.
battle::Screens readScreens(JsonReader& json, std::shared_ptr<const std::string>* unknown = nullptr);
std::vector<battle::Modifier> readModifiers(JsonReader& json);
battle::Side readSide(JsonReader& json, std::size_t index);
battle::Stack readStack(JsonReader& json);
std::vector<battle::UnitId> readUnitIds(JsonReader& json);
std::vector<battle::Unit> readUnits(JsonReader& json);

} // namespace sf::document
