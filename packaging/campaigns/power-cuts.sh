#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# power-cuts.sh [PRESET]: cuts the power at a thousand places of each recording; the tests cut at fewer.
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=${1:-dev}
[ -e "build/$preset/build.ninja" ] || cmake --preset "$preset" --log-level=WARNING
cmake --build --preset "$preset" --target test_power_cuts
SQUAREFRONT_POWER_CUTS=1000 "build/$preset/tests/test_power_cuts" TestPowerCuts
