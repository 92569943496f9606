// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"
#include "ui/paint/board/overlay_painter.h"

#include <QString>

#include <functional>
#include <utility>

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

/// Gives an order as one undo step; returns the refusal, if any.
using GiveOrder = std::function<std::optional<battle::Refusal>(document::BattleDocument&)>;
/// Lines of a card on the map: what is described, and its description.
using CardLines = std::vector<std::pair<QString, QString>>;

/// The order that a drop gives while orders are given (BAT-4).
struct OrderDrop {
    GiveOrder give;
    Rule rule;
    std::optional<battle::Refusal> refusal; ///< why this order isn't allowed
    QString words;                          ///< "moves to 5,2", "attacks Ford Watch on its Left"
    paint::Path path;                       ///< empty when it stays
    int rounds = 0;                         ///< how many it takes on the present board; 0 if it does not move
    CardLines remarks;                      ///< such as the chance to hit
};

} // namespace sf::ui
