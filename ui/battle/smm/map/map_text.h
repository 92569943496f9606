// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/drag/drop_proposal.h"

/// Texts about Squares for the map's cards and for screen readers.
namespace sf::ui {

/// Width, rows and penalties of the Square that a drop merges, or of the one that it splits off, and where it
/// faces.
CardLines squareLines(const DropProposal& proposal, const battle::Battle& battle);
/// The penalty for rotating by so many hex sides (SMM-20).
CardLines penaltyLines(const battle::Battle& battle, const battle::Stack& stack, int steps, bool later);
/// "Ford Watch at south-east meets the Left edge of Hill Company": a sentence per pair of opposing stacks,
/// one of them in the hex.
QStringList describeMeetings(const battle::Battle& battle, hex::Hex hex);

} // namespace sf::ui
