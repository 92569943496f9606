#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Plays the scenarios between two commanders of level 1 and prints the first side's share of wins with its
# 95 % interval; fails if one lies outside 45 to 55 %.
# usage: scenario-balance.sh [BATTLES] [SEED]
set -euo pipefail
cd "$(dirname "$0")/../.."
battles=${1:-1000} seed=${2:-fair}
cli=${SQUAREFRONT_CLI:-build/release/app/cli/squarefront-cli}
status=0
for scenario in teaching landing bridge barrow multiplier; do
    "$cli" simulate "resources/examples/$scenario.sqf" --orders commander:1 --battles "$battles" --seed "$seed" --json 2>/dev/null |
        python3 -c '
import json, sys
won = json.load(sys.stdin)["wins"][0]["won"]
print("{:10} {:.1%} ({:.1%} to {:.1%})".format(sys.argv[1], won["share"], won["low"], won["high"]))
sys.exit(not 0.45 <= won["share"] <= 0.55)' "$scenario" || status=1
done
exit $status
