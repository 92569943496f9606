// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench_battle.h"

#include "core/rules/smm/square/stack_state.h"

#include <string>

namespace sf::bench {
namespace {

constexpr int unitsOfAStack = 25;
constexpr int hits = 12;

battle::Traits traits(bool warlord) {
    battle::Traits traits;
    const auto set = [&](battle::Number number, int value) {
        traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(battle::Number::Attack, 3);
    set(battle::Number::Defense, 2);
    set(battle::Number::Hits, hits);
    set(battle::Number::Move, 4);
    set(battle::Number::Upkeep, warlord ? 50 : 5);
    if (warlord)
        traits.flags[static_cast<std::size_t>(battle::Flag::Warlord)] = true;
    return traits;
}

battle::UnitKind kind(const std::string& name, bool warlord) {
    battle::UnitKind kind;
    kind.name = name;
    kind.traits = traits(warlord);
    kind.profile = std::make_shared<battle::Profile>(battle::resolved({}, &kind.traits));
    return kind;
}

battle::StackPointer stack(int number, hex::Hex hex, const std::vector<battle::UnitKind>& kinds) {
    battle::Stack stack;
    stack.id = battle::StackId("s" + std::to_string(number));
    stack.name = "Stack " + std::to_string(number);
    stack.side = number % 2;
    stack.hex = hex;
    stack.facing = static_cast<hex::Direction>(number % 6);
    smm::setPosture(stack, static_cast<battle::Posture>(number % 3));
    std::vector<battle::Unit> units;
    for (int place = 0; place < unitsOfAStack; ++place) {
        const battle::UnitKind& its = kinds[place == 0 ? 2 : static_cast<std::size_t>((number + place) % 2)];
        battle::Unit unit;
        unit.id = battle::UnitId("u" + std::to_string(number * unitsOfAStack + place));
        unit.kind = its.name;
        unit.hitsLeft = place % 7 == 3 ? 1 + number % hits : hits;
        unit.profile = its.profile;
        units.push_back(std::move(unit));
    }
    stack.units = std::move(units);
    return std::make_shared<battle::Stack>(std::move(stack));
}

} // namespace

battle::Battle largeBattle(int stacks, int across) {
    battle::Battle battle;
    battle.title = "Large";
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle.kinds = std::vector{kind("Stabber", false), kind("Piker", false), kind("Warlord", true)};
    battle::Map map(largeColumns, largeRows);
    for (int number = 0; number < largeColumns * largeRows; number += 3)
        map.setTerrain({number % largeColumns, number / largeColumns},
                       battle::key(static_cast<battle::Terrain>(number * 7 / 3 % 4)));
    battle.map = std::move(map);
    const hex::Hex first{(largeColumns - across) / 2, (largeRows - (stacks + across - 1) / across) / 2};
    for (int number = 0; number < stacks; ++number)
        battle.stacks.insert(
            battle.stacks.size(),
            stack(number, {first.column + number % across, first.row + number / across}, *battle.kinds));
    return battle;
}

} // namespace sf::bench
