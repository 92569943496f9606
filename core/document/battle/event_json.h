// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/smm/fight/round.h"

/// Events of battle rounds as JSON, shared by journal, log and command line.
namespace sf::document {

/// Writes the event's members into the open object: `"event":"hits","rule":"SMM-27",...,"dice":[...]`.
void writeEvent(JsonWriter& json, const smm::Event& event);
void writeEvents(JsonWriter& json, const std::vector<smm::Event>& events);
smm::Event readEvent(JsonReader& json);
/// Returns whether the same happened, whatever details an earlier version left out.
bool tellTheSame(const std::vector<smm::Event>& one, const std::vector<smm::Event>& other);

} // namespace sf::document
