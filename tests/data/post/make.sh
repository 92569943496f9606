#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the games by post in this folder again. test_post_vectors fails when they differ from what the program makes.
set -euo pipefail
cd "$(dirname "$0")/../../.."
cmake --build --preset dev --target make_post_vectors
build/dev/tests/core/post/make_post_vectors tests/data/post
