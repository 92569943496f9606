// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/battle_mode_session.h"

#include <QPointer>

namespace sf::ui {

class GroupOrders;
class OrdersPanel;
class RoundController;

/// Battle rounds on a page: orders, Conflicts, the stages on the bar above the map.
class SmmSession final : public BattleModeSession {
    Q_OBJECT

public:
    explicit SmmSession(const BattleModeContext& context);

    RoundController& controller() { return *m_controller; }

    BarPart bar() const override;
    BarStages* makeStages(QWidget* parent) override;
    std::vector<StackGroup> stackGroups() const override;
    bool hasOrders() const override { return true; }
    bool hasOrder(const battle::Stack& stack) const override;
    bool lacksOrder(const battle::Stack& stack) const override;
    QString orderText(const battle::Stack& stack) const override;
    QList<QAction*> addListCommands(CommandRegistry& list,
                                    std::function<std::optional<battle::StackId>()> current) override;
    OrderSection* makeOrderSection(QWidget* parent) override;
    bool tellsByRound() const override { return true; }
    QString reportTitle(const QString& side) const override;

    void attack(const battle::StackId& target) override;
    void flee(hex::Hex to) override;
    void hold() override;
    void rotateFurther(int steps) override;
    void rotate(int steps) override;
    void takePosture(battle::Posture posture) override;
    bool addOrderItems(QMenu& menu, const battle::StackId& target) override;
    void addOwnItems(QMenu& menu) override;

private:
    void editOrder(const battle::StackId& stack);
    /// Of the Conflict with this stack, or any.
    void forecast(const std::optional<battle::StackId>& stack);

    RoundController* m_controller;
    GroupOrders* m_group;
    QPointer<OrdersPanel> m_orders;
};

} // namespace sf::ui
