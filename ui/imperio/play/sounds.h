// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::ui {

class GameClockController;
class GameController;

/// Rings the system's bell when dice have fallen, the turn passes, the game ends or time is short, if the
/// settings want sounds. Not for what is undone.
class Sounds final : public QObject {
    Q_OBJECT

public:
    Sounds(GameController& controller, GameClockController& clock, QObject* parent);

Q_SIGNALS:
    void rang();

private:
    void ring();

    GameController& m_controller;
};

} // namespace sf::ui
