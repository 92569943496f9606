// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <initializer_list>
#include <string>

/// Small battles for tests of the painters.
namespace sf::test {

inline battle::Unit unit(const std::string& id, const std::string& kind, int hits, int left,
                         std::initializer_list<battle::Flag> flags = {}) {
    auto profile = std::make_shared<battle::Profile>();
    profile->numbers[static_cast<std::size_t>(battle::Number::Hits)] = hits;
    for (const battle::Flag flag : flags)
        profile->flags |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(flag));
    battle::Unit result;
    result.id = battle::UnitId(id);
    result.kind = kind;
    result.hitsLeft = left;
    result.profile = profile;
    return result;
}

/// `count` units of a kind; the first is wounded, and the last is a Warlord if `led`.
inline battle::Stack stack(const std::string& id, int side, hex::Hex hex, int facing, int count,
                           const std::string& kind = "Stabber", bool led = true) {
    battle::Stack result;
    result.id = battle::StackId(id);
    result.name = id;
    result.side = side;
    result.hex = hex;
    result.facing = static_cast<hex::Direction>(facing);
    std::vector<battle::Unit> units;
    for (int i = 0; i < count; ++i) {
        const std::string unitId = id + std::to_string(i);
        if (led && i == count - 1)
            units.push_back(unit(unitId, "Warlord", 14, 14, {battle::Flag::Warlord}));
        else
            units.push_back(unit(unitId, kind, 4, i == 0 ? 3 : 4));
    }
    result.units = std::move(units);
    return result;
}

inline battle::Battle emptyBattle(int columns, int rows) {
    battle::Battle battle;
    battle.title = "Painted";
    battle.sides = {
        {"Reds", 0xbf4026, {}}, {"Blues", 0x1f4e8c, {}}, {"Violets", 0x6b4a9e, {}}, {"Olives", 0x4f5b1c, {}}};
    battle.map = battle::Map(columns, rows);
    return battle;
}

inline void add(battle::Battle& battle, battle::Stack stack) {
    battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
}

/// A map with every kind of terrain, a river, a road over a bridge and a fort.
inline battle::Battle groundBattle() {
    battle::Battle battle = emptyBattle(13, 7);
    battle::Map& map = battle.map.edit();
    for (int row = 0; row < 7; ++row)
        map.setTerrain({8, row}, "river");
    for (int column = 0; column < 13; ++column)
        map.setTerrain({column, column < 4 ? 4 - column / 2 : 2}, column == 8 ? "bridge" : "road");
    for (const hex::Hex hex : {hex::Hex{0, 0}, {0, 1}, {1, 0}, {2, 0}})
        map.setTerrain(hex, "mountain");
    for (const hex::Hex hex : {hex::Hex{4, 0}, {5, 0}, {4, 5}, {5, 5}, {10, 6}, {11, 5}})
        map.setTerrain(hex, "woods");
    for (const hex::Hex hex : {hex::Hex{1, 2}, {0, 3}, {6, 5}, {9, 5}, {10, 0}})
        map.setTerrain(hex, "rough");
    for (const hex::Hex hex : {hex::Hex{12, 5}, {12, 6}, {11, 6}})
        map.setTerrain(hex, "water");
    for (const hex::Hex hex : {hex::Hex{10, 3}, {10, 4}})
        map.setTerrain(hex, "wall");
    map.setTerrain({12, 2}, "fort");
    map.editStructures().push_back({battle::StructureId("t1"), "Marl Tower", {12, 2}, {}});
    map.editStructures().push_back({battle::StructureId("t2"), "Mill", {3, 5}, {}});
    return battle;
}

} // namespace sf::test
