// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/strike.h"

/// The text of a game's posts. It is part of the document and always in the language of the rules, so that
/// replays give the same document everywhere.
namespace sf::encounter {

/// ENC-12: a comment with attacker, attackee, every roll and the HP left.
std::string announcement(const Strike& strike, const Blow& blow, std::optional<std::int64_t> maxHp);
/// An additional sentence if the attackee died.
std::string deathNote(const std::string& name);
/// An additional sentence about the 1d100 of a dead Monster (ENC-10).
std::string dropNote(const Monster& monster, int roll, const std::vector<std::string>& dropped);

/// ENC-12: title and text of an Encounter's own post, with all stats of its Monsters.
std::string postTitle(const Encounter& encounter);
std::string postTitle(const EndedEncounter& encounter);
std::string postText(const Dungeon& dungeon, const Encounter& encounter);
/// Its first line, and that of each Monster.
std::string postHead(const Encounter& encounter);
std::string postLine(const Dungeon& dungeon, const Monster& monster);
/// "[Attack Post] Dungeon Level 1".
std::string postTitle(const AttackPost& post);
/// A Monster's stats on one line: "Newt: HP 3, damage 1d3, melee, AC 0, XP 3, drop ..., status ...".
std::string statsText(const Dungeon& dungeon, const Monster& monster);

} // namespace sf::encounter
