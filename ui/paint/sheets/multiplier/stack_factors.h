// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/combat.h"

#include <QRectF>
#include <QString>

/// A stack's factors in the formula of MUL-2, computed by the rules.
namespace sf::paint {

class Paper;

/// The factors and where they come from, and a table of the hits of each throw if there is room.
inline constexpr double factorsHeight = 45;
/// Without a stack: to be filled in by hand.
void paintFactors(Paper& paper, const QRectF& area, const battle::Battle& battle,
                  const battle::StackPointer& stack);
/// "Total Attack 36, Command 1.3, Special 1, D 2.5, T 1": the same in a line.
QString factorsInBrief(const battle::Battle& battle, const battle::StackPointer& stack);

/// What changes in a turn, to tick and to write down: combats as defender (MUL-5), attack and Move (MUL-0).
inline constexpr double turnTracksHeight = 8;
void paintTurnTracks(Paper& paper, const QRectF& area, const battle::Battle& battle,
                     const battle::StackPointer& stack);

} // namespace sf::paint
