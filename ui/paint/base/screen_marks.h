// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

#include <optional>

namespace sf::paint {

/// What stacks do without orders is shown on boards up to this many stacks.
inline constexpr std::size_t mostHabits = 400;

/// A stack and what it screens elsewhere on the map.
struct ScreenMark {
    battle::StackPointer from;
    battle::StackPointer to; ///< null: something that stands in the hex
    hex::Hex hex;
    QString label; ///< the letter of the edge that is screened; empty where it is no edge
};
/// Nothing where what is screened is in the stack's own hex and no other stack.
std::optional<ScreenMark> screenMark(const battle::Battle& battle, const battle::StackPointer& stack,
                                     const battle::Screens& screens);
/// Of what the stack screens now, as far as that has an effect (SMM-16, SMM-21).
std::optional<ScreenMark> currentScreen(const battle::Battle& battle, const battle::StackPointer& stack);

} // namespace sf::paint
