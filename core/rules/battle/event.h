// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/rules/dice/dice.h"
#include "core/rules/hex/hex.h"
#include "core/rules/rule.h"

#include <optional>
#include <string_view>
#include <vector>

namespace sf::battle {

enum class Edge : std::uint8_t;

/// Everything that can happen in a battle: one list, so that one journal, log and replay serve all systems.
/// What only one system knows is an event of its Own. core/text/battle/text_events.cpp has the sentences.
enum class EventKind : std::uint8_t {
    ConflictForms,  ///< others: its stacks
    ConflictsMerge, ///< others: the stacks of both
    Joins,          ///< a Conflict, after its round
    Reforms,
    Rotates,      ///< amount: hex sides clockwise
    Hits,         ///< target; amount: damage; needed
    Misses,       ///< target; needed
    WarlordJoins, ///< of `stack`; unit; needed
    WarlordStays, ///< of `stack`; unit; needed
    Damage,       ///< to `stack`; unit; amount: hits lost
    Croaks,       ///< `stack`; unit
    Forfeits,     ///< the target is gone or out of reach
    CannotAct,    ///< a modifier prevents it
    Holds,
    Flees,     ///< hex; path; facing
    FleeFails, ///< hex
    CannotDisengage,
    Disengages,
    Moves,        ///< hex; path; facing
    ConflictEnds, ///< others: who is left in it, or its former stacks if nobody is
    UnitChanges,  ///< `stack`; unit: its pending change is made (SMM-29)
    // Multiplier combat
    Attacks,    ///< target (MUL-0)
    Aims,       ///< target; unit (MUL-13)
    Strikes,    ///< target; amount: hits; figures: the factors of MUL-2 in its order, random among them
    Leaves,     ///< before the enemy strikes; hex; path (MUL-9)
    WipesOut,   ///< target, which attacked it; this doesn't count as a fight (MUL-5)
    TurnBegins, ///< amount: the side (MUL-0)
    // Headings of a battle round
    RoundBegins,    ///< amount: its number
    ConflictFights, ///< others: its stacks by Initiative
    OthersAct,      ///< the stacks outside Conflicts
    TakesPosture,   ///< or screens something different; amount: the Posture
    NamesEdge,      ///< target; amount: the Edge that the attack meets by its order (SMM-9a)
    Waits,          ///< target: the stack whose Conflict it joins after that Conflict's round (SMM-24)
    // Playing (BAT)
    KeepsOrder,   ///< its move or advance continues next round; hex: where to (BAT-5)
    DropsOrder,   ///< its order can't be carried out any more (BAT-5, BAT-22)
    InReach,      ///< target: the one it advanced on and will attack or shoot (BAT-6); facing
    LeavesMap,    ///< because nobody in it is alive (BAT-8)
    Arrives,      ///< hex; facing (BAT-9)
    SideWins,     ///< amount: the side; needed: the Ending (BAT-10)
    PlayDrawn,    ///< needed: the Ending (BAT-10)
    Concedes,     ///< amount: the side (BAT-11)
    PlayBegins,   ///< BAT-1
    PlayStops,    ///< BAT-1
    RefereeMode,  ///< amount: 1 on, 0 off (BAT-1)
    RefereeEdits, ///< BAT-1
    SaysReady,    ///< amount: the side (BAT-4)
    Merges,       ///< target: the stack that it joined; hex; name; facing (SMM-19)
    Splits,       ///< target: the stack that it left; hex; facing (SMM-19); name: the id that it was planned
                  ///< with, if a side before had taken that (BAT-22)
    Own,          ///< word: which one, in files; amount (SystemText::events)
};
inline constexpr EventKind lastSharedEvent = EventKind::Splits;
/// Returns whether the event only marks the beginning of a phase.
constexpr bool isHeading(EventKind kind) {
    return kind == EventKind::TurnBegins || kind == EventKind::RoundBegins ||
           kind == EventKind::ConflictFights || kind == EventKind::OthersAct;
}
/// "hits", "conflictEnds" ...: the words that scripts rely on, of the shared kinds.
std::string_view key(EventKind kind);

/// Something that happened in a battle, with its rule and every die thrown for it.
struct Event {
    EventKind kind = EventKind::Holds;
    Rule rule;
    StackId stack;
    StackId target{};
    UnitId unit{};
    std::int64_t amount = 0;
    std::int64_t needed = 0;
    std::optional<hex::Hex> hex{};
    std::vector<StackId> others{};
    std::vector<dice::Die> dice{};
    int conflict = 0;                       ///< number of its Conflict, from 1; 0: none
    std::vector<std::string> figures{};     ///< decimals with a point, in the shortest exact
                                            ///< form; of Hits and Misses: AP, DP (SMM-27)
    std::optional<Edge> edge{};             ///< of Hits and Misses: the one that the attack meets (SMM-9)
    std::vector<hex::Hex> path{};           ///< the hexes entered, the last one included
    std::optional<hex::Direction> facing{}; ///< afterwards, where stacks have a facing
    std::string name{};                     ///< of `stack`, which is gone
    std::string word{};                     ///< of Own, unique among all systems and the shared kinds
    bool operator==(const Event&) const = default;
};

} // namespace sf::battle
