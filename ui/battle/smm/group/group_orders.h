// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"

#include <QObject>

#include <functional>
#include <map>

namespace sf::ui {

class CommandRegistry;
class RoundController;

/// Orders for all selected stacks. Those that can't take the order are left out, and counted.
class GroupOrders final : public QObject {
    Q_OBJECT

public:
    GroupOrders(RoundController& controller, CommandRegistry& commands);

    /// Whether more than one stack is selected.
    bool isGroup() const;
    /// Each attacks or shoots the target if it is in range, otherwise advances on it (BAT-6).
    bool attack(const battle::StackId& target);
    /// The same with the nearest target of each.
    bool attackNearest();
    bool hold();
    /// The orders with which the last round began.
    bool repeatLast();
    bool cancel();

private:
    /// The action of a stack's order, without rotation, posture and screening; nothing: no change.
    using OrderFor = std::function<std::optional<smm::Order>(const battle::Stack&, const smm::Order&)>;
    void addCommands(CommandRegistry& commands);
    bool giveEach(const OrderFor& orderFor);
    void remember();
    smm::Orders lastOrders() const;

    RoundController& m_controller;
    std::map<int, smm::Orders> m_begun; ///< with which each round began
};

} // namespace sf::ui
