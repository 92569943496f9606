// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/rules/hex/hex.h"
#include "core/rules/shared.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

/// What a map and its stacks need in order to be played as a game (BAT-3, BAT-10).
namespace sf::battle {

/// The hexes where a side deploys (BAT-3), in document order.
struct Zone {
    int side = 0;
    std::vector<hex::Hex> hexes;
    Unknown unknown;
    bool operator==(const Zone&) const = default;
};

/// The last alliance with somebody alive wins.
struct Eliminate {
    bool operator==(const Eliminate&) const = default;
};
/// The side wins at the end of this or a later round if only its own and its allies' stacks are there.
struct HoldStructure {
    StructureId structure;
    int side = 0;
    int round = 1;
    bool operator==(const HoldStructure&) const = default;
};
/// The side wins once the unit has croaked.
struct CroakUnit {
    UnitId unit;
    int side = 0;
    bool operator==(const CroakUnit&) const = default;
};
/// What happens after the last round.
enum class Award : std::uint8_t { Points, Draw, Side };
struct LastRound {
    int round = 60;
    Award award = Award::Points;
    int side = 0; ///< of Award::Side
    bool operator==(const LastRound&) const = default;
};

/// One condition of `victory` (BAT-10).
struct VictoryCondition {
    std::variant<Eliminate, HoldStructure, CroakUnit, LastRound> what;
    Unknown unknown{};
    bool operator==(const VictoryCondition&) const = default;
};

struct Scenario {
    std::vector<Zone> deployment;          ///< at most one per side
    std::vector<VictoryCondition> victory; ///< in document order; empty: the default

    /// Returns null if the side has no zone.
    const Zone* zoneOf(int side) const;
    bool operator==(const Scenario&) const = default;
};

/// Returns the conditions that apply: the scenario's or the default, always including elimination.
std::vector<VictoryCondition> victoryConditions(const Scenario& scenario);

} // namespace sf::battle
