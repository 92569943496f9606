// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"
#include "core/rules/battle/movement.h"
