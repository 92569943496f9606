// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/attack_painter.h"

#include "core/text/battle_text.h"
#include "ui/paint/board/order_painter.h"
#include "ui/paint/board/overlay_painter.h"

namespace sf::paint {

void paintAttack(QPainter& painter, const HexLayout& layout, const battle::Battle& battle,
                 const AttackMark& attack, const Theme& theme) {
    const battle::Stack& attacker = attack.attacker;
    paintAttackable(painter, layout, attack.target.hex, theme);
    OrderArrow arrow;
    arrow.kind =
        hex::distance(attacker.hex, attack.target.hex) > 1 ? OrderArrow::Kind::Shot : OrderArrow::Kind::Melee;
    arrow.from = attack.from;
    arrow.to = attack.to;
    arrow.size = layout.size();
    arrow.side = attacker.side;
    arrow.colour = theme.side(attacker.side, battle.sides[static_cast<std::size_t>(attacker.side)].color);
    arrow.label = attack.edge ? text::edgeLetter(*attack.edge) : QString();
    paintOrderLine(painter, arrow, theme);
    paintOrderHead(painter, arrow, theme);
}

} // namespace sf::paint
