#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# imperio-ladder.sh [PAIRS [NODES]]: each rung of the computer players of Imperio Bellum against the one below, with
# intervals. PAIRS 300, NODES 10000: under an hour on two cores.
set -euo pipefail
cd "$(dirname "$0")/../.."
pairs=${1:-300}
nodes=${2:-10000}
cli=build/release/app/cli/squarefront-cli
out=build/imperio-ladder
mkdir -p "$out"
lower=random
for upper in greedy planner replier learned; do
    printf '%s against %s: ' "$upper" "$lower"
    "$cli" imperio match "$upper" "$lower" --pairs "$pairs" --nodes "$nodes" --csv "$out/$upper.csv" --seed ladder --json 2>"$out/$upper.log"
    lower=$upper
done
