// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/board/order_painter.h"
#include "ui/paint/board/overlay_painter.h"
#include "ui/paint/board/turn_card.h"

#include <QString>

#include <optional>
#include <vector>

namespace sf::ui {

/// What a rule system marks on the map besides the stacks: who fights whom, and what stacks are ordered.
struct MapMarks {
    /// A border around hexes, with a tag of a few letters.
    struct Region {
        paint::HexSet hexes;
        QString tag{};
        bool isFought = false;  ///< now
        paint::TurnCard card{}; ///< of a region that is pointed at
        QString description{};  ///< the same in words
    };
    /// An arrow between stacks or to a hex.
    struct Arrow {
        paint::OrderArrow::Kind kind = paint::OrderArrow::Kind::Melee;
        battle::StackPointer from;
        battle::StackPointer to{}; ///< null: to the hex
        hex::Hex hex{};
        bool isOrdered = true;
        QString label{};
        std::vector<hex::Hex> way{};     ///< the hexes between, if it goes hex by hex
        bool isLater = false;            ///< in a later round
        std::optional<hex::Hex> start{}; ///< instead of the stack's own
    };
    struct Rotation {
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
    std::vector<Rotation> rotations;
    std::vector<Badge> badges;
};

} // namespace sf::ui
