// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace sf::ui {

class GameController;

/// The defender's alterations: their number, a list of them, a button that undoes the last one, and one that
/// exchanges a unit of the reserve, which is an alteration, too (IMP-6).
class AlterationList final : public QWidget {
    Q_OBJECT

public:
    explicit AlterationList(GameController& controller, QWidget* parent = nullptr);

private:
    QWidget* makeExchange();
    void exchange();
    void refresh();
    void refreshUndo();
    void refreshCount();

    GameController& m_controller;
    QLabel* m_count;
    QListWidget* m_list;
    QPushButton* m_undo;
    QComboBox* m_from = nullptr;
    QComboBox* m_to = nullptr;
    QPushButton* m_exchange = nullptr;
};

} // namespace sf::ui
