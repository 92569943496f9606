#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh [FILE]: builds Squarefront and opens its window on FILE, by default on your copy of the teaching battle in build/.
set -euo pipefail
file=$(realpath -m -- "${1:-$(dirname "$0")/../resources/examples/teaching.sqf}")
cd "$(dirname "$0")/.."
. packaging/common.sh
[ -r "$file" ] || stop "Can't read $file."

prepare 600 release
[ -e build/release/app/squarefront ] ||
    echo "Building Squarefront. The first time this takes up to $((18 / jobs + 1)) minutes with $jobs processor(s), later only seconds."
configure release
build release squarefront squarefront-cli

if [ $# -eq 0 ]; then
    # What you saved there last time stays.
    file=build/teaching.sqf
    [ -e "$file" ] || cp resources/examples/teaching.sqf "$file"
fi
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    build/release/app/cli/squarefront-cli render "$file" -o build/board.png --width 1920
    echo "There is no display to open a window on; the board is in $PWD/build/board.png"
    exit 0
fi
exec build/release/app/squarefront "$file"
