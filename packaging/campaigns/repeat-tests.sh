#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# repeat-tests.sh [PRESET]: runs all tests 10 times, and those with threads, timers, files or random input 100 times,
# while busy loops take all processors; every time with another seed. It takes hours and is not part of test.sh, which
# builds what it runs.
#   TIMES, OFTEN   how many times instead of 10 and 100
#   SEED           of the first run, 1 by default, one more in each; "free" begins with a random one (a soak)
#   TESTS          a regular expression: only these
#   LOAD           how many busy loops; by default two a processor
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=${1:-dev}
times=${TIMES:-10}
often=${OFTEN:-100}
seed=${SEED:-1}
[ "$seed" != free ] || seed=$((RANDOM * 32768 + RANDOM))
export QT_QPA_PLATFORM=offscreen
results=build/repeated-$preset
rm -rf "$results"
mkdir -p "$results"

# Tests whose result can vary use threads, timers or random input in their source, or open a window.
depends='properties\.h|QTRY_|qWait|QTimer|QTemporary|std::thread|QtConcurrent|QProcess|fork\(|QWidget|tests/ui/'
names=$(grep -lE "$depends" $(git ls-files "tests/*test_*.cpp") | sed 's|.*/||; s|\.cpp$||' | sort -u | paste -s -d '|')

busy=()
stop() {
    [ ${#busy[@]} -eq 0 ] || kill "${busy[@]}" 2>/dev/null || true
}
trap stop EXIT
for ((i = 0; i < ${LOAD:-$((2 * $(nproc)))}; ++i)); do
    while :; do :; done &
    busy+=($!)
done

failures=0
for ((run = 1; run <= often || run <= times; ++run)); do
    only=.
    [ "$run" -le "$times" ] || only="^($names)"
    [ -z "${TESTS:-}" ] || only="^($TESTS)\$"
    log=$results/run-$run.log
    if RC_PARAMS="seed=$((seed + run - 1))" ctest --preset "$preset" -R "$only" --timeout 1500 -j "$(nproc)" >"$log" 2>&1; then
        echo "run $run, seed $((seed + run - 1)): passed"
        rm "$log"
    else
        failures=$((failures + 1))
        echo "run $run, seed $((seed + run - 1)): FAILED, see $log"
        grep -E '^FAIL!|\(Failed\)|\(Timeout\)' "$log" | tee -a "$results/failures" || true
    fi
done

echo
echo "== $failures of $((run - 1)) runs failed"
[ ! -e "$results/failures" ] || sed -n 's/^FAIL!  : \([A-Za-z0-9_:]*\).*/\1/p' "$results/failures" | sort | uniq -c | sort -rn
[ "$failures" -eq 0 ]
