#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play.py [--scene NAME]... [--transcript] PROGRAM | --list: plays the scenes of scenes.py by keys alone and holds what a
screen reader would speak against what must be heard. Needs a session bus and a display; packaging/campaigns/speech.sh
supplies both."""
import argparse
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

import desktop
import ear
import reader
import scenes

ROOT = Path(__file__).resolve().parents[2]
QUIET = 0.4  # seconds without an event after which nothing more is spoken


def missing(patterns, spoken):
    """The patterns that are not spoken."""
    text = "\n".join(spoken)
    return [pattern for pattern in patterns if not re.search(pattern, text, re.IGNORECASE)]


def faults_of(step, spoken):
    """Yields what is wrong with what was spoken at a step."""
    for pattern in missing(step.hear, spoken):
        yield f"“{pattern}” is not spoken"
    text = "\n".join(spoken)
    for pattern in step.never:
        if re.search(pattern, text, re.IGNORECASE):
            yield f"“{pattern}” is spoken"
    count = reader.words(spoken)
    if step.most and count > step.most:
        yield f"{count} words, at most {step.most} are allowed"


def perform(step, keyboard, listening, running, folder):
    """Presses the keys of a step, again and again if it is to be repeated, and waits until all is spoken."""
    def is_heard():
        return not missing(step.hear, listening.spoken)

    for turn in range(step.times):
        listening.clear()
        if step.text:
            keyboard.type(step.text.format(folder=folder))
        for key in step.keys:
            listening.last_key = key
            keyboard.press(key)
            listening.listen(1, 0.05)
        is_last = turn + 1 == step.times
        listening.listen(step.within if is_last else step.pause, QUIET, is_heard)
        if is_heard() or running.ended() is not None:
            return


def play(scene, program, transcript):
    """Plays a scene and returns the number of its faults."""
    faults = 0
    keyboard = desktop.Keyboard()
    listening = ear.Ear()
    with tempfile.TemporaryDirectory() as folder:
        files = [shutil.copy(ROOT / each, folder) for each in scene.files]
        for name, content in scene.made.items():
            (Path(folder) / name).write_text(content, encoding="utf-8")
        with desktop.Program(program, files, folder) as running:
            running.application()
            for number, step in enumerate(scene.steps, 1):
                perform(step, keyboard, listening, running, folder)
                keys = " ".join([*([f"“{step.text}”"] if step.text else []), *step.keys]) or "waiting"
                if transcript:
                    print(f"  {keys}", *(f"      {phrase}" for phrase in listening.spoken), sep="\n")
                for fault in faults_of(step, listening.spoken):
                    faults += 1
                    print(f"  {scene.name}, step {number}, {keys}: {fault}; heard: "
                          f"{' | '.join(listening.spoken)[:600] or 'nothing'}")
                if running.ended() is not None:
                    print(f"  {scene.name}, step {number}: the program has ended with status {running.ended()}")
                    return faults + 1
    listening.stop()
    return faults


def main():
    parser = argparse.ArgumentParser(description="Plays by keys alone and checks what a screen reader would speak.")
    parser.add_argument("program", nargs="?", default=str(ROOT / "build/dev/app/squarefront"))
    parser.add_argument("--scene", action="append", choices=[scene.name for scene in scenes.ALL],
                        help="play only this scene")
    parser.add_argument("--list", action="store_true", help="list the scenes")
    parser.add_argument("--transcript", action="store_true", help="print the keys and what is spoken")
    options = parser.parse_args()
    failed = False
    for scene in scenes.ALL:
        if options.list:
            print(f"{scene.name:12} {scene.title}")
        elif not options.scene or scene.name in options.scene:
            start = time.monotonic()
            faults = play(scene, options.program, options.transcript)
            print(f"{scene.name}: {len(scene.steps)} steps, {time.monotonic() - start:.0f} s, {faults} faults", flush=True)
            failed = failed or faults > 0
    sys.exit(failed)


if __name__ == "__main__":
    main()
