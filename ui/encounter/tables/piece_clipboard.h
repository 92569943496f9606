// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/dungeon_clip.h"

#include <functional>

namespace sf::ui {

class DungeonController;
class PieceTable;

/// What the Edit menu does with the pieces of one table.
struct PieceEdits {
    using Ids = std::vector<std::string>;
    std::function<QByteArray(const encounter::Dungeon&, const Ids&)> clip;
    /// Nothing if the clip has nothing for this table.
    std::function<std::vector<encounter::Action>(const document::DungeonPaste&)> paste;
    std::function<std::vector<encounter::Action>(const Ids&)> remove;
    std::function<std::vector<encounter::Action>(const Ids&)> duplicate =
        {}; ///< by default as copied and pasted
};
/// Adds Cut, Copy, Paste ... of the table's selected rows, as clips for other dungeons and as a list for
/// spreadsheets. `what` are its pieces, such as "Monsters".
void addPieceEdits(PieceTable& table, DungeonController& controller, const QString& what, PieceEdits edits);

/// Puts the clip and the text onto the clipboard.
void copyPieces(const QByteArray& clip, const QString& text);
/// What is to be pasted, or why nothing is, in a sentence.
std::variant<document::DungeonPaste, QString> copiedPieces();

PieceEdits personEdits(DungeonController& controller);
PieceEdits encounterEdits(DungeonController& controller);
/// `encounter` is the one that pasted Monsters join; if there is none, they form one.
PieceEdits monsterEdits(DungeonController& controller, std::function<std::string()> encounter);
PieceEdits itemEdits(DungeonController& controller);
PieceEdits lineEdits(DungeonController& controller);

} // namespace sf::ui
