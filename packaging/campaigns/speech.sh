#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# speech.sh [--scene NAME]... [--transcript] [PROGRAM]: plays the scenes of tests/speech by keys alone and checks what a
# screen reader would speak, by default with the program of the dev preset. Minutes; one scene takes less than one.
exec "$(dirname "$0")/with_screen.sh" "$(dirname "$0")/../../tests/speech/play.py" "$@"
