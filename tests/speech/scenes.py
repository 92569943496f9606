# SPDX-License-Identifier: GPL-3.0-or-later
"""The scenes: what is pressed, and what must then be heard. Patterns are regular expressions, in any case."""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Step:
    keys: list            # pressed one after another
    hear: tuple           # patterns that must be spoken
    never: tuple = ()     # patterns that mustn't be
    most: int = 0         # words that may be spoken; 0: any number
    text: str = ""        # typed before the keys
    times: int = 1        # the step is repeated so often, until all of `hear` is spoken
    within: float = 4     # seconds until all must be spoken
    pause: float = 0.8    # seconds until it is repeated


def step(keys, *hear, **more):
    return Step(keys.split(), hear, **more)


@dataclass(frozen=True)
class Scene:
    name: str
    title: str
    steps: list
    files: tuple = ()                          # opened, each a copy in a folder of the scene's own
    made: dict = field(default_factory=dict)   # files written into that folder and not opened, by name


STEP_ON_MAP = 12  # words, issue's figure for one step of the board cursor
BOARD = "Ctrl+Alt+B"
# A press of Ready for each side, then the whole round.
# What the round did is played then; back on the map, that is skipped.
ROUND = "Ctrl+a Shift+a Ctrl+Shift+Return Ctrl+Shift+Return Ctrl+F9 Ctrl+Alt+k"

BATTLE = Scene("battle", "Stack Management: The Landing from set-up to its end", [
    step("", r"the landing", r"welcome to the landing", within=8),
    step(BOARD, r""),
    # One step says the new hex, once, and nothing that was said before.
    step("Right", r"\d+,\d+", most=STEP_ON_MAP),
    step("Right", r"\d+,\d+", most=STEP_ON_MAP),
    step("Down", r"\d+,\d+", most=STEP_ON_MAP),
    step("Up", r"\d+,\d+", most=STEP_ON_MAP),
    # What the keys of the board tell is spoken, each time.
    step("o", r"\d+,\d+"),
    step("x", r"(road|open|woods|rough)"),
    step("t", r"redmark", r"bluewater"),
    step("n", r"vanguard|pikes|bows|landing watch|far bows"),
    step("m", r"move|reach|hex"),
    # Set-up.
    step("Ctrl+Shift+p", r"start playing", r"dialog"),
    step("Return", r"deploy"),
    step("Ctrl+Shift+Return", r"bluewater"),
    step("Ctrl+Shift+Return", r"redmark", r"orders", within=12),
    # Orders, undone and given again.
    step("Ctrl+a", r"3 stacks|all"),
    step("Shift+a", r"order|advance"),
    step("Ctrl+z", r"undone"),
    step("Ctrl+Shift+z", r"\w"),
    step("Ctrl+s", r"saved"),
    step("Ctrl+Shift+Return", r"bluewater", within=12),
    step("Ctrl+Shift+Return", r"round|ready"),
    step("Ctrl+F9", r"round (1|2)", within=20),
    # A refusal is spoken.
    step("g", r"\w"),
    step("Escape"),
    # Round by round until somebody has won.
    step(ROUND, r"(redmark|bluewater) (has |have )?w(on|ins)|battle is over|victory", times=12, within=12, pause=4),
    # The page with the result is walked, its table too, and left.
    step("Tab", r"close", times=10),
    step("Escape", r"\w"),
], files=("resources/examples/landing.sqf",))

MULTIPLIER = Scene("multiplier", "Multiplier combat: a raid from its start to victory", [
    # What a choice is for, and what is chosen.
    step("Ctrl+comma", r"settings", r"theme: same as the desktop"),
    step("Escape", r"\d,\d"),
    step("Ctrl+Shift+p", r"start playing", r"dialog"),
    step("Return", r"raiders", within=12),
    step(BOARD, r""),
    step("1", r"van"),
    step("Return", r"\w"),
    step("Right", r"2,1", most=STEP_ON_MAP),
    step("Return", r"van"),
    step("Ctrl+Shift+a", r"van against gate", r"dialog"),
    step("Return", r"gate", r"croak|hits|wiped"),
    step("Ctrl+z", r"undone"),
    step("Ctrl+Shift+z", r"\w"),
    step("Ctrl+Return", r"wardens"),
    step("Ctrl+Return", r"raiders"),
    step("1", r"van"),
    step("Shift+a", r"yard"),
    step("Ctrl+Return", r"(raiders.*won)|over|victory", within=12),
    step("Tab", r"close", times=10),
    step("Escape", r"\w"),
], files=("tests/data/speech/raid.sqf",))

IMPERIO = Scene("imperio", "Imperio Bellum: the last turns against the computer, to victory", [
    step(BOARD, r"row|R\d|column|square"),
    step("k", r"knight"),
    step("Return", r"knight|selected|step"),
    step("Down", r"\w", most=STEP_ON_MAP),
    step("Return", r"R4C3"),
    step("Ctrl+z", r"undone"),
    step("Ctrl+Shift+z", r"\w"),
    step("Ctrl+Return", r"computer|defender|R\d", within=20),
    # Its turn is told event by event, until the person is asked again; then it can be told again.
    step("F12", r"R\dC\d|turn"),
    step("F12", r"attacker|ada", times=12),
    step("l", r"R\d|turn"),
    step("t", r"attacker|ada"),
    step("i", r"action"),
    step("Return", r"captur|base", r"(won|wins|victory|over)", text="R8C1xR9C1=capture (6,6,6,6|1)", within=12),
], files=("tests/data/speech/endgame.sqf",))

# The figures of the issue: at most 4 keys from an attack to its comment on the clipboard, 1 from a fight to its dice.
DUNGEON = Scene("dungeon", "Dungeon: an attack, its dice and its copied comment", [
    step("", r"brewer's cellars"),
    step("Tab", r"monsters table", times=12),
    step("Down", r"cellar rat|barrel imp"),
    step("Ctrl+Return", r"attacks|damage|kills|misses", r"\d"),
    step("Ctrl+Shift+k", r"clipboard"),
    step("Shift+F12", r"\w"),
    step("Ctrl+z", r"undone"),
    step("Ctrl+h", r"hour"),
    step("Ctrl+s", r"saved"),
    step("Ctrl+Alt+p", r"post|comment"),
    step("Ctrl+Alt+l", r"log"),
], files=("resources/examples/dungeon.sqf",))

HELP = Scene("help", "The help read by its lines, headings and links, and the list of keys walked", [
    step("", r"the landing"),
    step("F1", r"help", r"playing a battle"),
    # Tab leads to the next link, and says it.
    step("Tab", r"SMM-|BAT-|\bpage"),
    # Each line is spoken, and once.
    step("Down", r"\w", most=40),
    step("Down", r"\w", most=40),
    step("Up", r"\w", most=40),
    # H leads to the next heading.
    step("h", r"the phases|orders|getting started", most=20),
    step("h", r"\w", most=20),
    step("Shift+h", r"\w", most=20),
    step("Escape", r"battle map|\d+,\d+"),
    step("question", r"keys"),
    step("Down", r"\w", most=20),
    step("Down", r"\w", most=20),
    step("Escape", r"battle map|\d+,\d+"),
], files=("resources/examples/landing.sqf",))

REFUSED = Scene("refused", "A file that can't be read is refused aloud", [
    step("Ctrl+o", r"open", r"dialog"),
    step("", text="{folder}/broken.sqf"),
    step("Return", r"broken\.sqf", r"line 2", within=8),
], made={"broken.sqf": '{"squarefront":1,"kind":"battle",\n "title": }\n'})

POST = Scene("post", "An invitation to a game by post is made", [
    step("Ctrl+Shift+b", r"games by post"),
    step("Alt+i", r"invite", r"dialog", r"your name"),
    step("Tab", r"opponent", text="Ada"),
    step("Return", r"clipboard", text="Ben"),
    # Every button can be reached, and the window be left.
    step("Tab", r"(copy the post|paste|invite)", times=8),
    step("Ctrl+w", r"squarefront|start page"),
])

ALL = (BATTLE, MULTIPLIER, IMPERIO, DUNGEON, HELP, REFUSED, POST)
