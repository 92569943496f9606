# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the events from which Orca would speak, and what it would speak, by the model in reader.py."""
import time
from collections import deque

import pyatspi
from gi.repository import Atspi, GLib

import reader

EVENTS = ("object:state-changed:focused", "object:state-changed:checked", "object:state-changed:expanded",
          "object:state-changed:pressed", "object:state-changed:selected", "object:state-changed:showing",
          "object:property-change:accessible-name", "object:property-change:accessible-description",
          "object:property-change:accessible-value", "object:text-caret-moved", "object:selection-changed",
          "object:active-descendant-changed", "object:announcement", "window:activate")
LINE_KEYS = {"Up", "Down", "Page_Up", "Page_Down", "Ctrl+Home", "Ctrl+End", "Ctrl+Up", "Ctrl+Down"}
WORD_KEYS = {"Ctrl+Left", "Ctrl+Right"}
LETTER_KEYS = {"Left", "Right", "Home", "End"}
STATES = {name: getattr(pyatspi, "STATE_" + name.upper()) for name in
          ("focused", "checked", "checkable", "indeterminate", "pressed", "expandable", "expanded", "enabled", "sensitive",
           "editable", "selected", "showing")}
TEXTS = {"text", "password text", "document frame", "document web", "document text", "terminal", "paragraph", "entry"}
DEEPEST = 40
AT_ONCE = 0.1  # seconds in which Orca hears several events before it has spoken for the first


def key_of(node):
    return getattr(node, "path", None) or hash(node)


def _states(node):
    states = node.getState()
    return frozenset(name for name, state in STATES.items() if states.contains(state))


def _label(node):
    return " ".join(relation.getTarget(index).name for relation in node.getRelationSet()
                    if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY for index in range(relation.getNTargets()))


def _text_at_caret(node, boundary):
    try:
        text = node.queryText()
    except NotImplementedError:
        return ""
    count, offset = text.characterCount, text.caretOffset
    if offset >= count > 0 and boundary != pyatspi.TEXT_BOUNDARY_LINE_START:
        return ""
    found, _, _ = text.getTextAtOffset(max(0, min(offset, count - 1)), boundary)
    # Where the toolkit doesn't cut out lines.
    if not found and boundary == pyatspi.TEXT_BOUNDARY_LINE_START:
        whole = text.getText(0, count)
        found = whole[whole.rfind("\n", 0, offset) + 1:].split("\n")[0]
    return found.strip()


def _selection(node):
    """The selected text."""
    try:
        text = node.queryText()
    except NotImplementedError:
        return ""
    return text.getText(*text.getSelection(0)) if text.getNSelections() else ""


def _selected(node):
    try:
        selection = node.querySelection()
    except NotImplementedError:
        return []
    return [selection.getSelectedChild(index) for index in range(selection.nSelectedChildren)]


def _value(node, role):
    if role == "combo box":
        chosen = _selected(node) or (_selected(node.getChildAtIndex(0)) if node.childCount else [])
        return chosen[0].name if len(chosen) == 1 else ""
    if role not in ("slider", "spin button", "dial", "scroll bar", "progress bar"):
        return ""
    try:
        text = node.queryText()
        return text.getText(0, text.characterCount)
    except NotImplementedError:
        pass
    try:
        return f"{node.queryValue().currentValue:g}"
    except NotImplementedError:
        return ""


def _free_labels(node, fewest_words, found, depth=0):
    for index in range(min(node.childCount, 200)):
        child = node.getChildAtIndex(index)
        if child is None or not child.getState().contains(pyatspi.STATE_SHOWING):
            continue
        role = child.getRoleName()
        if role in ("label", "static") and not child.getRelationSet():
            if len(child.name.split()) >= fewest_words and child.name not in found:
                found.append(child.name)
        elif role not in ("combo box", "list", "list box", "menu", "menu bar", "scroll pane", "split pane", "table", "tree",
                          "tree table") and depth < DEEPEST:
            _free_labels(child, fewest_words, found, depth + 1)
    return tuple(found)


def _cell(node, table):
    """The place, the header and the whole row of a cell."""
    index = node.getIndexInParent()
    place = (table.getRowAtIndex(index), table.getColumnAtIndex(index))
    try:
        cell = node.queryTableCell()
        _, row, column = cell.position if len(cell.position) == 3 else (True, *cell.position)
        place = (row, column)
    except (NotImplementedError, AttributeError):
        pass
    header = table.getColumnHeader(place[1])
    row = [table.getAccessibleAt(place[0], column) for column in range(table.nColumns)]
    return place, header.name if header else "", tuple(
        each.name for each in row if each and each.name and each.getState().contains(pyatspi.STATE_SHOWING))


def _properties(node, is_entered=True):
    """The members of a reader.Thing that don't depend on others; some only of a container that the focus enters."""
    role = node.getRoleName()
    known = {"key": key_of(node), "role": role, "name": node.name, "description": node.description,
             "states": _states(node), "label": _label(node), "value": _value(node, role)}
    if role in TEXTS:
        known["line"] = _text_at_caret(node, pyatspi.TEXT_BOUNDARY_LINE_START)
        known["selection"] = _selection(node)
    if role in ("dialog", "alert", "panel") and is_entered:
        known["labels"] = _free_labels(node, 3, [])
    if role in ("list", "list box"):
        known["size"] = (node.childCount,)
    elif role in ("table", "tree table"):
        try:
            table = node.queryTable()
            known["size"] = (table.nRows, table.nColumns)
        except NotImplementedError:
            pass
    return known


def thing_of(node, before=None):
    """The object as a reader.Thing; `before` is the focus that it takes over from."""
    known = _properties(node)
    entered = {each.key for each in before.above} if before else set()
    above, table = [], None
    parent = node.parent
    while parent is not None and parent.getRoleName() != "application" and len(above) < DEEPEST:
        role = parent.getRoleName()
        above.insert(0, reader.Thing(**_properties(parent, is_entered=key_of(parent) not in entered)))
        if table is None and role in ("table", "tree table"):
            table = parent
        parent = parent.parent
    if known["role"] == "table cell" and table is not None:
        try:
            known["place"], known["header"], known["row"] = _cell(node, table.queryTable())
        except NotImplementedError:
            pass
    return reader.Thing(above=tuple(above), **known)


class Ear:
    """Hears from its construction on. `spoken` has the phrases since the last `clear`."""

    def __init__(self):
        self.spoken = []
        self.focus = None
        self.window = None
        self.caret = None
        self.selection = ""
        self.last_key = ""
        self._waiting = deque()
        self._listener = Atspi.EventListener.new(self._note)
        for event in EVENTS:
            self._listener.register(event)
        self._context = GLib.MainContext.default()

    def stop(self):
        for event in EVENTS:
            self._listener.deregister(event)

    def clear(self):
        self.spoken = []

    def listen(self, seconds, quiet, enough=lambda: True):
        """Listens until nothing has come for `quiet` seconds and there is enough, but no longer than `seconds`."""
        start = last = time.monotonic()
        while time.monotonic() - start < seconds:
            while self._context.iteration(False):
                pass
            while self._waiting:
                last = time.monotonic()
                try:
                    self._hear(*self._waiting.popleft())
                except GLib.GError:
                    pass  # the object is gone
            if time.monotonic() - last > quiet and enough():
                return
            time.sleep(AT_ONCE)

    def _note(self, event):
        if event.source is not None:
            self._waiting.append((event.type, event.source, event.detail1, event.any_data))

    def _hear(self, kind, source, detail, data):
        if kind == "object:state-changed:focused":
            # Orca leaves out a focus that has already gone elsewhere.
            if detail and not any(each[0] == kind and each[2] for each in self._waiting):
                # Qt's menu items don't say that they have it yet.
                chosen = _selected(source) if source.getRoleName() != "combo box" else []
                self._move_to(chosen[0] if chosen else source)
        elif kind == "object:active-descendant-changed":
            if isinstance(data, Atspi.Accessible):
                self._move_to(data)
        elif kind == "object:selection-changed":
            chosen = _selected(source)
            if chosen and self.last_key != "space":
                self._move_to(chosen[0])
        elif kind == "window:activate":
            if key_of(source) != self.window and source.getState().contains(pyatspi.STATE_ACTIVE):
                self.window = key_of(source)
                self._move_to(source)
        elif kind == "object:state-changed:showing":
            if detail and source.getRoleName() == "notification":
                self._say(reader.on_notification(thing_of(source)))
        elif kind == "object:announcement":
            self._say([data] if isinstance(data, str) else [])
        elif self.focus is not None and key_of(source) == self.focus.key:
            self._hear_focus(kind, source, data)
        elif kind == "object:text-caret-moved" and source.getState().contains(pyatspi.STATE_FOCUSED):
            thing = thing_of(source, self.focus)
            if not thing.above or thing.above[0].key != self.window:
                return
            self.focus = thing
            self._hear_focus(kind, source, data)

    def _hear_focus(self, kind, source, data):
        """A change of the object that has the focus."""
        if kind == "object:text-caret-moved":
            offset = source.queryText().caretOffset
            if self.caret == (self.focus.key, offset):
                return
            self.caret = (self.focus.key, offset)
            before, self.selection = self.selection, _selection(source)
            if before or self.selection:
                self._say(reader.on_selection(before, self.selection))
                return
            boundary = pyatspi.TEXT_BOUNDARY_LINE_START if self.last_key in LINE_KEYS else \
                pyatspi.TEXT_BOUNDARY_WORD_START if self.last_key in WORD_KEYS else \
                pyatspi.TEXT_BOUNDARY_CHAR if self.last_key in LETTER_KEYS else None
            self._say(reader.on_caret(self.focus, _text_at_caret(source, boundary) if boundary is not None else ""))
            return
        now = reader.Thing(**_properties(source), above=self.focus.above)
        if kind.startswith("object:property-change:accessible-") and not kind.endswith("value"):
            self._say(reader.on_text(now, kind.rsplit("-", 1)[1], data if isinstance(data, str) else None))
        elif kind.endswith("accessible-value"):
            if now.value and now.role != "combo box":
                self._say(reader.on_value(now))
        elif kind.endswith(":selected"):
            if self.last_key == "space":
                self._say(["selected" if "selected" in now.states else "not selected"])
        elif now.role != "radio button" or self.last_key == "space":
            self._say(reader.on_state(now))

    def _move_to(self, node):
        if self.focus is not None and key_of(node) == self.focus.key:
            return
        thing = thing_of(node, self.focus)
        self._say(reader.on_focus(thing, self.focus))
        self.focus = thing
        self.window = thing.above[0].key if thing.above else thing.key
        self.caret = None
        self.selection = thing.selection

    def _say(self, phrases):
        self.spoken += [" ".join(phrase.split()) for phrase in phrases if phrase.strip()]
