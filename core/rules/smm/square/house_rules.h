// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/option.h"
#include "core/rules/undo_dice.h"

/// The options of the SMM rules, with their rules and defaults.
namespace sf::smm {

enum class ModerateCounts : std::uint8_t { Table, Rows, CompleteRows };
enum class PowerDivisor : std::uint8_t { Units, Width };

struct HouseRules {
    bool specialsFloor = false;                            ///< SMM-3: count at least one special
    ModerateCounts moderateCounts = ModerateCounts::Table; ///< SMM-8
    int frontArc = 1;                                      ///< SMM-9: hex sides that are the Front, 1 or 3
    PowerDivisor powerDivisor = PowerDivisor::Units;       ///< SMM-11
    int attackDie = 20;                                    ///< SMM-27: 2 to 1000
    int attackTarget = 10;                                 ///< SMM-27: 0 to 1000
    int minimumDamage = 1;                                 ///< SMM-27: 0 to 1000
    bool operator==(const HouseRules&) const = default;
};

std::span<const Option> options();

/// Returns the battle's house rules, ignoring unknown options.
HouseRules houseRules(const battle::Battle& battle);

} // namespace sf::smm
