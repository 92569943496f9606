// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "core/document/io/description.h"

/// The pieces of a game of Imperio in documents and journals.
namespace sf::document {

/// The names of attacker and defender.
std::array<std::string, 2> readNames(JsonReader& json);
void writeNames(JsonWriter& json, const std::array<std::string, 2>& names);

/// The member `setup`: what a record would hold, as JSON until there is a whole record.
const Description<imperio::Game>& setupDescription();
/// Reads it. The alterations must be legal (IMP-6).
imperio::Game readSetup(JsonReader& json);

const Description<GameClock>& clockDescription();
/// Who plays each side.
const Description<ImperioDocument::Contents>& playersDescription();

} // namespace sf::document
