#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh [BASE]: clang-format and clang-tidy over all sources, or over those changed since the commit BASE. Also
# compiles each library and program as one unit, as names are unique within one, and each source by itself, as it includes
# what it uses. clang-tidy skips files that it found clean before, until they or their headers change.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/common.sh
prepare 4000 check

if [ $# -gt 0 ]; then
    mapfile -t sources < <(git diff --name-only --diff-filter=d "$1" -- '*.h' '*.cpp')
else
    mapfile -t sources < <(git ls-files '*.h' '*.cpp')
fi
[ ${#sources[@]} -gt 0 ] || { echo "No sources to check."; exit 0; }
clang-format --dry-run --Werror "${sources[@]}"
packaging/check_includes.sh

# Each target's batch of all its sources; those of tests are the folders, which test.sh compiles.
cmake --preset dev --log-level=WARNING -B build/whole -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0
ninja -C build/whole autogen
ninja -C build/whole -t commands | sed -nE '/unity_0_cxx\.cxx$/ s/ -o [^ ]+ -c / -fsyntax-only /p' |
    (cd build/whole && xargs -r -d '\n' -n 1 -P "$jobs" bash -c)

# clang-tidy needs what moc and rcc generate, so the tree is built first, without precompiled headers: each file has
# to include what it uses.
export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$PWD} CCACHE_NOHASHDIR=1
cmake --preset dev --log-level=WARNING -B build/check -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
cmake --build build/check -- -j "$jobs" -k 0

export clean=${XDG_CACHE_HOME:-$HOME/.cache}/squarefront/tidy
mkdir -p "$clean"
common=$(cat .clang-tidy tests/.clang-tidy CMakeLists.txt <(clang-tidy --version) | sha256sum)
export common

# tidy_one SOURCE HEADER...: runs clang-tidy unless the same text was found clean before.
tidy_one() {
    local key
    key=$(cat <(echo "$1 $common") "$@" | sha256sum | cut -d ' ' -f 1)
    [ ! -e "$clean/$key" ] || return 0
    clang-tidy -p build/check --quiet --warnings-as-errors='*' "$1" && touch "$clean/$key"
}
export -f tidy_one

# The dependencies of each object from ninja's log: its source, then the headers in this tree.
with_headers() {
    ninja -C build/check -t deps | awk -v root="$PWD/" '
        function finish() { if (line != "") print line; line = "" }
        /^[^ ]/ { finish(); next }
        { sub(/^ +/, ""); sub(/^(\.\.\/)+/, ""); if (index($0, root) == 1) $0 = substr($0, length(root) + 1) }
        NF && !/^\// && !/autogen/ { line = line (line == "" ? "" : " ") $0 }
        END { finish() }'
}
with_headers | awk '
    NR == FNR { wanted[$1] = 1; next }
    $1 ~ /\.cpp$/ && $1 in wanted && !seen[$1]++' <(printf '%s\n' "${sources[@]}") - |
    xargs -r -d '\n' -n 1 -P "$jobs" bash -c 'tidy_one $1' tidy_one
echo "clang-format and clang-tidy have nothing to say about ${#sources[@]} files."
