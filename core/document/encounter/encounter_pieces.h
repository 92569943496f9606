// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/limits.h"

/// The pieces of a dungeon as JSON, shared by files and journals.
namespace sf::document {

using ItemIds = ListOf<Word, limits::listedItems>;

encounter::Mode readMode(JsonReader& json);
UndoDice readUndoDice(JsonReader& json);

// A person, an item or a Monster without a name has its id as the name.
encounter::Person readPerson(JsonReader& json);
void writePerson(JsonWriter& json, const encounter::Person& person);
encounter::Item readItem(JsonReader& json);
void writeItem(JsonWriter& json, const encounter::Item& item);
encounter::Monster readMonster(JsonReader& json);
void writeMonster(JsonWriter& json, const encounter::Monster& monster);
encounter::Encounter readEncounter(JsonReader& json);
void writeEncounter(JsonWriter& json, const encounter::Encounter& encounter);
encounter::TableLine readTableLine(JsonReader& json);
void writeTableLine(JsonWriter& json, const encounter::TableLine& line);

const Description<encounter::EndedEncounter>& endedDescription();
/// An Attack Post, and whether it names the people who take part.
struct PostText {
    encounter::AttackPost post;
    bool hasPeople = false;
};
const Description<PostText>& postDescription();

} // namespace sf::document
