// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/event.h"

/// Events of battle rounds as JSON, shared by journal, log and command line.
namespace sf::document {

/// Writes `"dice":[{"sides":6,"value":4},...]`.
void writeDice(JsonWriter& json, const std::vector<dice::Die>& dice);
/// Writes the event's members into the open object: `"event":"hits","rule":"SMM-27",...,"dice":[...]`.
void writeEvent(JsonWriter& json, const battle::Event& event);
void writeEvents(JsonWriter& json, const std::vector<battle::Event>& events);
battle::Event readEvent(JsonReader& json);
/// Returns whether the same happened, whatever details an earlier version left out.
bool tellTheSame(const std::vector<battle::Event>& one, const std::vector<battle::Event>& other);

} // namespace sf::document
