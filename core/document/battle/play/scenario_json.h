// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/battle.h"

/// Deployment zones, victory conditions and reinforcements as documents and journals write them.
namespace sf::document {

void writeHexes(JsonWriter& json, const std::vector<hex::Hex>& hexes);
std::vector<hex::Hex> readHexes(JsonReader& json, int most);

void writeVictory(JsonWriter& json, const std::vector<battle::VictoryCondition>& conditions);
std::vector<battle::VictoryCondition> readVictory(JsonReader& json);

/// The document's `deployment`.
void writeDeployment(JsonWriter& json, const std::vector<battle::Zone>& zones);
std::vector<battle::Zone> readDeployment(JsonReader& json);

/// What of it names something that the battle does not have; its stacks are complete.
std::optional<LoadError> checkScenario(const battle::Battle& battle);

} // namespace sf::document
