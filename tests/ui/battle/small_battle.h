// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/smm/fight/order.h"

#include <string>

/// A battle for tests of the window: two sides on 12 x 10 hexes of open ground.
namespace sf::test {

inline battle::Unit unit(const std::string& id, int move, bool warlord = false) {
    battle::Traits traits;
    const auto set = [&](battle::Number number, int value) {
        traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(battle::Number::Attack, 3);
    set(battle::Number::Defense, 2);
    set(battle::Number::Hits, 4);
    set(battle::Number::Move, move);
    traits.flags[static_cast<std::size_t>(battle::Flag::Warlord)] = warlord;
    battle::Unit unit;
    unit.id = battle::UnitId(id);
    unit.name = "Stabber " + id;
    unit.hitsLeft = 4;
    unit.own = std::make_shared<battle::Traits>(traits);
    unit.profile = std::make_shared<battle::Profile>(battle::resolved(traits, nullptr));
    return unit;
}

/// Units are named ID-1, ID-2 ...; the first can be a Warlord.
inline battle::StackPointer stack(const std::string& id, const std::string& name, int side, hex::Hex hex,
                                  int units, int move = 3, bool warlord = false) {
    battle::Stack stack;
    stack.id = battle::StackId(id);
    stack.name = name;
    stack.side = side;
    stack.hex = hex;
    std::vector<battle::Unit> list;
    for (int number = 1; number <= units; ++number)
        list.push_back(unit(id + '-' + std::to_string(number), move, warlord && number == 1));
    stack.units = std::move(list);
    return std::make_shared<battle::Stack>(stack);
}

inline void add(battle::Battle& battle, battle::StackPointer stack) {
    battle.stacks.insert(battle.stacks.size(), std::move(stack));
}

/// First (7, Reds) at 3,4; Second (10, Reds) at 4,4; Far (4, Reds) at 9,8; Watch (9, Blues) at 4,5;
/// water at 2,4, woods at 3,3.
inline battle::Battle smallBattle() {
    battle::Battle battle;
    battle.title = "Small";
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle::Map map(12, 10);
    map.setTerrain({2, 4}, "water");
    map.setTerrain({3, 3}, "woods");
    battle.map = map;
    add(battle, stack("a", "First", 0, {3, 4}, 7, 3, true));
    add(battle, stack("b", "Second", 0, {4, 4}, 10));
    add(battle, stack("c", "Far", 0, {9, 8}, 4));
    add(battle, stack("w", "Watch", 1, {4, 5}, 9));
    return battle;
}

/// Every living stack attacks the first opposing one in reach, as one reads the map.
inline smm::Orders attacksInReach(const battle::Battle& battle) {
    smm::Orders orders;
    for (const battle::StackPointer& stack : battle.stacks) {
        battle::StackPointer target;
        for (const battle::StackPointer& other : battle.stacks)
            if (other->side != stack->side && other->isAlive() && hex::touching(stack->hex, other->hex) &&
                (!target || hex::readsBefore(other->hex, target->hex)))
                target = other;
        if (target && stack->isAlive())
            orders[stack->id].attack = target->id;
    }
    return orders;
}

} // namespace sf::test
