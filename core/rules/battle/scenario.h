// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/rules/hex/hex.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

/// What a map and a list of stacks need besides to be played as a game (BAT-3, BAT-10).
namespace sf::battle {

/// The hexes in which a side deploys (BAT-3), as the document lists them.
struct Zone {
    int side = 0;
    std::vector<hex::Hex> hexes;
    std::shared_ptr<const std::string> unknown;
    bool operator==(const Zone&) const;
};

/// The last alliance with somebody alive wins.
struct Eliminate {
    bool operator==(const Eliminate&) const = default;
};
/// The side wins at the end of this round or a later one when only its stacks and its allies' stand there.
struct HoldStructure {
    StructureId structure;
    int side = 0;
    int round = 1;
    bool operator==(const HoldStructure&) const = default;
};
/// The side wins when the unit has croaked.
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
    std::shared_ptr<const std::string> unknown{};
    bool operator==(const VictoryCondition&) const;
};

struct Scenario {
    std::vector<Zone> deployment;          ///< at most one a side
    std::vector<VictoryCondition> victory; ///< as the document lists them; empty: the default

    /// Null for a side without a zone.
    const Zone* zoneOf(int side) const;
    bool operator==(const Scenario&) const = default;
};

/// The conditions that count: those of the scenario or the default, and always one that eliminates.
std::vector<VictoryCondition> victoryConditions(const Scenario& scenario);

} // namespace sf::battle
