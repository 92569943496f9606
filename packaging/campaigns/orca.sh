#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# orca.sh [PROGRAM]: plays for MINUTES (10 by default) by keyboard while Orca reads the screen, on a bus and a display
# of its own. Fails if the program or Orca ends, or if Orca reads nothing. Needs orca, xdotool and speech-dispatcher
# (which may be without a voice: what would be said is taken from Orca's own log).
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "${1:-build/dev/app/squarefront}")
minutes=${MINUTES:-10}
if [ -z "${SQUAREFRONT_ON_A_BUS:-}" ]; then
    export SQUAREFRONT_ON_A_BUS=1
    exec packaging/campaigns/with_screen.sh "$0" "$program"
fi

work=$(mktemp -d)
export HOME=$work XDG_RUNTIME_DIR=$work/run QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 NO_AT_BRIDGE=0
mkdir -m 700 "$XDG_RUNTIME_DIR"
stop() {
    kill "$orca" "$app" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
app='' orca=''
trap stop EXIT

cp resources/examples/{bridge.sqf,conflicts.sqf,multiplier.sqf,dungeon.sqf,imperio-game.sqf} "$work"
orca --replace --debug --debug-file="$work/orca.log" >/dev/null 2>&1 &
orca=$!
sleep 5
"$program" "$work"/*.sqf 2>"$work/program.log" &
app=$!
window=''
for ((i = 0; i < 60 && ${#window} == 0; ++i)); do
    sleep 0.5
    window=$(xdotool search --pid "$app" --onlyvisible --name Squarefront 2>/dev/null | tail -1 || true)
done
xdotool windowfocus "$window"

# Keys of play: boards, docks, orders, rounds, undo, pages, and menus and dialogs that are closed again.
keys=(Tab Right Down Return space Up Left a h s r m e w t n plus minus Escape F6 Tab Tab Return Escape
    ctrl+z ctrl+shift+z ctrl+Tab ctrl+Return ctrl+space ctrl+alt+l ctrl+alt+f ctrl+alt+h ctrl+alt+b F1 Escape
    ctrl+comma Tab Tab Escape alt+g Down Down Down Escape alt+v Down Escape ctrl+k Escape ctrl+f Escape)
RANDOM=${SEED:-1}
end=$((SECONDS + 60 * minutes))
presses=0
while [ $SECONDS -lt $end ]; do
    xdotool key --clearmodifiers "${keys[RANDOM % ${#keys[@]}]}" || true
    ((++presses))
    sleep 0.15
    kill -0 "$app" || { cat "$work/program.log"; echo "The program has ended after $presses keys"; exit 1; }
done
kill -0 "$orca" || { echo "Orca has ended"; exit 1; }
said=$(grep -c 'SPEECH OUTPUT' "$work/orca.log" || true)
[ "$said" -gt 0 ] || { echo "Orca has read nothing"; exit 1; }
echo "$minutes minutes, $presses keys, Orca spoke $said times; the program still runs"
