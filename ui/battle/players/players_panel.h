// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace sf::ui {

class CommanderController;

/// Who plays each side of a battle, suggested orders, and why.
class BattlePlayersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit BattlePlayersPanel(CommanderController& commanders, QWidget* parent = nullptr);

private:
    void refresh();
    QString remark() const;

    CommanderController& m_commanders;
    QPushButton* m_stack;
    QPushButton* m_all;
    QCheckBox* m_why;
    QLabel* m_text;
};

} // namespace sf::ui
