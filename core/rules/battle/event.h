// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/events.h"
#include "core/rules/battle/id.h"
#include "core/rules/dice/dice.h"
#include "core/rules/hex/hex.h"
#include "core/rules/rule.h"

#include <optional>
#include <string_view>
#include <vector>

namespace sf::battle {

enum class Posture : std::uint8_t;
enum class Edge : std::uint8_t;
enum class Ending : std::uint8_t;

/// Something that happened in a battle, with its rule and every die thrown for it.
struct Event {
    EventKind kind = events::unknown;
    Rule rule;
    StackId stack;
    StackId target{};
    UnitId unit{};
    std::int64_t amount = 0; ///< what it is says EventType::amount
    std::int64_t needed = 0; ///< on the die, at least; or an Ending
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
    std::string word{};                     ///< of an unknown kind

    int side() const { return static_cast<int>(amount); }            ///< Amount::Side
    bool isOn() const { return amount != 0; }                        ///< Amount::Switch
    Posture posture() const { return static_cast<Posture>(amount); } ///< Amount::Posture
    Edge orderedEdge() const { return static_cast<Edge>(amount); }   ///< Amount::Edge
    Ending ending() const { return static_cast<Ending>(needed); }    ///< of an event that ends play
    bool operator==(const Event&) const = default;
};

} // namespace sf::battle
