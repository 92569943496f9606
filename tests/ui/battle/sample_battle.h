// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <string>
#include <vector>

/// A small battle for tests of the windows: Kess's Guard of nine Stabbers and two Warlords, Ford Levy beside
/// it, and an enemy.
namespace sf::sample {

inline battle::Traits traits(std::initializer_list<std::pair<battle::Number, int>> numbers) {
    battle::Traits result;
    for (const auto& [number, value] : numbers)
        result.numbers[static_cast<std::size_t>(number)] = value;
    return result;
}

inline battle::Unit unit(const battle::Battle& battle, const std::string& id, const std::string& name,
                         const std::string& kind, battle::Traits own = {}) {
    battle::Unit result;
    result.id = battle::UnitId(id);
    result.name = name;
    result.kind = kind;
    if (!own.isEmpty())
        result.own = std::make_shared<battle::Traits>(std::move(own));
    battle::resolve(result, battle.kind(kind));
    result.hitsLeft = result[battle::Number::Hits];
    return result;
}

inline battle::Unit warlord(const battle::Battle& battle, const std::string& id, const std::string& name,
                            int upkeep) {
    using battle::Number;
    auto own = traits({{Number::Upkeep, upkeep},
                       {Number::Level, 3},
                       {Number::Attack, 8},
                       {Number::Defense, 6},
                       {Number::Hits, 14},
                       {Number::Move, 6},
                       {Number::AttackPower, 9},
                       {Number::Damage, 5},
                       {Number::Resistance, 2}});
    own.flags[static_cast<std::size_t>(battle::Flag::Warlord)] = true;
    return unit(battle, id, name, {}, std::move(own));
}

inline void add(battle::Battle& battle, const std::string& id, const std::string& name, int side,
                hex::Hex hex, std::vector<battle::Unit> units) {
    battle::Stack stack;
    stack.id = battle::StackId(id);
    stack.name = name;
    stack.side = side;
    stack.hex = hex;
    stack.facing = hex::Direction::SouthEast;
    stack.units = std::move(units);
    battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
}

inline std::vector<battle::Unit> stabbers(const battle::Battle& battle, const std::string& prefix,
                                          int count) {
    std::vector<battle::Unit> units;
    for (int number = 1; number <= count; ++number)
        units.push_back(
            unit(battle, prefix + std::to_string(number), "Stabber " + std::to_string(number), "Stabber"));
    return units;
}

inline battle::Battle battle() {
    using battle::Number;
    battle::Battle result;
    result.title = "Ford of the Marl";
    result.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    result.map = battle::Map(24, 16);
    battle::UnitKind stabber{"Stabber",
                             traits({{Number::Upkeep, 5},
                                     {Number::Level, 1},
                                     {Number::Attack, 3},
                                     {Number::Defense, 2},
                                     {Number::Hits, 4},
                                     {Number::Move, 4}}),
                             nullptr, nullptr};
    battle::UnitKind piker = stabber;
    piker.name = "Piker";
    piker.traits.numbers[static_cast<std::size_t>(Number::Attack)] = 4;
    battle::resolve(stabber);
    battle::resolve(piker);
    result.kinds = std::vector<battle::UnitKind>{stabber, piker};
    auto guard = stabbers(result, "u", 9);
    guard.push_back(warlord(result, "kess", "Warlord Kess", 50));
    guard.push_back(warlord(result, "ansa", "Warlord Ansa", 40));
    add(result, "guard", "Kess's Guard", 0, {9, 1}, std::move(guard));
    add(result, "levy", "Ford Levy", 0, {9, 2}, stabbers(result, "v", 4));
    add(result, "watch", "Ford Watch", 1, {10, 1}, stabbers(result, "w", 9));
    return result;
}

} // namespace sf::sample
