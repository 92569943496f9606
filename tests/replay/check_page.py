#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_page.py PROGRAM EXAMPLES [--pictures FOLDER]: opens web pages that squarefront-cli (PROGRAM) writes of games among the
examples, and compares what they show with what it says itself. Exit status 77: there is no browser."""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from browser import Browser, CommandLine, skip_if_missing

PLACES = 20  # at which a page is compared
DUNGEON_DAYS = [["attack", "Mirel", "Cellar rat"], ["clock", "12"], ["clock", "24"], ["attack", "Tobin", "Barrel imp"],
                ["attack", "Harrow", "Lamp eye"], ["move", "Odd", "4"], ["clock", "30"], ["attack", "Tobin", "Barrel imp"]]

failures = []


def check(is_right, what):
    if not is_right:
        failures.append(what)
        print("FAIL:", what, flush=True)


# What a page shows, in the words of `replay --json`
# -----------------------------------------------------------------------------------------------------------

BATTLE = """
return {stacks: [...document.querySelectorAll("#pieces > g")].map(({dataset}) => ({id: dataset.id, side: Number(dataset.side),
          hex: dataset.hex.split(",").map(Number), facing: Number(dataset.facing), hits: dataset.hits.split(" ").map(Number)})),
        conflicts: (document.getElementById("pieces").dataset.conflicts || "").split(",").filter(Boolean).map((one) => one.split("."))};
"""
IMPERIO = """
const rows = Array.from({length: 9}, () => Array(9).fill("O"));
const entrenched = [];
for (const use of document.querySelectorAll("#pieces > use")) {
    const square = Number(use.dataset.square);
    const symbol = document.getElementById(use.getAttribute("href").slice(1));
    rows[Math.floor(square / 9)][square % 9] = symbol.dataset.l;
    if ("e" in symbol.dataset)
        entrenched.push(`R${Math.floor(square / 9) + 1}C${square % 9 + 1}`);
}
return {board: rows.map((row) => row.join("")), entrenched: entrenched.sort()};
"""
DUNGEON = """
return Object.fromEntries([["people", ".person"], ["monsters", ".monster"]].map(([name, kind]) => [name,
    [...document.querySelectorAll("#board " + kind)].map(({dataset}) => ({id: dataset.id, level: Number(dataset.level),
                                                                         hp: Number(dataset.hp)}))]));
"""


def told(answer):
    """The same of an answer of `replay --json`."""
    if answer["kind"] == "battle":
        stacks = [{"id": stack["id"], "side": stack["side"], "hex": stack["hex"], "facing": stack.get("facing", 0),
                   "hits": list(stack["hits"].values())} for stack in answer["stacks"]]
        return {"stacks": stacks, "conflicts": answer["conflicts"]}
    if answer["kind"] == "imperio":
        return {"board": answer["board"], "entrenched": sorted(answer["entrenched"])}
    return {"people": answer["people"], "monsters": answer["monsters"]}


def in_order(state):
    """Without the order in which things are listed."""
    return {name: sorted(parts, key=lambda part: json.dumps(part, sort_keys=True)) if name != "board" else parts for name, parts in state.items()}


def different(shown, expected):
    return f"{[each for each in shown if each not in expected]} instead of {[each for each in expected if each not in shown]}"


def compare(browser, command, document, name):
    """All places are ends of scenes, where the page and `--after` mean the same."""
    whole = command.json("replay", document)
    kind = whole["kind"]
    script = {"battle": BATTLE, "imperio": IMPERIO, "encounter": DUNGEON}[kind]
    ends = browser.run("""let end = 0;
                          return [...document.querySelectorAll("#log > li")].map((item) => end = Number(item.dataset.n ?? end + 1))""")
    check(len(ends) == whole["scenes"], f"{name}: {len(ends)} scenes instead of {whole['scenes']}")
    check(not ends or ends[-1] == whole["of"], f"{name}: the last scene ends after {ends[-1:]} of {whole['of']}")
    lasts = [scene for scene, (before, end) in enumerate(zip([0] + ends, ends), 1) if end > before]
    chosen = [0] + [lasts[(len(lasts) - 1) * place // (PLACES - 2)] for place in range(PLACES - 1)] if lasts else [0]
    order = chosen[::2] + chosen[1::2][::-1]  # forward, then back
    for scene in order:
        after = ends[scene - 1] if scene else 0
        answer = command.json("replay", document, "--after", str(after))
        check(answer["scenes"] == scene, f"{name}: --after {after} is scene {answer['scenes']}, not {scene}")
        browser.go(scene)
        shown = in_order(browser.run(script))
        expected = in_order(told(answer))
        for part in expected:
            check(shown[part] == expected[part], f"{name}: scene {scene} shows {part} {different(shown[part], expected[part])}")


# How it is for people
# -----------------------------------------------------------------------------------------------------------

CONTRAST = """
const parsed = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
        const colour = parsed(getComputedStyle(each).backgroundColor);
        if (colour.length === 3 || colour[3] === 1)
            return colour.slice(0, 3);
    }
    return [255, 255, 255];
};
const found = [];
for (const element of document.querySelectorAll("body *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || element.closest("svg, script, [hidden], option") || !element.checkVisibility?.())
        continue;
    const [one, other] = [light(parsed(getComputedStyle(element).color).slice(0, 3)), light(ground(element))].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (other + 0.05);
    if (contrast < 4.5)
        found.push(`${element.tagName} "${element.textContent.slice(0, 30)}" ${contrast.toFixed(2)}`);
}
return found;
"""


def check_names(browser, name):
    """Everything that is used has a role and a name."""
    tree = browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    roles = {}
    for node in tree:
        role = node.get("role", {}).get("value")
        if node.get("ignored"):
            continue
        said = node.get("name", {}).get("value", "").strip()
        roles.setdefault(role, []).append(said)
        if role in ("button", "slider", "combobox", "img", "region", "link", "image"):
            check(said, f"{name}: a {role} without a name")
    for role, count in (("main", 1), ("slider", 1), ("status", 2), ("button", 6), ("list", 1), ("heading", 3)):
        check(len(roles.get(role, [])) >= count, f"{name}: {len(roles.get(role, []))} of the role {role}")


def check_looks(browser, name):
    for scheme in ("dark", "light"):
        browser.colours(scheme)
        for weak in browser.run(CONTRAST):
            check(False, f"{name}, {scheme}: {weak}")
    for width in (320, 400, 768, 1280):
        browser.size(width)
        wide = browser.run("return document.documentElement.scrollWidth")
        check(wide <= width, f"{name}: {wide} pixels wide on a screen of {width}")


def check_keys(browser, name):
    """The bar's keys, and that a step is told."""
    press = "document.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], bubbles: true, cancelable: true}));"
    press = press.replace("document.dispatchEvent", "document.body.dispatchEvent")
    place = "return Number(document.getElementById('at').value)"
    scenes = browser.run("return Number(document.getElementById('at').max)")
    for key, expected in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", scenes)):
        browser.run(press, key)
        check(browser.run(place) == expected, f"{name}: {key} leads to {browser.run(place)}, not {expected}")
    said, entry = browser.run("""return [document.getElementById("now"), document.querySelector("#log > li:last-child")]
                                        .map((element) => [...element.childNodes].find((node) => node.nodeType === 3).data)""")
    check(said and said == entry, f"{name}: “{said}” is told of “{entry}”")


def check_quiet(browser, name):
    asked, messages, violations = browser.requests(), browser.messages(), browser.violations()
    check(not asked, f"{name}: it asks for {asked}")
    check(not messages, f"{name}: it logs {messages}")
    check(not violations, f"{name}: it violates {violations}")


def check_without_script(browser, path, name):
    browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    browser.open(path)
    browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    # Not innerText: it leaves out the entries that the browser hasn't drawn yet.
    shown = browser.run("""return {log: [...document.querySelectorAll("#log > li")].filter((entry) => entry.checkVisibility())
                                            .map((entry) => entry.textContent).join(""),
                                   bar: document.getElementById("bar").offsetHeight,
                                   board: document.getElementById("board").getBoundingClientRect().height,
                                   pieces: document.querySelectorAll("#pieces > *, #board li").length}""")
    check(len(shown["log"]) > 200 and shown["bar"] == 0, f"{name}: without scripts, the log has {len(shown['log'])} letters")
    check(shown["board"] > 100 and shown["pieces"] > 0, f"{name}: without scripts, there is no board")


def take_pictures(browser, folder, name):
    browser.go(browser.run("return Math.ceil(document.getElementById('at').max * 0.4)"))
    for scheme in ("light", "dark"):
        for width in (400, 1280):
            browser.colours(scheme)
            browser.size(width)
            browser.driver.save_screenshot(f"{folder}/{name}-{scheme}-{width}.png")


def main():
    program, examples = sys.argv[1:3]
    pictures = sys.argv[sys.argv.index("--pictures") + 1] if "--pictures" in sys.argv else None
    driver = skip_if_missing()
    command = CommandLine(program)
    documents = {"battle": command.played(f"{examples}/teaching.sqf", 3), "imperio": f"{examples}/imperio-game.sqf",
                 "dungeon": command.explored(f"{examples}/dungeon.sqf", DUNGEON_DAYS)}
    with Browser(driver) as browser:
        for name, document in documents.items():
            path = command.page(document, f"{name}.html")
            browser.size(1280)
            browser.open(path)
            compare(browser, command, document, name)
            check_names(browser, name)
            check_keys(browser, name)
            check_looks(browser, name)
            check_quiet(browser, name)
            if pictures:
                take_pictures(browser, pictures, name)
            check_without_script(browser, path, name)
    print(f"{len(documents)} pages in Chromium: {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
