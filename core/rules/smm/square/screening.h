// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

/// SMM-16 and SMM-21: what a stack in screening posture may screen.
namespace sf::smm {

/// Why a screening has no effect, or nothing when it is allowed. A screening that names nothing, or the only
/// living unit of its own stack, has none.
std::optional<battle::Refusal> screeningRefusal(const battle::Battle& battle, const battle::Stack& stack,
                                                const battle::Screens& screens);

} // namespace sf::smm
