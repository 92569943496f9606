// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/multiplier/turn_controller.h"

#include <memory>

class QAction;

namespace sf::ui {

class MultiplierAttackDialog;

/// Multiplier combat on a page: whose turn it is, attacks with their dialog, and the end of the turn.
class MultiplierSession final : public BattleModeSession {
    Q_OBJECT

public:
    explicit MultiplierSession(const BattleModeContext& context);
    ~MultiplierSession() override;

    TurnController& controller() { return m_controller; }

    BarPart bar() const override;
    QList<Page::Dock> docks() override;

    void attack(const battle::StackId& target) override;
    bool addOrderItems(QMenu& menu, const battle::StackId& target) override;

private:
    text::Caption attackRefusal() const;
    void refresh();
    void askForAttack(const battle::StackId& attacker, const battle::StackId& target);
    void showAttack();

    TurnController m_controller;
    QAction* m_attack;
    QAction* m_endTurn;
    std::unique_ptr<MultiplierAttackDialog> m_dialog; ///< kept while a hex is chosen on the map
};

} // namespace sf::ui
