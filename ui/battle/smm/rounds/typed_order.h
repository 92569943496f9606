// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/smm/fight/round.h"

#include <QString>

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class BattleMode;

/// A typed order: its actions, or the error.
struct TypedOrder {
    std::vector<battle::Action> actions;
    std::optional<smm::GiveOrders> given{}; ///< for the battle round, instead of actions
    QString text;                           ///< as the undo step is called
    QString error;                          ///< in words; empty when understood
};

/// "5,5 to 6,6", "to 6,6", "rotate 1", "posture offensive", "merge into NAME", "split 3", "rename NAME",
/// "remove"; for the battle round "attack NAME", "shoot NAME", "flee to 5,5", "hold", "disengage",
/// "turn first 1", "no order". Orders without a place are for the `selected` stack. Upper and lower case are
/// the same. In a hex of several stacks the selected one is meant, else the first.
TypedOrder readOrder(const QString& line, const document::BattleDocument& document,
                     const std::optional<battle::StackId>& selected, bool freePlacement);
/// Examples of the orders that battles of this mode know, in one line.
QString orderForms(const BattleMode& mode);

} // namespace sf::ui
