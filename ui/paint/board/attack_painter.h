// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/base/hex_layout.h"

#include <QPointF>

class QPainter;

namespace sf::paint {

struct Theme;

/// An attack on the map. The places are the centres of both stacks' Squares, in pixels.
struct AttackMark {
    const battle::Stack& attacker;
    QPointF from;
    const battle::Stack& target;
    QPointF to;
    std::optional<battle::Edge> edge; ///< of the target
};
/// Lights up the target's hex, and paints the way there with the letter of the edge.
void paintAttack(QPainter& painter, const HexLayout& layout, const battle::Battle& battle,
                 const AttackMark& attack, const Theme& theme);

} // namespace sf::paint
