#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# fuzz.sh [SECONDS] [TARGET...]: a long run of the fuzz targets (all of them by default), one after the other on all
# processors, with random seeds. What they learn stays in build/fuzz-long, what they find in build/fuzz-found.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-600}
shift || true
[ -e build/asan/build.ninja ] || cmake --preset asan --log-level=WARNING
cmake --build --preset asan --target fuzz
[ $# -gt 0 ] || set -- $(find build/asan/tests/fuzz -maxdepth 1 -name 'fuzz_*' -type f -executable -printf '%f\n' | sort)
for name in "$@"; do
    mkdir -p "build/fuzz-long/$name" "build/fuzz-found/$name"
    echo "== $name"
    "build/asan/tests/fuzz/$name" -entropic=0 -max_total_time="$seconds" -fork="$(nproc)" -timeout=10 -rss_limit_mb=2048 \
        -artifact_prefix="build/fuzz-found/$name/" "build/fuzz-long/$name" "tests/fuzz/corpus/${name#fuzz_}" 2>&1 | tail -n 5
done
