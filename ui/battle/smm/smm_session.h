// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/battle_mode_session.h"

#include <QPointer>

namespace sf::ui {

class GroupOrders;
class OrdersPanel;
class PhaseStrip;
class RoundCommands;
class RoundController;

/// Battle rounds on a page: orders, Conflicts, the phases above the map.
class SmmSession final : public BattleModeSession {
    Q_OBJECT

public:
    explicit SmmSession(const BattleModeContext& context);

    RoundController& controller() { return *m_controller; }

    QWidget* strip() const override;
    QList<Page::Dock> docks() override;
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
    QWidget* makeConflicts();
    QWidget* makeOrderList();
    void editOrder(const battle::StackId& stack);
    /// Of the Conflict with this stack, or any.
    void forecast(const std::optional<battle::StackId>& stack);

    RoundController* m_controller;
    RoundCommands* m_commands;
    GroupOrders* m_group;
    PhaseStrip* m_strip;
    QPointer<OrdersPanel> m_orders;
};

} // namespace sf::ui
