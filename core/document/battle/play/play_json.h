// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/json_reader.h"
#include "core/rules/battle/play/play.h"

/// The state of a played battle in its document: `play` and `sealed`.
namespace sf::document {

/// Writes `play`.
void writePlay(JsonWriter& json, const battle::Battle& battle);
/// Writes what a sealed phase hides: the sides' plans, and the journal entries that made them.
void writeSealed(JsonWriter& json, const battle::Battle& battle,
                 const std::vector<std::string_view>& entries);
/// Returns the stacks, Conflicts and open plans as the document shows them: in a sealed phase, those at its
/// beginning.
battle::Battle asWritten(const battle::Battle& battle);

/// Reads whether and why a stack left the map.
battle::Presence readGone(JsonReader& json);

/// What is read of `play` and `sealed` before the rest of the battle is known.
struct PlayText {
    battle::Play play;
    std::optional<int> round; ///< counted from 1; 0 in deployment
};
PlayText readPlay(JsonReader& json);
/// Reads that member of the plans. Returns false if no system has it.
bool readPlans(JsonReader& json, std::string_view key, battle::SystemState& plans);
/// Writes the members of the plans, empty ones too.
void writePlans(JsonWriter& json, const battle::SystemState& plans);
/// Reads `orders` or `actions` of a sealed plan.
void readPlanMember(JsonReader& json, std::string_view key, battle::SealedPlan& plan);
struct SealedText {
    std::map<int, battle::SealedPlan> plans; ///< by side
    Journal journal;
    std::vector<std::uint32_t> numbers; ///< of its entries
};
SealedText readSealed(JsonReader& json, bool (*isAction)(std::string_view word));

/// Adds the play state to a battle with complete stacks, and checks that it fits. `sealed` is null if the
/// document has none.
std::optional<LoadError> completePlay(battle::Battle& battle, std::optional<PlayText> text,
                                      const std::map<int, battle::SealedPlan>* sealed);

} // namespace sf::document
