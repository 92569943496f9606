// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace sf::ui {

class GameController;
class LookBack;

/// Says across the whole board that an earlier position is shown, and leads back to the game. Hidden while
/// the game itself is shown.
class LookBackBar final : public QFrame {
    Q_OBJECT

public:
    LookBackBar(GameController& controller, LookBack& lookBack, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    GameController& m_controller;
    LookBack& m_lookBack;
    QLabel* m_text;
    QPushButton* m_back;
};

} // namespace sf::ui
