// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_log.h"
#include "core/document/io/text_table.h"

/// What people take out of a battle to count elsewhere. Numbers are in plain digits.
namespace sf::document {

enum class BattleTable : std::uint8_t { Units, Stacks, Casualties, Attacks };
inline constexpr int battleTables = 4;
/// "units", "stacks" ...: the words that scripts rely on.
QString key(BattleTable table);
/// "Units", "Stacks" ...
QString tableName(BattleTable table);

/// Units: all of the stacks, with every number that any of them has. Stacks: where they are and how many
/// live. Casualties: croaked and wounded units by stack and kind. Attacks: those of the log, with dice and
/// losses. The names in the log are those of the second battle, which may also have stacks that are gone.
WrittenTable tableOf(BattleTable table, const battle::Battle& battle, const BattleLog& log,
                     const battle::Battle& remembered);

} // namespace sf::document
