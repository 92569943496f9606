// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

namespace sf::smm {

/// SMM's part in the actions of a battle: Warlords and postures, screening, ties, house rules.
const battle::System& system();

} // namespace sf::smm
