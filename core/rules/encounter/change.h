// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"

#include <variant>

namespace sf::encounter {

/// One piece before and after. Without `before` it was inserted at the index, without `after` removed.
template<class Piece>
struct PieceChange {
    std::size_t index = 0;
    std::shared_ptr<const Piece> before;
    std::shared_ptr<const Piece> after;
};

/// The clock, the title or a floor's Loot before and after.
struct HourChange {
    std::int64_t before = 0;
    std::int64_t after = 0;
};
struct TitleChange {
    std::string before;
    std::string after;
};
struct StartDateChange {
    std::string before;
    std::string after;
};
struct UndoDiceChange {
    UndoDice before = UndoDice::Allow;
    UndoDice after = UndoDice::Allow;
};
struct LootChange {
    int level = 0;
    std::vector<std::string> before;
    std::vector<std::string> after;
};
/// The key of the dice.
struct HistoryChange {
    std::string before;
    std::string after;
};

using Change =
    std::variant<PieceChange<Item>, PieceChange<Person>, PieceChange<Encounter>, PieceChange<EndedEncounter>,
                 PieceChange<AttackPost>, PieceChange<TableLine>, HourChange, TitleChange, StartDateChange,
                 LootChange, UndoDiceChange, HistoryChange>;
using Changes = std::vector<Change>;

/// Applies the changes, in order.
void carryOut(Dungeon& dungeon, const Changes& changes);
/// Reverts them, in reverse order.
void undo(Dungeon& dungeon, const Changes& changes);

} // namespace sf::encounter
