#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# allocations.sh: lets 200 allocations, evenly spaced, of each command of squarefront-cli fail, one a run; the tests
# let fewer fail. The dev preset, as the sanitizers have an allocator of their own.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -e build/dev/build.ninja ] || cmake --preset dev --log-level=WARNING
cmake --build --preset dev --target test_failing_allocations
export QTEST_FUNCTION_TIMEOUT=7200000 # milliseconds
SQUAREFRONT_FAILING_ALLOCATIONS=200 QT_QPA_PLATFORM=offscreen build/dev/tests/test_failing_allocations TestFailingAllocations
