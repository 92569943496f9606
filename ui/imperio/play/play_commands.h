// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace sf::ui {

class CommandRegistry;
class GameClockController;
class GameController;

/// Ending a turn, resigning and undoing, with their questions and warnings.
class PlayCommands final : public QObject {
    Q_OBJECT

public:
    PlayCommands(GameController& controller, GameClockController& clock, QWidget& page);

    void addTo(CommandRegistry& commands);
    /// Warns once of units that could still be brought in (IMP-7).
    void endTurn();
    void resign();
    /// As the house rule `undoDice` says where dice would be taken back.
    void undo();

private:
    bool warnOfSpawns();

    GameController& m_controller;
    GameClockController& m_clock;
    QWidget& m_page;
    bool m_warned = false;
};

} // namespace sf::ui
