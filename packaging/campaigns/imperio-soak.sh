#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# imperio-soak.sh [GAMES]: the computer players of Imperio Bellum: 1,000,000 turns of rung 0, 100,000 of rung 1 and 1,000 of each other rung
# without an illegal action; and the analysis of whole games, 200 by default: the parts add up exactly, luck evens out, planted blunders
# are among the costliest decisions. test.sh takes a part of each. With the release preset.
set -euo pipefail
cd "$(dirname "$0")/../.."
export SQUAREFRONT_SOAK=1 SQUAREFRONT_ANALYSED_GAMES=${1:-200} QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=100000000
cmake --preset release
cmake --build --preset release --target test_players
build/release/tests/test_players TestImperioPlayers actionsAreLegal
build/release/tests/test_players TestImperioAnalysis plantedBlundersAreFound luckIsFair
