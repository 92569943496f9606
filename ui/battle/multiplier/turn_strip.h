// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace sf::ui {

class TurnController;

/// Above the map: which round it is, whose turn, what is left to do in it, and the end of the turn as the
/// window's one filled button.
class TurnStrip final : public QWidget {
    Q_OBJECT

public:
    TurnStrip(TurnController& controller, QAction* attack, QAction* endTurn, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* makeButton(QAction* action);
    void refresh();

    TurnController& m_controller;
    QLabel* m_round;
    QLabel* m_token;
    QLabel* m_side;
    QLabel* m_left;
};

} // namespace sf::ui
