# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader would speak: a small model of Orca 43 with its default settings, without a bus.

Orca keeps one object as its focus and speaks
- that object when it moves there: the containers that are new, then its label or else its name, its role, its states, its
  value or text, and its description unless the name says the same; of a table's new row it speaks all cells;
- a changed state, value or selection of that object;
- the line, word or character at a caret that has moved there, or what was selected of the text;
- the title of a window that becomes active;
- a notification that appears, whatever has the focus, and without its role in a status bar.
A changed name or description of its focus it would speak, too, but Qt 6.4 sends the object instead of the text, and Orca
refuses that; it never does for a table's cell or a combo box.
It ignores all other objects, so it doesn't hear what changes elsewhere."""
from dataclasses import dataclass, field
from typing import Any

SILENT_ROLES = {"filler", "unknown", "list item", "menu item", "table cell", "tree item", "table row", "redundant object",
                "extended"}
# What the focus can enter; a panel or tool bar only if it has a name.
CONTAINERS = {"frame", "dialog", "alert", "panel", "tool bar", "list", "list box", "table", "tree", "tree table", "menu",
              "layered pane", "page tab", "status bar", "document frame", "document web"}
NAMED_ONLY = {"panel", "tool bar", "status bar"}


@dataclass(frozen=True)
class Thing:
    """An object as Orca sees it at one moment. `key` tells objects apart."""
    key: Any
    role: str
    name: str = ""
    label: str = ""         # what labels it by a relation; Orca prefers it to the name
    description: str = ""
    value: str = ""         # of a slider, a spin button, a combo box
    line: str = ""          # of text, at the caret
    selection: str = ""     # what is selected of it
    states: frozenset = frozenset()
    labels: tuple = ()      # texts in a dialog or panel that label nothing
    size: tuple = ()        # rows and columns of a table, or the number of items of a list
    place: tuple = ()       # row and column of a cell
    header: str = ""        # of a cell's column
    row: tuple = ()         # names of all cells in a cell's row, as they would be spoken
    above: tuple = field(default=(), compare=False)  # containers, outermost first


def _together(*parts):
    return " ".join(part for part in parts if part)


def _states(thing):
    states = thing.states
    if thing.role in ("check box", "check menu item") or "checkable" in states and thing.role != "radio button":
        yield "partially checked" if "indeterminate" in states else "checked" if "checked" in states else "not checked"
    if thing.role in ("radio button", "radio menu item"):
        yield "selected" if "checked" in states else "not selected"
    if thing.role == "toggle button":
        yield "pressed" if states & {"pressed", "checked"} else "not pressed"
    if "expandable" in states and thing.role != "combo box":
        yield "expanded" if "expanded" in states else "collapsed"
    if not states & {"enabled", "sensitive"} and thing.role not in ("table cell", "list item", "label", "frame"):
        yield "grayed"
    if thing.selection:
        yield "selected"


def _is_new(text, *said):
    return text and not any(text.lower() in each.lower() for each in said)


def _size(thing):
    if thing.role in ("list", "list box") and thing.size:
        return f"List with {thing.size[0]} items"
    return f"table with {thing.size[0]} rows {thing.size[1]} columns" if thing.size else ""


def _container(thing):
    """A container that the focus has entered."""
    name = thing.label or thing.name
    if thing.role in NAMED_ONLY and not name:
        return ""
    role = "" if thing.role == "frame" or thing.role == "layered pane" and name else thing.role
    words = _together(name, _size(thing) or role, *thing.labels)
    if thing.role in ("dialog", "alert") and not thing.labels and _is_new(thing.description, thing.name):
        words = _together(words, thing.description)
    return words


def on_focus(thing, before):
    """The phrases when the focus goes to `thing` from `before`, which may be None."""
    known = {each.key for each in before.above} | {before.key} if before else set()
    phrases = [_container(each) for each in thing.above if each.key not in known and each.role in CONTAINERS]
    name = thing.label or thing.name
    if thing.role == "table cell" and before and thing.row and thing.place and \
            (not before.place or before.place[0] != thing.place[0] or before.above[-1:] != thing.above[-1:]):
        own = [_together(*thing.row)]
    elif thing.role == "table cell" and thing.header and (not before or before.place[1:] != thing.place[1:]):
        own = [_together(thing.header, name)]
    elif thing.role in CONTAINERS - {"frame"}:
        own = [_container(thing) or thing.role]
    else:
        role = "" if thing.role in SILENT_ROLES else thing.role
        value = thing.value if _is_new(thing.value, name) or thing.role in ("slider", "spin button") else ""
        read_only = "read only" if thing.role == "text" and "editable" not in thing.states else ""
        own = [_together(name, read_only, role, value, thing.selection or thing.line, *_states(thing))]
    if _is_new(thing.description, *own) and thing.role != "label":
        own.append(thing.description)
    return [phrase for phrase in phrases + own if phrase]


def on_text(thing, kind, text):
    """A changed name or description, by the text that the event has; None if it has none."""
    return [] if kind == "name" and thing.role in ("table cell", "combo box") or not text else [text]


def on_notification(thing):
    in_status_bar = any(each.role == "status bar" for each in thing.above)
    text = _together("" if in_status_bar else "notification", thing.label or thing.name)
    return [text] + ([thing.description] if _is_new(thing.description, text) else [])


def on_state(thing):
    return [_together(*_states(thing))]


def on_value(thing):
    return [thing.value or thing.line]


def on_caret(thing, moved):
    """`moved` is what the last key moves by: line, word or character; nothing is spoken for other keys."""
    return [moved] if moved else []


def on_selection(before, now):
    """Texts selected before and now."""
    if not now:
        return ["Text unselected"]
    return ([before, "unselected"] if before else []) + [now, "selected"] if before != now else []


def words(phrases):
    return sum(len(phrase.split()) for phrase in phrases)
