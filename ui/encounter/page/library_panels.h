// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sf::ui {

class DungeonController;
class PieceTable;

/// The items of the document, edited in place, with what adds and removes them.
PieceTable* makeItemLibrary(DungeonController& controller);
/// The document's table of random Monsters, with what adds, removes and draws a line.
PieceTable* makeMonsterTable(DungeonController& controller);

} // namespace sf::ui
