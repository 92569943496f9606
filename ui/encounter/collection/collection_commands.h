// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/encounter/collection_store.h"

#include <functional>

class QAction;
class QWidget;

namespace sf::ui {

class DungeonController;
class PieceTable;

/// A menu in the table's heading that saves its current or all items to the collection, and takes from it.
QAction* makeItemCollectionMenu(PieceTable& table, DungeonController& controller);
/// The same for the Monsters of the random table.
QAction* makeMonsterCollectionMenu(PieceTable& table, DungeonController& controller);
/// Saves the Monster of an Encounter to the collection, and says so.
void keepMonster(DungeonController& controller, const std::string& monster);

} // namespace sf::ui
