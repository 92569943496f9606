// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Small documents for targets whose input is a series of actions.
namespace sf::fuzz {

inline const QByteArray smmBattle =
    R"({"squarefront":1,"kind":"battle","rules":"smm","map":{"columns":12,"rows":12},
"sides":[{"name":"Reds","color":"#b03030"},{"name":"Blues","color":"#3050b0"}],
"unitKinds":{"Piker":{"combat":4,"hits":12,"move":6,"damage":4},
"Archer":{"combat":3,"hits":8,"move":6,"damage":3,"specials":["ranged 3"]}},
"stacks":[{"id":"r1","side":0,"hex":[5,5],"units":[{"id":"p1","kind":"Piker"},{"id":"p2","kind":"Piker"},
{"id":"k","name":"Kess","kind":"Piker","warlord":true}]},
{"id":"r2","side":0,"hex":[5,4],"units":[{"id":"a1","kind":"Archer"}]},
{"id":"b1","side":1,"hex":[5,6],"units":[{"id":"q1","kind":"Piker"},{"id":"q2","kind":"Archer"}]},
{"id":"b2","side":1,"hex":[8,8],"units":[{"id":"q3","kind":"Piker"}]}],"seed":"fuzz"})";

inline const QByteArray multiplierBattle =
    R"({"squarefront":1,"kind":"battle","rules":"multiplier","map":{"columns":12,"rows":12},
"sides":[{"name":"Reds","color":"#b03030"},{"name":"Blues","color":"#3050b0"}],
"unitKinds":{"Spear":{"attack":6,"defense":2,"hits":4,"move":4},"Bow":{"attack":8,"hits":3,"move":4,"ranged":true}},
"stacks":[{"id":"spears","side":0,"hex":[5,5],"units":[{"id":"s1","kind":"Spear"},{"id":"s2","kind":"Spear"},
{"id":"boss","kind":"Spear","commander":true,"level":2}]},
{"id":"bows","side":0,"hex":[5,4],"units":[{"id":"w1","kind":"Bow"}]},
{"id":"guards","side":1,"hex":[5,5],"units":[{"id":"g1","kind":"Spear"},{"id":"g2","kind":"Spear"}]}],"seed":"fuzz"})";

inline const QByteArray dungeon =
    R"({"squarefront":1,"kind":"encounter","items":[{"id":"bow","weapon":{"damage":"2d4","type":["ranged"]}}],
"people":[{"id":"Ann","level":1,"hp":9,"items":["bow"],"wielded":"bow"},{"id":"Bob","level":1,"hp":9}],
"encounters":[{"id":"e","level":1,"mode":"ranged","monsters":[{"id":"Newt","hp":5,"damage":"1d6"}]}],
"monsterTable":[{"weight":2,"monster":{"id":"Rat","hp":3,"damage":2}}],"seed":"fuzz"})";

} // namespace sf::fuzz
