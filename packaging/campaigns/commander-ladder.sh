#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures computer players of battles against each other: all example battles and 20 random fair ones, with
# the sides swapped. Prints the share won by the first one, a draw as half a win, with its 95 % interval.
# usage: commander-ladder.sh A B [BATTLES EACH WAY] [smm|multiplier] [fair]     (A, B: nearest, commander:LEVEL)
# With "fair" only the random battles, which take the higher levels far less time.
set -euo pipefail
cd "$(dirname "$0")/../.."
first=$1 second=$2 battles=${3:-10} rules=${4:-smm} which=${5:-all}
cli=${SQUAREFRONT_CLI:-build/release/app/cli/squarefront-cli}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 packaging/campaigns/fair_battles.py "$work" 20 "$rules"
for example in resources/examples/*.sqf; do
    [ "$which" = all ] || break
    if python3 - "$example" "$rules" <<'PYTHON'; then cp "$example" "$work"; fi
import json, sys
document = json.load(open(sys.argv[1], encoding="utf-8"))
sys.exit(document["kind"] != "battle" or document.get("rules", "smm") != sys.argv[2])
PYTHON
done
for file in "$work"/*.sqf; do
    sides=$(python3 -c 'import json, sys; print(len(json.load(open(sys.argv[1]))["sides"]))' "$file")
    for start in 0 1; do
        names=()
        for ((side = 0; side < sides; side++)); do
            if (((side + start) % 2 == 0)); then names+=("$first"); else names+=("$second"); fi
        done
        way=$(IFS=,; echo "${names[*]}")
        # A seed for each battle: with the same one commanders imagine the same battles.
        for ((battle = 0; battle < battles; battle++)); do
            "$cli" simulate "$file" --orders "$way" --battles 1 --seed "ladder $battle" --json 2>/dev/null
        done > "$work/results"
        python3 - "$work/results" "$(basename "$file")" "$way" "$start" <<'PYTHON'
import json, sys
text, won, played = open(sys.argv[1]).read(), 0, 0
while text.strip():
    result, end = json.JSONDecoder().raw_decode(text.lstrip())
    text = text.lstrip()[end:]
    won += sum(side["won"]["count"] for side in result["wins"][int(sys.argv[4])::2])
    won += (result["draws"]["count"] + result["undecided"]["count"]) / 2
    played += result["battles"]
print(f"{sys.argv[2]} {sys.argv[3]} {won:g} {played}")
PYTHON
    done
done | tee "$work/all" >&2
python3 - "$work/all" <<'PYTHON'
import math, sys
rows = [line.split() for line in open(sys.argv[1])]
won, played = sum(float(row[2]) for row in rows), sum(int(row[3]) for row in rows)
share, z = won / played, 1.96
centre = (share + z * z / (2 * played)) / (1 + z * z / played)
half = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
print(f"{100 * share:.1f} % of {played} battles (95 % interval {100 * (centre - half):.1f} to {100 * (centre + half):.1f} %)")
PYTHON
