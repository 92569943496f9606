// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

/// SMM-13, SMM-16 and SMM-21: which posture a stack may take, and what it may screen when it is screening.
namespace sf::smm {

/// Returns why the stack can't take the posture, or nothing if it can.
std::optional<battle::Refusal> postureRefusal(const battle::Stack& stack, battle::Posture posture);
/// Returns why a screening has no effect, or nothing if it is allowed. Screening nothing, or the only living
/// unit of the own stack, has no effect.
std::optional<battle::Refusal> screeningRefusal(const battle::Battle& battle, const battle::Stack& stack,
                                                const battle::Screens& screens);

} // namespace sf::smm
