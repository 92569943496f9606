#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutants.py [PART...]: breaks the code that writes files, keeps journals and tells films what happens, in one place
after another, builds the tests that should notice, and says which mutants they catch. 95 % must be caught. With words,
only the mutants whose name or file has one of them. The mutants are in mutants_list.py; the work is done on a copy in build/mutants."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging/campaigns"))
sys.dont_write_bytecode = True
from mutants_list import MUTANTS  # noqa: E402

WORK = ROOT / "build/mutants"
SOURCE = WORK / "source"
BUILD = SOURCE / "build/dev"  # as in the sources themselves, so that the compiler cache knows them
WANTED = 0.95
LONGEST = 300  # seconds, of one test


def run(command, **options):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", CCACHE_BASEDIR=str(SOURCE))
    return subprocess.run(command, capture_output=True, text=True, env=environment, **options)


def copy_sources():
    """Only what differs, such as a mutant that was left by a run that was stopped."""
    names = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True).stdout
    for name in filter(None, names.split("\0")):
        copy = SOURCE / name
        if not (ROOT / name).exists():
            continue
        content = (ROOT / name).read_bytes()
        if not copy.exists() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)


def build(tests):
    return run(["ninja", "-C", str(BUILD), *{test.split()[0] for test in tests}])


def failing(tests):
    """The first test that notices; None where all pass."""
    for test in tests:
        program, *arguments = test.split()
        try:
            if run([str(BUILD / "tests" / program), *arguments, "-nocrashhandler"], timeout=LONGEST).returncode != 0:
                return test
        except subprocess.TimeoutExpired:
            return test + " (takes too long)"
    return None


def outcome(file, old, new, tests):
    path = next((SOURCE / "core").rglob(file))
    original = path.read_text()
    if old not in original:
        return "stale", "its text is not in " + file
    path.write_text(original.replace(old, new, 1))
    try:
        built = build(tests)
        if built.returncode != 0:
            lines = [line for line in built.stdout.splitlines() if "error:" in line]
            return "stale", "does not compile: " + (lines or ["?"])[0]
        test = failing(tests)
        return ("caught", test) if test else ("SURVIVED", "")
    finally:
        path.write_text(original)


def main():
    chosen = [m for m in MUTANTS if len(sys.argv) < 2 or any(word in m[0] + " " + m[1] for word in sys.argv[1:])]
    copy_sources()
    run(["cmake", "--preset", "dev", "--log-level=WARNING"], cwd=SOURCE, check=True)
    tests = sorted({test for mutant in chosen for test in mutant[4]})
    built = build(tests)
    if built.returncode != 0:
        sys.exit("the sources do not compile as they are:\n" + built.stdout[-2000:])
    if test := failing(tests):
        sys.exit(f"{test} fails without a mutant")
    counts = {"caught": 0, "SURVIVED": 0, "stale": 0}
    for name, *mutant in chosen:
        result, what = outcome(*mutant)
        counts[result] += 1
        print(f"{result:9} {name}" + (f": {what}" if what else ""), flush=True)
    print("\n" + ", ".join(f"{count} {what}" for what, count in counts.items()))
    sys.exit(0 if counts["stale"] == 0 and counts["caught"] >= WANTED * len(chosen) else 1)


main()
