// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/battle/battle.h"
#include "core/rules/limits.h"

/// Deployment zones, victory conditions and reinforcements as JSON, shared by documents and journals.
namespace sf::document {

struct OneCondition {
    static battle::VictoryCondition read(JsonReader& json);
    static void write(JsonWriter& json, const battle::VictoryCondition& condition);
};
using Victory = ListOf<OneCondition, limits::victoryConditions>;

const Description<battle::Zone>& zoneDescription();
/// The document's `deployment`.
using Zones = ListOf<Described<&zoneDescription>, battle::largestSideCount>;

/// Returns an error if the scenario names something that the battle doesn't have. The battle's stacks must be
/// complete.
std::optional<LoadError> checkScenario(const battle::Battle& battle);

} // namespace sf::document
