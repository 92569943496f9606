// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"

namespace sf::battle {

/// What goes, and which members of Removal say more about it.
enum class RemovalKind : std::uint8_t {
    Terrain,        ///< count: hexes that are cut off and weren't open
    Zone,           ///< side: it has no zone any more
    ZoneHexes,      ///< side; count
    Condition,      ///< condition
    Arrival,        ///< stack: it is there from the beginning; count: the round in which it was to arrive
    ArrivalHexes,   ///< stack; count
    Order,          ///< stack: its order, or the action in it
    ScreeningOrder, ///< stack: it was ordered to screen something
    Own,            ///< stack; word: what players had set in it by one system's rules (SystemText::removals)
    Conflict,       ///< stack: it is in no Conflict any more
    Progress,       ///< whose turn it is, the round, and what has been used up in it
};

/// Something that goes with an edit although the edit doesn't name it.
struct Removal {
    using Kind = RemovalKind;
    Kind kind = Kind::Progress;
    StackId stack{};
    int side = 0;
    int count = 0;
    VictoryCondition condition{};
    std::string_view word{};
    bool operator==(const Removal&) const = default;
};

/// Returns what the actions, which lead from one battle to the other, remove besides what they name: for
/// whoever is about to perform them, and for the history. Steps of play, such as conceding, aren't edits and
/// remove nothing in this sense. Orders of a sealed phase are left out.
std::vector<Removal> removalsOf(const Battle& before, const std::vector<Action>& actions,
                                const Battle& after);

} // namespace sf::battle
