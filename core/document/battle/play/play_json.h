// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/play/play.h"

/// A battle that is played, as its document says it: `play` and `sealed`.
namespace sf::document {

/// The members `play` and, where anything is hidden, `sealed`.
void writePlay(JsonWriter& json, const battle::Battle& battle);
/// The stacks, Conflicts and open orders that a document shows: in a sealed phase those with which it began.
battle::Battle asWritten(const battle::Battle& battle);

/// Whether the stack left the map, from the word that the document writes.
battle::Presence readGone(JsonReader& json);

/// What is read of `play` and `sealed` before the rest of the battle is known.
struct PlayText {
    battle::Play play;
    std::optional<int> round; ///< counted from 1; 0 in deployment
};
PlayText readPlay(JsonReader& json);
/// The plans, by side.
std::map<int, battle::SealedPlan> readSealed(JsonReader& json);

/// Puts play into the battle, whose stacks are complete, and sees whether it fits. `sealed` is null where the
/// document has none.
std::optional<LoadError> completePlay(battle::Battle& battle, std::optional<PlayText> text,
                                      const std::map<int, battle::SealedPlan>* sealed);

} // namespace sf::document
