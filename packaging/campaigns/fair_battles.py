#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes random fair battles: the same stacks on both sides of a map that is its own mirror image.

usage: fair_battles.py FOLDER COUNT [smm|multiplier]
"""
import json
import random
import sys

KINDS = {
    "Stabber": {"upkeep": 5, "attack": 5, "defense": 5, "hits": 12, "move": 4, "damage": 4, "resistance": 2},
    "Piker": {"upkeep": 6, "attack": 4, "defense": 7, "hits": 14, "move": 3, "damage": 4, "resistance": 2},
    "Archer": {"upkeep": 7, "attack": 5, "defense": 3, "hits": 8, "move": 4, "damage": 4, "ranged": True,
               "specials": ["ranged 3"]},
    "Rider": {"upkeep": 20, "attack": 9, "defense": 7, "hits": 20, "move": 8, "damage": 8, "resistance": 3},
    "Warlord": {"upkeep": 60, "level": 3, "attack": 8, "defense": 7, "hits": 22, "move": 6, "damage": 7,
                "warlord": True, "commander": True},
}


def battle(number, rules):
    dice = random.Random(f"fair {rules} {number}")
    # With an even number of columns the mirror would shift the hexes of odd columns by half a hex.
    columns, rows = 2 * dice.randint(6, 10) + 1, dice.randint(8, 14)
    terrain = {}
    for _ in range(dice.randint(0, columns * rows // 6)):
        place = (dice.randrange(columns), dice.randrange(rows))
        terrain[place] = terrain[(columns - 1 - place[0], place[1])] = dice.choice(["woods", "rough", "mountain"])
    stacks = []
    for index in range(dice.randint(2, 6)):
        kind = dice.choice(["Stabber", "Piker", "Archer", "Rider"])
        count, is_led = dice.randint(1, 12), dice.random() < 0.3
        place = (dice.randrange(columns // 2 - 2), dice.randrange(rows))
        for side, name in enumerate("rb"):
            hex_ = [place[0] if side == 0 else columns - 1 - place[0], place[1]]
            units = [{"id": f"{name}{index}-{unit}", "kind": kind} for unit in range(count)]
            if is_led:
                units.append({"id": f"{name}{index}-w", "kind": "Warlord"})
            terrain.pop(tuple(hex_), None)
            stacks.append({"id": f"{name}{index}", "side": side, "hex": hex_, "facing": [1, 5][side],
                           "units": units})
    return {"squarefront": 1, "kind": "battle", "title": f"Fair battle {number}", "rules": rules,
            "sides": [{"name": "Reds"}, {"name": "Blues"}],
            "map": {"columns": columns, "rows": rows,
                    "terrain": [{"hex": list(place), "kind": kind} for place, kind in sorted(terrain.items())]},
            "unitKinds": KINDS, "stacks": sorted(stacks, key=lambda stack: stack["side"])}


def main():
    folder, count = sys.argv[1], int(sys.argv[2])
    rules = sys.argv[3] if len(sys.argv) > 3 else "smm"
    for number in range(count):
        with open(f"{folder}/fair-{rules}-{number:02}.sqf", "w", encoding="utf-8") as file:
            json.dump(battle(number, rules), file)


main()
