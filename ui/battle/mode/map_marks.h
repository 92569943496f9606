// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/board/order_painter.h"
#include "ui/paint/board/overlay_painter.h"

namespace sf::ui {

/// What a rule system marks on the map besides the stacks: who fights whom, and what stacks are ordered.
struct MapMarks {
    /// A border around hexes, with a tag.
    struct Region {
        paint::HexSet hexes;
        QString tag;
    };
    /// An arrow between stacks or to a hex.
    struct Arrow {
        paint::OrderArrow::Kind kind = paint::OrderArrow::Kind::Melee;
        battle::StackPointer from;
        battle::StackPointer to; ///< null: to the hex
        hex::Hex hex;
        bool isOrdered = true;
        QString label;
        std::vector<hex::Hex> way; ///< the hexes between, if it goes hex by hex
    };
    struct Turn {
        battle::StackPointer stack;
        int steps = 0;
        QString cost;
    };
    /// At the corner of the hex, with an icon, a posture or a short text.
    struct Badge {
        battle::StackPointer stack;
        QString icon;
        battle::Posture posture = battle::Posture::Neutral;
        QString text{}; ///< such as a number; at most two letters
    };

    std::vector<Region> regions;
    std::vector<Arrow> arrows;
    std::vector<Turn> turns;
    std::vector<Badge> badges;
};

} // namespace sf::ui
