// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/turn.h"
#include "tests/core/rules/battle/battle_maker.h"

/// The initial battle for tests of multiplier combat turns.
namespace sf::test {

/// Attack, defense and hits; Move 4.
inline UnitMaker fighter(const std::string& id, int attack, int defense, int hits) {
    return UnitMaker(id)
        .with(Number::Attack, attack)
        .with(Number::Defense, defense)
        .with(Number::Hits, hits)
        .with(Number::Move, 4);
}

/// At 5,5 the Reds' "spears" (two of attack 6, led by a Commander of level 2) and the Blues' "guards" (two of
/// 5 hits and a defense of 4); the Reds' "bows", ranged, beside them; the Blues' "reserve" at 5,8.
inline battle::Battle turnField() {
    battle::Battle battle = battleOf(
        {stackOf("spears",
                 {fighter("s1", 6, 2, 4), fighter("s2", 6, 2, 4),
                  fighter("boss", 4, 2, 8).with(Number::Level, 2).is(Flag::Commander)},
                 {5, 5}),
         stackOf("bows", {fighter("b1", 8, 0, 3).is(Flag::Ranged), fighter("b2", 8, 0, 3).is(Flag::Ranged)},
                 {5, 4}),
         stackOf("guards", {fighter("g1", 3, 4, 5), fighter("g2", 3, 4, 5)}, {5, 5}, 1),
         stackOf("reserve", {fighter("r1", 3, 4, 5)}, {5, 8}, 1)});
    battle.rules = RuleSystem::Multiplier;
    return battle;
}

inline multiplier::Attack attackBy(const char* attacker, const char* target) {
    multiplier::Attack attack;
    attack.attacker = battle::StackId(attacker);
    attack.defender = battle::StackId(target);
    return attack;
}

} // namespace sf::test
