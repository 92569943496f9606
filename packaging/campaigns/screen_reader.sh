#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# screen_reader.sh [--windows-only] [PROGRAM [FILE...]]: runs screen_reader.py on a bus and a display of its own, by
# default over the program of the dev preset with each example. Minutes, as it opens every dialog.
set -euo pipefail
cd "$(dirname "$0")/../.."
options=()
[ "${1:-}" != --windows-only ] || { options=(--windows-only); shift; }
[ $# -gt 0 ] || set -- build/dev/app/squarefront
[ $# -gt 1 ] || set -- "$1" resources/examples/*.sqf
exec packaging/campaigns/with_screen.sh packaging/campaigns/screen_reader.py "${options[@]}" "$@"
