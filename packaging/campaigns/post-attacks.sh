#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# post-attacks.sh [GAMES]: 10,000 games by post of each kind, each attacked in every way that tests/core/post/post_attacks.h
# knows, and as many games of Imperio Bellum against a cheat that grinds. test.sh plays a few of them. Takes half an hour.
set -euo pipefail
cd "$(dirname "$0")/../.."
export SQUAREFRONT_ATTACKED_GAMES=${1:-10000} QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=100000000
cmake --preset release
cmake --build --preset release --target test_post test_document
build/release/tests/test_post TestPostAttacks
build/release/tests/test_document TestBattleAttacks
