// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/battle.h"

/// Deployment zones, victory conditions and reinforcements as JSON, shared by documents and journals.
namespace sf::document {

void writeVictory(JsonWriter& json, const std::vector<battle::VictoryCondition>& conditions);
std::vector<battle::VictoryCondition> readVictory(JsonReader& json);

/// Writes the document's `deployment`.
void writeDeployment(JsonWriter& json, const std::vector<battle::Zone>& zones);
std::vector<battle::Zone> readDeployment(JsonReader& json);

/// Returns an error if the scenario names something that the battle doesn't have. The battle's stacks must be
/// complete.
std::optional<LoadError> checkScenario(const battle::Battle& battle);

} // namespace sf::document
