// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes the files under ":/squarefront" readable, once; cheap afterwards.
void openResources();
