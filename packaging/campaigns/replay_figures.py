#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""replay_figures.py PROGRAM [DOCUMENT...]: how large web pages are, how long squarefront-cli (PROGRAM) takes to write them, and
how long Chromium takes to show them and to step through them. Without documents, it plays a battle of 60 rounds among the
examples. Goals: a page of such a battle within 1 s and 2 MB, of 80 turns of Imperio Bellum 300 kB; the first paint within
500 ms, a step within 16 ms. Needs a release build and a computer with nothing else to do."""
import os
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/replay"))
from browser import Browser, CommandLine, skip_if_missing

STEPS = """
const times = [];
const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
press("Home");
for (let step = 0; step < arguments[0]; ++step) {
    const start = performance.now();
    press("ArrowRight");
    document.body.offsetHeight; // with the layout
    times.push(performance.now() - start);
}
return times;
"""
PAINT = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def main():
    driver = skip_if_missing()
    command = CommandLine(sys.argv[1])
    examples = ROOT / "resources/examples"
    documents = sys.argv[2:] or [command.played(str(examples / "great-battle.sqf"), 60), str(examples / "imperio-game.sqf")]
    print(f"{'':28} {'write, s':>9} {'kB':>7} {'scenes':>7} {'paint, ms':>10} {'step, ms':>9} {'slowest':>8}")
    with Browser(driver) as browser:
        for document in documents:
            start = time.monotonic()
            path = command.page(document, "page.html")
            written = time.monotonic() - start
            browser.open(path)
            scenes = browser.run("return document.querySelectorAll('#log > li').length")
            time.sleep(1)
            paint = browser.run(PAINT) or float("nan")
            steps = sorted(browser.run(STEPS, min(scenes, 500))) or [float("nan")]
            print(f"{Path(document).name:28} {written:9.2f} {os.path.getsize(path) / 1000:7.0f} {scenes:7} {paint:10.0f} "
                  f"{statistics.median(steps):9.2f} {steps[-1]:8.2f}")


if __name__ == "__main__":
    main()
