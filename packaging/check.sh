#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh [BASE]: clang-format and clang-tidy over all sources, or over those changed since the commit BASE. Also
# compiles each library, program and folder of tests as one unit, as names are unique within one, and each of the
# sources by itself, as it includes what it uses. Only those changed since BASE are given to clang's analyzer, which
# would take hours over all of them. Subjects of commits since BASE have at most 60 characters.
set -euo pipefail
cd "$(dirname "$0")/.."
. packaging/common.sh
prepare 200 check

if [ $# -gt 0 ] && ! git rev-parse --verify --quiet "$1^{commit}" >/dev/null; then
    echo "The history here doesn't go back to $1: checking all sources, and no subjects of commits."
    shift
fi
if [ $# -gt 0 ]; then
    if git log --no-merges --format='%h %s' "$1..HEAD" | LC_ALL=C.UTF-8 grep -E '^[^ ]+ .{61}'; then
        stop "These subjects have more than 60 characters."
    fi
    mapfile -t sources < <(git diff --name-only --diff-filter=d "$1" -- '*.h' '*.cpp')
else
    mapfile -t sources < <(git ls-files '*.h' '*.cpp')
    echo "Checking everything takes up to $((90 / jobs + 1)) minutes with $jobs processor(s), the changes since a commit only a few."
fi
[ ${#sources[@]} -gt 0 ] || { echo "No sources to check."; exit 0; }
clang-format --dry-run --Werror "${sources[@]}"
packaging/check_includes.sh

# Units: all sources of a library or a program, which test.sh compiles by the two dozen; of tests, those of a folder.
cmake --preset dev --log-level=WARNING -B build/whole -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0
cmake --preset dev --log-level=WARNING -B build/check -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
ninja -C build/whole autogen
ninja -C build/check autogen

# sources_of FOLDER: what is compiled there, except for what is generated.
sources_of() {
    sed -nE 's/^ *"file": "(.*)",?$/\1/p' "build/$1/compile_commands.json" | grep -vE '_autogen/|/\.rcc/|/cmake_pch\.'
}

# compile FOLDER: all that is compiled there, without keeping anything.
compile() {
    ninja -C "build/$1" -t commands | grep -vE 'mocs_compilation|qrc_|cmake_pch' |
        sed -nE 's/ -o [^ ]+ -c / -fsyntax-only /p' |
        (cd "build/$1" && xargs -r -d '\n' -n 1 -P "$jobs" bash -c)
}

# tidy FOLDER ARGUMENT...: runs clang-tidy over those of its sources that are in the input.
tidy() {
    local here
    here=$(LC_ALL=C; echo "${PWD//[!a-zA-Z0-9\/]/.}")
    xargs -r -d '\n' -n 1 -P "$jobs" clang-tidy -p "build/$1" --quiet --warnings-as-errors='*' \
        --header-filter="^$here/(app|core|ui|tests)/" "${@:2}" 2>&1 | sed '/ warnings\? generated\.$/d'
}

if [ $# -gt 0 ]; then
    echo "Units"
    compile whole
    echo "clang-tidy"
    { sources_of check | grep -Fxf <(printf "${PWD//%/%%}/%s\n" "${sources[@]}") || true; } | tidy check
else
    # A unit takes little longer than one of its sources, as most of that is reading headers.
    echo "clang-tidy over units"
    sources_of whole | tidy whole --checks='-clang-analyzer-*'
    echo "Sources by themselves"
    compile check
fi
echo "clang-format and clang-tidy have nothing to say about ${#sources[@]} files."
