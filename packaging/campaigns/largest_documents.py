#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""largest_documents.py FOLDER: makes a document for each limit of core/rules/limits.h, as large as the limit and the
largest file allow. A limit without a maker here is an error, so that a new one can't be forgotten. Prints the names of
the documents: battles and dungeons end in .sqf, records in .imperio."""
import json
import pathlib
import re
import sys

HEADER = pathlib.Path(__file__).resolve().parents[2] / "core/rules/limits.h"
LIMITS = {name: eval(value.replace("'", "").replace("LL", ""), {"SIZE_MAX": 0})
          for name, value in re.findall(r"constexpr [\w:]+ (\w+) =\s*([^;]+);", HEADER.read_text(encoding="utf-8"))}
ROOM = LIMITS["fileBytes"] - 100_000
# What commands may do, and what the file's size limits.
OF_NO_DOCUMENT = {"fileBytes", "jsonValues", "anyBytes", "pages", "pictures", "frames", "outputBytes", "pixels", "svgHexes", "allPixels",
                  "commandedStacks", "commandedUnits", "simulatedStacks", "analysedActions",
                  "blockWork", "gameWork", "imaginedWork"}


def fitting(count, sample):
    """How many such entries fit in a file."""
    return min(count, ROOM // (len(json.dumps(sample, separators=(",", ":"))) + 12))


def hexes(count):
    return [[i // 1000, i % 1000] for i in range(count)]


def stack(i, places=2, units=1, unit=None, **more):
    place = i % places
    return {"id": f"s{i}", "side": i % 2, "hex": [place // 500, place % 500],
            "units": [{"id": f"u{i}.{u}", "attack": 3, "defense": 2, "hits": 4, "move": 4, **(unit or {})}
                      for u in range(units)], **more}


def battle(stacks=None, **more):
    return {"squarefront": 1, "kind": "battle", "sides": [{}, {}], "map": {"columns": 1000, "rows": 1000},
            "stacks": [stack(0), stack(1)] if stacks is None else stacks, **more}


def both_rules(name, document):
    yield name, document
    yield f"{name}-multiplier", {**document, "rules": "multiplier"}


def battles():
    text = "m" * LIMITS["textBytes"]
    named = fitting(LIMITS["stacks"], stack(9999, name=text, unit={"name": text}))
    yield from both_rules("textBytes", battle(
        [stack(i, places=named, name=f"{i}{text}"[:len(text)], unit={"name": text}) for i in range(named)],
        title=text, sides=[{"name": text}, {"name": text}]))
    yield from both_rules("stacks", battle([stack(i) for i in range(LIMITS["stacks"])]))
    yield from both_rules("stacks-spread", battle([stack(i, places=LIMITS["stacks"]) for i in range(LIMITS["stacks"])]))
    for commanded in ("commandedStacks", "simulatedStacks"):
        for count in (LIMITS[commanded], LIMITS[commanded] // 20):
            yield from both_rules(f"{commanded}-{count}", battle([stack(i) for i in range(count)]))
    per_stack = LIMITS["unitsOfStack"]
    yield from both_rules("unitsOfStack", battle([stack(i, units=per_stack) for i in range(2)]))
    yield from both_rules("commandedUnits", battle(
        [stack(i, units=LIMITS["commandedUnits"] // 10) for i in range(10)]))
    yield from both_rules("units", battle([stack(i, units=per_stack) for i in range(
        fitting(LIMITS["units"], stack(9, units=1)["units"][0]) // per_stack)]))
    kinds = {f"k{i}": {"hits": 4, "specials": [f"s{n}" for n in range(LIMITS["specials"])]}
             for i in range(fitting(LIMITS["unitKinds"], [f"s{n}" for n in range(LIMITS["specials"])]))}
    yield "unitKinds", battle(unitKinds=kinds)
    yield "specials", battle([stack(i, unit={"specials": [f"s{n}" for n in range(LIMITS["specials"])]})
                              for i in range(fitting(LIMITS["stacks"], ["s99"] * LIMITS["specials"]))])
    modifiers = [{"name": "m", "powers": ["attackPower", "defensePower"], "amount": 1}] * LIMITS["modifiers"]
    yield "modifiers", battle([stack(i, modifiers=modifiers)
                               for i in range(fitting(LIMITS["stacks"], stack(9999, modifiers=modifiers)))])
    yield "structures", battle(map={"columns": 1000, "rows": 1000, "structures": [
        {"id": f"t{i}", "name": f"Tower {i}", "hex": [i // 1000, i % 1000]} for i in range(LIMITS["structures"])]})
    yield "houseRules", battle(houseRules={f"r{i}": i for i in range(LIMITS["houseRules"])})
    yield "victoryConditions", battle(victory=[{"croak": "u0.0", "side": 0}] * LIMITS["victoryConditions"])
    whole = hexes(LIMITS["zoneHexes"])
    yield from both_rules("zoneHexes", battle([stack(i, places=4) for i in range(4)], deployment=[
        {"side": 0, "hexes": whole}, {"side": 1, "hexes": whole}]))
    arrivals = hexes(LIMITS["arrivalHexes"])
    yield "arrivalHexes", battle([stack(0), stack(1)] + [stack(i, arrives=1, at=arrivals) for i in range(
        2, fitting(LIMITS["stacks"], arrivals))])
    figures = [{"living": 1, "hits": 4, "expected": 1000000}] * 2
    yield "playedRounds", battle(round=LIMITS["playedRounds"], play={
        "phase": "orders", "round": LIMITS["playedRounds"] + 1, "rounds": [figures] * LIMITS["playedRounds"]})
    yield "sealedActions", battle(houseRules={"orders": "sealed"}, play={"phase": "orders", "round": 1}, sealed={
        "0": {"actions": [{"do": "rotate", "stack": "s0", "steps": 1 + i % 2} for i in range(LIMITS["sealedActions"])]},
        "journal": []})


def being(i, kind, **more):
    return {"id": f"{kind}{i}", "name": f"{kind}{i}", **more}


def dungeon(**more):
    return {"squarefront": 1, "kind": "encounter", "people": [being(0, "p", level=1)], "encounters": [], **more}


def encounter(i, monsters, **more):
    return {"id": f"e{i}", "level": 1, "monsters": monsters, **more}


def dungeons():
    listed = LIMITS["listedItems"]
    monsters = [being(i, "m", hp=1, damage=1) for i in range(LIMITS["monsters"])]
    half = len(monsters) // LIMITS["encounters"]
    crowd = dict(people=[being(i, "p", level=1, statuses=[f"s{n}" for n in range(20)]) for i in range(LIMITS["people"])],
                 encounters=[encounter(i, monsters[half * i:half * (i + 1)]) for i in range(LIMITS["encounters"])])
    yield "people", dungeon(**crowd)
    yield "monsters", dungeon(encounters=[encounter(0, monsters)])
    yield "encounters", dungeon(encounters=crowd["encounters"])
    long_names = [{"id": str(i), "name": "n" * LIMITS["textBytes"]} for i in range(100)]
    yield "items", dungeon(items=[{"id": str(i)} for i in range(LIMITS["items"])])
    yield "listedItems", dungeon(
        items=long_names, people=[being(i, "p", level=1, items=["0"] * listed) for i in range(500)],
        encounters=[encounter(i, [being(i, "m", hp=1, damage=1, drop=["0"] * listed)]) for i in range(500)])
    yield "statuses", dungeon(people=[being(i, "p", level=1, statuses=["s"] * LIMITS["statuses"])
                                      for i in range(LIMITS["people"])])
    yield "floors", dungeon(items=[{"id": "i"}], loot={str(i): ["i"] for i in range(LIMITS["floors"])})
    yield "tableLines", dungeon(monsterTable=[{"weight": 1, "monster": being(i, "t", hp=1, damage=1)}
                                              for i in range(LIMITS["tableLines"])])
    yield "posts", dungeon(attackPosts=[{"level": i, "comments": ["c"]} for i in range(LIMITS["posts"])],
                           endedEncounters=[{"id": f"x{i}", "level": 1, "comments": []} for i in range(LIMITS["posts"])])
    yield "comments", dungeon(attackPosts=[{"level": 1, "comments": ["comment"] * LIMITS["comments"]}])
    text = "word " * (LIMITS["commentBytes"] // 5)
    yield "commentBytes", dungeon(attackPosts=[{"level": 1, "comments": [text] * fitting(LIMITS["comments"], text)}])


START = ("Imperio Bellum 1\nattacker: A\ndefender: B\ndefender deploys\nTRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15\n"
         "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20\n")


def turns(count):
    for turn in range(1, count + 1):
        there = turn % 2
        yield (f"{turn}a  {'R2C6-R3C6' if there else 'R3C6-R2C6'}\n{turn}a  end\n"
               f"{turn}d  {'R8C4-R7C4' if there else 'R7C4-R8C4'}\n{turn}d  end\n")


def records():
    yield "recordActions", START + "play\n" + "".join(turns(LIMITS["recordActions"] // 4))
    yield "analysedActions", START + "play\n" + "".join(turns(LIMITS["analysedActions"] // 4))
    yield "alterations", START + "defender alters\n" + "+S\n-S\n" * (LIMITS["alterations"] // 2) + "play\n"
    yield "branches", START + "play\n" + "#> branch: b\n#> 1a  end\n" * LIMITS["branches"]
    comment = "#: " + "w" * 3900 + "\n"
    yield "remarks", START + "play\n" + "".join(f"{line}# {'w' * 5000}\n" for line in turns(3000)) + comment
    yield "bookmarks", START + "play\n" + "".join(turns(LIMITS["bookmarks"] // 8))


def main(folder):
    made = set()
    for documents, write in ((battles, json.dump), (dungeons, json.dump), (records, None)):
        for name, document in documents():
            made.add(name.split("-")[0])
            path = folder / (name + (".sqf" if write else ".imperio"))
            with path.open("w", encoding="utf-8") as file:
                json.dump(document, file, separators=(",", ":")) if write else file.write(document)
            print(documents.__name__, path.name)
    if missing := set(LIMITS) - made - OF_NO_DOCUMENT:
        sys.exit(f"largest_documents.py makes nothing for {', '.join(sorted(missing))}")


main(pathlib.Path(sys.argv[1]))
