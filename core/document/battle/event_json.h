// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/smm/fight/round.h"

/// Events of battle rounds as JSON: journal, log and command line write them alike.
namespace sf::document {

/// Its members, into the object that is open: `"event":"hits","rule":"SMM-27",...,"dice":[...]`.
void writeEvent(JsonWriter& json, const smm::Event& event);
void writeEvents(JsonWriter& json, const std::vector<smm::Event>& events);
smm::Event readEvent(JsonReader& json);

} // namespace sf::document
