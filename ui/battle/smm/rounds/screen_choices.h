// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

#include <QString>
#include <vector>

/// What a stack in screening posture could name (SMM-16, SMM-21), each with why it is not allowed.
namespace sf::ui {

struct ScreenChoice {
    QString text;
    battle::Screens screens;
    std::optional<battle::Refusal> refusal; ///< nothing when it is allowed
};

/// The units of the stack, lone units and structures in the same or an adjacent hex, and the neighbouring
/// stacks of its side, each by the first of its edges that is allowed.
std::vector<ScreenChoice> screenChoices(const battle::Battle& battle, const battle::Stack& stack);
/// The four edges of another stack.
std::vector<ScreenChoice> edgeChoices(const battle::Battle& battle, const battle::Stack& stack,
                                      const battle::StackId& defended);
/// What the stack is ordered to screen, if that is out of reach or gone.
ScreenChoice farChoice(const battle::Battle& battle, const battle::Stack& stack);

} // namespace sf::ui
