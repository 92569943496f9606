// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace sf::ui {

class CommandRegistry;
class GameClockController;
class GameController;

/// Ending a turn and resigning, with their questions and warnings.
class PlayCommands final : public QObject {
    Q_OBJECT

public:
    PlayCommands(GameController& controller, GameClockController& clock, QWidget& page);

    void addTo(CommandRegistry& commands);
    /// Warns once of units that could still be brought in (IMP-7).
    void endTurn();
    void resign();

private:
    bool warnOfSpawns();

    GameController& m_controller;
    GameClockController& m_clock;
    QWidget& m_page;
};

} // namespace sf::ui
