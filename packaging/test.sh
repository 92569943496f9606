#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Squarefront and runs all tests: under the sanitizers, and in the release preset those that these cannot run;
# compiles by itself each source that the last commits touched; fuzzes for a minute; checks the layout of the sources and
# what they include.
# Continues after a failure, so that one run shows everything; see the summary and the exit status.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/common.sh
export QT_QPA_PLATFORM=offscreen
# Everything random has the same seed in every run: property tests (tests/properties.h), hash tables, fuzzers. Other
# seeds are for packaging/campaigns.
export seed=20260101
export RC_PARAMS="seed=$seed" QT_HASH_SEED=0
echo "Seed: $seed"
summary=()
failed=0

# step NAME COMMAND...: runs the command and records its result.
step() {
    local name=$1 start=$SECONDS result=passed
    shift
    echo
    echo "== $name"
    "$@" || { result=FAILED; failed=1; }
    summary+=("$(printf '%-28s %-7s %4d s' "$name" "$result" $((SECONDS - start)))")
    [ "$result" = passed ]
}

configure_and_build() {
    configure "$1" && build "$1" -k 0 "${@:2}"
}

# File by file, without batches or precompiled headers: what the working tree and the last 20 commits touched, at most
# the 15 newest files. packaging/check.sh looks at all of them.
recent_sources() {
    configure dev
    build dev autogen
    { git diff --name-only HEAD; git log --first-parent -m --max-count=20 --name-only --format=; } |
        grep -E '^(app|core|ui)/.*\.cpp$' | awk '!seen[$0]++' | while read -r file; do
            [ ! -f "$file" ] || echo "$PWD/$file^"
        done | sed -n 1,15p | LC_ALL=C.UTF-8 xargs -r -d '\n' ninja -C build/dev -t commands -s |
        sed -nE 's/ -include "?[^"]*cmake_pch\.hxx"?//; s/ -o [^ ]+ -c / -fsyntax-only /p' |
        (cd build/dev && xargs -r -d '\n' -n 1 -P "$jobs" bash -c)
}

layout() {
    git ls-files -z '*.h' '*.cpp' | xargs -0 clang-format --dry-run --Werror
}

# All at once, less than a minute. The seed stays the same; what the fuzzer finds and learns stays in build/. Its
# entropic schedule takes longer than the inputs themselves.
fuzz_one() {
    local program=$1 name work
    name=$(basename "$program")
    work=build/fuzz-found/$name
    rm -rf "$work"
    mkdir -p "$work/corpus"
    local seeds=()
    [ ! -d "tests/fuzz/corpus/${name#fuzz_}" ] || seeds=("tests/fuzz/corpus/${name#fuzz_}")
    if ! "$program" -seed="$seed" -entropic=0 -max_total_time="${FUZZ_SECONDS:-50}" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$work/" "$work/corpus" "${seeds[@]}" >"$work/log" 2>&1; then
        tail -n 40 "$work/log"
        echo "$name: FAILED, the input is in $work"
        return 1
    fi
    printf '%-26s %8d inputs, %6d a second, cov: %s, nothing found\n' "$name" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log")" \
        "$(sed -n 's/^stat::average_exec_per_sec: *//p' "$work/log")" \
        "$(grep -oE 'cov: [0-9]+' "$work/log" | tail -n 1 | cut -d ' ' -f 2)"
}
fuzz() {
    export -f fuzz_one
    find build/asan/tests/fuzz -maxdepth 1 -name 'fuzz_*' -type f -executable -print0 |
        sort -z | xargs -0 -r -n 1 -P 0 bash -c 'fuzz_one "$1"' fuzz_one
}

prepare 6000 asan
echo "Everything from scratch takes up to $((68 / jobs + 1)) minutes with $jobs processor(s), a second time up to 9."
step "Layout of the sources" layout || true
step "Claims of the documents" packaging/check_claims.py || true
step "Who includes what" packaging/check_includes.sh || true
if step "Build, release" configure_and_build release release_tests; then
    step "Tests, release" ctest --preset release -L release -j "$jobs" || true
fi
if step "Build, asan" configure_and_build asan; then
    # One more than there are processors, as windows spend a part of their time waiting.
    step "Tests, asan" ctest --preset asan -j $((jobs + 1)) || true
    step "Fuzzing" fuzz || true
fi
step "Recent sources, dev" recent_sources || true

echo
echo "== Summary"
printf '%s\n' "${summary[@]}"
printf '%-28s %-7s %4d s\n' "All" "$([ $failed -eq 0 ] && echo passed || echo FAILED)" $SECONDS
exit $failed
