// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/battle.h"

/// Notes that explain a scenario while it is played: the document's `notes`. No rule reads them, so a battle
/// keeps them with its other unknown members.
namespace sf::document {

/// When a note is shown; what isn't set doesn't matter.
struct ScenarioNote {
    std::string text;
    enum class Phase : std::uint8_t { Board, Deployment, Orders, Ready, Fight, Turns, Over };
    std::optional<Phase> phase;
    std::optional<int> side;  ///< that acts, or that has won
    std::optional<int> round; ///< that is played, from 1; 0 in deployment
    int ordered = 0;          ///< at least so many stacks of the side that acts have an order
    bool operator==(const ScenarioNote&) const = default;
};

/// Reads the document's `notes`, at most 1,000 of at most 2,000 bytes.
std::vector<ScenarioNote> readNotes(JsonReader& json);

/// Returns the notes of the battle's document.
std::vector<ScenarioNote> notesOf(const battle::Battle& battle);

/// Returns the text of the last note whose conditions are met, or empty.
std::string noteFor(const std::vector<ScenarioNote>& notes, const battle::Battle& battle);

} // namespace sf::document
