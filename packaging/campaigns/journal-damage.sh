#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# journal-damage.sh [PRESET]: damages journals, bases and notes of all kinds of document 10,000 times; the tests do so
# 500 times. At most one may be restored wrongly without a message.
#   COUNT, SEED    how many times, and the random numbers' seed
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=${1:-dev}
[ -e "build/$preset/build.ninja" ] || cmake --preset "$preset" --log-level=WARNING
cmake --build --preset "$preset" --target test_document
QTEST_FUNCTION_TIMEOUT=7200000 SQUAREFRONT_CORRUPTIONS=${COUNT:-10000} SQUAREFRONT_SEED=${SEED:-1} \
    "build/$preset/tests/test_document" TestRecoveryDamage corruptions
