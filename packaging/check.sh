#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh [BASE]: clang-format and clang-tidy over all sources, or over those changed since the commit BASE.
set -euo pipefail
cd "$(dirname "$0")/.."
packaging/install-dependencies.sh

if [ $# -gt 0 ]; then
    mapfile -t sources < <(git diff --name-only --diff-filter=d "$1" -- '*.h' '*.cpp')
else
    mapfile -t sources < <(git ls-files '*.h' '*.cpp')
fi
[ ${#sources[@]} -gt 0 ] || { echo "No sources to check."; exit 0; }
clang-format --dry-run --Werror "${sources[@]}"

# clang-tidy needs what moc and rcc generate, so the tree is built first.
cmake --preset dev --log-level=WARNING
cmake --build --preset dev
printf '%s\0' "${sources[@]}" | grep -z '\.cpp$' |
    xargs -0 -r -n 4 -P "$(nproc)" clang-tidy -p build/dev --quiet --warnings-as-errors='*'
echo "clang-format and clang-tidy have nothing to say about ${#sources[@]} files."
