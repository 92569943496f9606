#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""screen_reader.py [--windows-only] PROGRAM FILE...: opens each file in the program and walks its windows as a screen reader
does, from outside through AT-SPI: the main window with its docks and, unless told otherwise, each dialog that a menu item
with “…” opens. Every focusable object needs a name, every object a role, no child may be null, and none has more than 2,000
children. Needs a session bus and a display; screen_reader.sh supplies both."""
import sys
import time
from pathlib import Path

import pyatspi
from gi.repository import GLib

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests/speech"))
from desktop import MOST_CHILDREN, Program, below  # noqa: E402

PAUSE = 0.7   # seconds until a dialog is there
UNNAMED = {pyatspi.ROLE_FILLER, pyatspi.ROLE_PANEL, pyatspi.ROLE_SCROLL_BAR, pyatspi.ROLE_TABLE_CELL}


def faults_of(node, path, seen):
    """Yields what is wrong with the object and all below it."""
    seen.append(node)
    count = node.childCount
    role = node.getRole()
    here = f"{path}/{node.getRoleName()} “{node.name}”"
    if role == pyatspi.ROLE_INVALID:
        yield f"{here}: no role"
    states = node.getState()
    if states.contains(pyatspi.STATE_FOCUSABLE) and states.contains(pyatspi.STATE_SHOWING) and not node.name \
            and role not in UNNAMED:
        yield f"{here}: can have the focus, but has no name"
    if count > MOST_CHILDREN:
        yield f"{here}: {count} children"
        return
    for index in range(count):
        child = node.getChildAtIndex(index)
        if child is None:
            yield f"{here}: child {index} of {count} is null"
        else:
            yield from faults_of(child, here, seen)


def press(node):
    action = node.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    try:
        action.doAction(names.index("Press") if "Press" in names else 0)
    except GLib.GError:
        pass  # a dialog answers only once it is closed


def is_item(node):
    return node.getRole() == pyatspi.ROLE_MENU_ITEM and node.name.rstrip().endswith("…") and \
        node.getState().contains(pyatspi.STATE_ENABLED)


def is_closing(node):
    return node.getRole() == pyatspi.ROLE_PUSH_BUTTON and node.name in ("Cancel", "Close", "&Cancel", "&Close")


def dialogs(found, seen, process):
    """Opens each dialog that a menu offers, yields its faults and closes it."""
    window = found.getChildAtIndex(0)
    for item in list(below(window, is_item)):
        if process.ended() is not None:
            return
        name = item.name
        before = found.childCount
        press(item)
        time.sleep(PAUSE)
        if found.childCount <= before:
            continue
        dialog = found.getChildAtIndex(found.childCount - 1)
        if not is_file_dialog(dialog):
            yield from faults_of(dialog, f"{name}: ", seen)
        for button in below(dialog, is_closing):
            press(button)
            break
        else:
            yield f"{name}: has no button that closes it"
            return
        time.sleep(PAUSE)


def is_file_dialog(node):
    """Qt's own, whose list has null children until the folder has been read."""
    return any(below(node, lambda each: each.getRole() == pyatspi.ROLE_LIST and each.name == "Files"))


def walk(program, file, with_dialogs):
    with Program(program, [file]) as process:
        found = process.application()
        time.sleep(1)
        seen = []
        faults = list(faults_of(found, "", seen))
        if with_dialogs:
            faults += dialogs(found, seen, process)
        if process.ended() is not None:
            faults.append(f"the program ended with status {process.ended()}")
        return len(seen), faults


def main():
    words = sys.argv[1:]
    with_dialogs = "--windows-only" not in words
    program, *files = [word for word in words if word != "--windows-only"]
    failed = False
    for file in files:
        count, faults = walk(program, file, with_dialogs)
        print(f"{file}: {count} objects, {len(faults)} faults")
        for fault in faults:
            print(f"  {fault}")
        failed = failed or bool(faults) or count < 50
    sys.exit(failed)


if __name__ == "__main__":
    main()
