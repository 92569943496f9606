#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the model in reader.py, as Orca 43 was heard to speak."""
import unittest
from dataclasses import replace

from reader import Thing, on_focus, on_notification, on_selection, on_text

FRAME = Thing(1, "frame", "The Landing")
MAP = Thing(2, "table", "Battle map", size=(7, 9), above=(FRAME,))
ENABLED = frozenset({"enabled", "sensitive"})


def cell(row, column, **more):
    names = tuple(f"{each},{row} · Open" for each in range(3))
    return Thing((row, column), "table cell", names[column], place=(row, column), row=names, above=(FRAME, MAP), **more)


class TestReader(unittest.TestCase):
    def test_new_containers_come_first(self):
        self.assertEqual(on_focus(FRAME, None), ["The Landing frame"])
        self.assertEqual(on_focus(MAP, None), ["The Landing", "Battle map table with 7 rows 9 columns"])
        button = Thing(3, "push button", "Ready", states=ENABLED, above=(FRAME,))
        self.assertEqual(on_focus(button, MAP), ["Ready push button"])

    def test_new_row_of_a_table_is_read_in_full(self):
        self.assertEqual(on_focus(cell(1, 1), cell(0, 1)), ["0,1 · Open 1,1 · Open 2,1 · Open"])
        self.assertEqual(on_focus(cell(1, 2), cell(1, 1)), ["2,1 · Open"])

    def test_description_is_spoken_unless_the_name_says_it(self):
        self.assertEqual(on_focus(cell(0, 1, description="It can go here"), cell(0, 0)), ["1,0 · Open", "It can go here"])
        self.assertEqual(on_focus(cell(0, 1, description="open"), cell(0, 0)), ["1,0 · Open"])

    def test_label_replaces_the_name(self):
        box = Thing(4, "check box", "Show coordinates", label="Map", states=ENABLED, above=(FRAME,))
        self.assertEqual(on_focus(box, MAP), ["Map check box not checked"])

    def test_value_of_a_combo_box_is_spoken_once(self):
        box = Thing(5, "combo box", "Theme", value="Dark", states=ENABLED, above=(FRAME,))
        self.assertEqual(on_focus(box, MAP), ["Theme combo box Dark"])
        self.assertEqual(on_focus(Thing(6, "combo box", "Theme: Dark", value="Dark", states=ENABLED, above=(FRAME,)), MAP),
                         ["Theme: Dark combo box"])

    def test_what_is_out_of_reach_says_so(self):
        self.assertEqual(on_focus(Thing(7, "push button", "Undo", above=(FRAME,)), MAP), ["Undo push button grayed"])

    def test_dialog_reads_its_text(self):
        dialog = Thing(8, "dialog", "Concede", labels=("Concede for Redmark?",))
        self.assertEqual(on_focus(Thing(9, "push button", "Cancel", states=ENABLED, above=(dialog,)), MAP),
                         ["Concede dialog Concede for Redmark?", "Cancel push button"])

    def test_text_is_read_from_its_selection_or_line(self):
        text = Thing(13, "text", "Help", line="Orders", states=ENABLED)
        self.assertEqual(on_focus(text, MAP), ["Help read only text Orders"])
        self.assertEqual(on_focus(replace(text, selection="Or"), MAP), ["Help read only text Or selected"])
        self.assertEqual(on_selection("", "Orders"), ["Orders", "selected"])
        self.assertEqual(on_selection("Orders", "Moves"), ["Orders", "unselected", "Moves", "selected"])
        self.assertEqual(on_selection("Orders", ""), ["Text unselected"])

    def test_notification_has_no_role_in_a_status_bar(self):
        bar = Thing(10, "status bar")
        self.assertEqual(on_notification(Thing(11, "notification", "Saved", above=(FRAME,))), ["notification Saved"])
        self.assertEqual(on_notification(Thing(11, "notification", "Saved", above=(FRAME, bar))), ["Saved"])

    def test_changed_texts_need_the_text(self):
        button = Thing(12, "push button", "Ready")
        self.assertEqual(on_text(button, "name", "Go on"), ["Go on"])
        self.assertEqual(on_text(button, "name", None), [])
        self.assertEqual(on_text(cell(0, 0), "name", "Go on"), [])


if __name__ == "__main__":
    unittest.main()
