// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/rules/battle/battle_maker.h"

/// The initial battle for tests of actions.
namespace sf::test {

using namespace battle;

/// Three stacks: "a" (A, B and the Warlord W) and "b" (C, D) of the Reds beside each other, "e" of the Blues.
inline Battle field() {
    UnitKind kind;
    kind.name = "Stabber";
    kind.traits.numbers[static_cast<std::size_t>(Number::Hits)] = 6;
    kind.traits.numbers[static_cast<std::size_t>(Number::Move)] = 3;
    resolve(kind);
    Stack b = stackOf("b", {valued("C", 1).with(Number::Move, 2), UnitMaker("D")}, {5, 6});
    b.units.edit()[1].own = nullptr;
    b.units.edit()[1].kind = "Stabber";
    resolve(b.units.edit()[1], &kind);
    b.units.edit()[1].hitsLeft = 6;
    Battle battle =
        battleOf({stackOf("a", {valued("A", 1).with(Number::Move, 3), valued("B", 1).with(Number::Move, 4),
                                valued("W", 9).with(Number::Move, 5).is(Flag::Warlord)}),
                  b, stackOf("e", {valued("E", 1)}, {5, 4}, 1)});
    battle.kinds = std::vector{kind};
    Map& map = battle.map.edit();
    map.setTerrain({5, 2}, "water");
    map.setTerrain({6, 5}, "mountain");
    map.setTerrain({5, 7}, "quicksand");
    map.editStructures().push_back({StructureId("gate"), "Gate", {11, 11}, nullptr});
    return battle;
}

inline StackId stack(const char* id) {
    return StackId(id);
}
inline UnitId unit(const char* id) {
    return UnitId(id);
}
inline Unit edited(const char* id, const UnitMaker& maker) {
    Unit result = maker;
    result.id = UnitId(id);
    return result;
}
inline Traits hits(int value) {
    Traits traits;
    traits.numbers[static_cast<std::size_t>(Number::Hits)] = value;
    return traits;
}

} // namespace sf::test
