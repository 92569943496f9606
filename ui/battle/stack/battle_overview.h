// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QVBoxLayout;

namespace sf::ui {

/// What the Stack dock shows while no stack is selected: what to do, the stacks in the hex of the cursor, and
/// the battle's sides with what they have.
class BattleOverview final : public QWidget {
    Q_OBJECT

public:
    explicit BattleOverview(QWidget* parent = nullptr);

    void setBattle(const battle::Battle& battle, hex::Hex cursor);

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);

private:
    void showHere(const battle::Battle& battle, hex::Hex cursor);
    void showSides(const battle::Battle& battle);

    QLabel* m_title;
    QLabel* m_help;
    QLabel* m_here;
    QListWidget* m_stacks;
    QVBoxLayout* m_sides;
    std::vector<std::pair<QLabel*, QLabel*>> m_sideRows;
};

} // namespace sf::ui
