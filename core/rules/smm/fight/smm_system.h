// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

namespace sf::smm {

/// What the SMM rules add to the actions of a battle: Warlords and postures, screening, ties, house rules.
const battle::System& system();

} // namespace sf::smm
