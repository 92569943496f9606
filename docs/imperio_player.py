#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An example of a computer player for Imperio Bellum that Squarefront can play against.

    squarefront-cli imperio match planner "engine:docs/imperio_player.py" --pairs 10

It reads one JSON object a line and answers with one (docs/formats.md). Which actions are legal it asks
squarefront-cli, whose path may be in SQUAREFRONT_CLI. It likes to take bases, then to win fights, then to
come closer to the enemy's side of the board; a player of your own replaces choose().
"""
import json
import os
import re
import subprocess
import sys
import tempfile

CLI = os.environ.get("SQUAREFRONT_CLI", "squarefront-cli")
SQUARE = re.compile(r"R([1-9])C([1-9])")


def ask(command, record):
    """What squarefront-cli says about a record."""
    with tempfile.NamedTemporaryFile("w", suffix=".imperio") as file:
        file.write(record)
        file.flush()
        words = [CLI, "imperio", command, file.name, "--json"]
        return json.loads(subprocess.run(words, check=True, capture_output=True).stdout)


def rows(action):
    """The rows of the squares that an action names."""
    return [int(row) for row, _ in SQUARE.findall(action)]


def progress(action, forward):
    """How many rows a step leads towards the enemy."""
    named = rows(action)
    return (named[-1] - named[0]) * forward


def score(action, forward):
    """The higher the better; 0 or less is not worth playing."""
    if action.endswith("=destroy"):
        return 100
    if action.endswith("=capture"):
        return 90
    if "*" in action:
        return 50
    if "x" in action:
        return 40
    if "@" in action:
        return 30
    if "-" in action:
        return progress(action, forward)
    return 0  # end, resign


def choose(record):
    """The action and why."""
    state = ask("replay", record)
    forward = 1 if state["toMove"] == "attacker" else -1
    legal = [action for action in ask("moves", record) if action != "resign"]
    best = max(legal, key=lambda action: (score(action, forward), action))
    if score(best, forward) <= 0:
        best = "end"
    return best, "it scores %d" % score(best, forward)


def answer(question):
    """The answer to one line; None to stop."""
    if "hello" in question:
        return {"name": "Example in Python", "game": "imperio"}
    if question.get("quit"):
        return None
    action, reason = choose(question["position"])
    return {"action": action, "value": 0.5, "line": [action], "reasons": [reason]}


def main():
    for line in sys.stdin:
        reply = answer(json.loads(line))
        if reply is None:
            return
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
