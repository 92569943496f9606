// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/json_reader.h"
#include "core/rules/encounter/action.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/limits.h"

#include <QByteArray>

#include <variant>

/// Dungeons as files and journal lines. In addition to formats.md there are these optional members: an
/// encounter's `comments`; `endedEncounters` [{id, level, comments}], the posts of Encounters whose Monsters
/// have all died; an Attack Post's `people`, the @s still taking part in it (if absent, all @s of its level);
/// `monsterTable` [{weight, monster}]; `houseRules` {undoDice: allow, ask or never}; `seed`, `history` and
/// `journal` as in a battle.
namespace sf::document {

struct LoadedDungeon {
    encounter::Dungeon dungeon;
    Journal journal;
};

/// Loads a dungeon from a document's bytes, or returns the error with its place.
std::variant<LoadedDungeon, LoadError> loadDungeon(std::string_view bytes);
QByteArray dungeonJson(const encounter::Dungeon& dungeon, const Journal& journal);
/// The document without its journal.
QByteArray dungeonJson(const encounter::Dungeon& dungeon);

/// The members of a journal entry without braces: `"do":"attack","attacker":"Ann","attackee":"Newt"`.
std::string actionMembers(const encounter::Action& action);
/// Returns whether the word is a valid `do` in a dungeon's journal.
bool isDungeonAction(std::string_view word);
/// An action with its dice, from a journal line.
struct DungeonEntry {
    encounter::Action action;
    std::vector<int> dice;
    bool typed = false;
};
/// Returns nothing if the word is unknown or a member isn't what this program writes.
std::optional<DungeonEntry> dungeonEntry(std::string_view word, const JsonTape& line);

} // namespace sf::document
