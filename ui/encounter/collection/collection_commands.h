// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/encounter/collection_store.h"

#include <functional>

namespace sf::ui {

class CommandRegistry;
class DungeonController;
class PieceTable;

/// Adds a menu to the table's heading that saves its current or all items to the collection, and takes from
/// it.
void addItemCollectionMenu(PieceTable& table, CommandRegistry& commands, DungeonController& controller);
/// The same for the Monsters of the random table.
void addMonsterCollectionMenu(PieceTable& table, CommandRegistry& commands, DungeonController& controller);
/// Saves the Monster of an Encounter to the collection, and says so.
void keepMonster(DungeonController& controller, const std::string& monster);

} // namespace sf::ui
