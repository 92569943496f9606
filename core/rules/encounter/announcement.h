// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/strike.h"

/// The words that a game is posted with. They are part of the document and are always in the language of the
/// rules, so that a replay gives the same document wherever it is read.
namespace sf::encounter {

/// ENC-12: one comment that says who attacked whom, every roll and the HP left.
std::string announcement(const Strike& strike, const Blow& blow, std::optional<std::int64_t> maxHp);
/// A sentence to it when the attackee died of it.
std::string deathNote(const std::string& name);
/// A sentence to it about the 1d100 of a dead Monster (ENC-10).
std::string dropNote(const Monster& monster, int roll, const std::vector<std::string>& dropped);

/// ENC-12: the title and the text of an Encounter's own post, Monsters with all their stats.
std::string postTitle(const Encounter& encounter);
std::string postText(const Dungeon& dungeon, const Encounter& encounter);
/// "[Attack Post] Dungeon Level 1".
std::string postTitle(const AttackPost& post);
/// A Monster's stats in one line: "Newt: HP 3, damage 1d3, melee, AC 0, XP 3, drop ..., status ...".
std::string statsText(const Dungeon& dungeon, const Monster& monster);

} // namespace sf::encounter
