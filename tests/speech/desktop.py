# SPDX-License-Identifier: GPL-3.0-or-later
"""The program from outside: started with a home of its own, found on the accessibility bus, and sent keys by the X server's
test extension."""
import ctypes
import os
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import Atspi

Atspi.set_timeout(2000, 15000)  # milliseconds
LONGEST = 60  # seconds until the window is there
MOST_CHILDREN = 2000


class Program:
    """The program with the files open, until the end of the `with`."""

    def __init__(self, program, files, folder=None):
        self.home = tempfile.TemporaryDirectory()
        environment = dict(os.environ, HOME=self.home.name, XDG_CONFIG_HOME=self.home.name, XDG_DATA_HOME=self.home.name,
                           QT_QPA_PLATFORM="xcb", QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        self.process = subprocess.Popen([program, *files], env=environment, cwd=folder)
        self.name = os.path.basename(program)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()

    def ended(self):
        """The exit status, or None while the program runs."""
        return self.process.poll()

    def application(self):
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            for each in pyatspi.Registry.getDesktop(0):
                if each is not None and each.name == self.name and each.childCount > 0:
                    return each
            time.sleep(0.2)
        sys.exit(f"{self.name} did not appear on the accessibility bus")


def below(node, wanted):
    """Yields the objects for which `wanted` is true."""
    if node is None or node.childCount > MOST_CHILDREN:
        return
    if wanted(node):
        yield node
    for index in range(node.childCount):
        yield from below(node.getChildAtIndex(index), wanted)


MODIFIERS = {"Ctrl": "Control_L", "Shift": "Shift_L", "Alt": "Alt_L"}


class Keyboard:
    """Presses keys that are written like Ctrl+Shift+P, with the X server's names: Return, Page_Down, question."""

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.x.XkbKeycodeToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))

    def _code(self, symbol):
        """The key code of a key symbol, and whether it needs Shift."""
        code = self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        if not symbol or not code:
            raise ValueError(f"there is no key with the symbol {symbol}")
        return code, self.x.XkbKeycodeToKeysym(self.display, ctypes.c_ubyte(code), 0, 0) != symbol

    def _named(self, name):
        return self.x.XStringToKeysym(name.encode())

    def press(self, chord):
        *held, key = chord.split("+")
        self._press(self._named(key), [MODIFIERS[each] for each in held])

    def type(self, text):
        """Types Latin-1 text; a symbol of a key is then the number of the character."""
        for each in text:
            self._press(ord(each), [])

    def _press(self, symbol, held):
        code, shifted = self._code(symbol)
        if shifted and "Shift_L" not in held:
            held = [*held, "Shift_L"]
        codes = [*(self._code(self._named(each))[0] for each in held), code]
        for down, each in [(1, each) for each in codes] + [(0, each) for each in reversed(codes)]:
            self.test.XTestFakeKeyEvent(self.display, each, down, 0)
        self.x.XSync(self.display, 0)
