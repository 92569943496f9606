// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rapidcheck.h>

#include <cstdlib>

/// Property tests include this instead of rapidcheck, so that every run generates the same cases and failures
/// are reproducible. RC_PARAMS in the environment overrides it; packaging/campaigns/repeat-tests.sh uses that
/// to try other seeds.
namespace sf::test {

inline const int fixedSeed = ::setenv("RC_PARAMS", "seed=20260101", 0);

} // namespace sf::test
