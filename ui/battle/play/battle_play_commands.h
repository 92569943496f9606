// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <QObject>

class QAction;

namespace sf::ui {

class CommandRegistry;
class CommanderController;
class Page;
class PlayController;

/// The commands for play in the Game menu: start playing, ready, concede, referee mode, back to the board.
class BattlePlayCommands final : public QObject {
    Q_OBJECT

public:
    BattlePlayCommands(PlayController& controller, CommanderController& commanders, CommandRegistry& commands,
                       Page& page);

    QAction* ready() const { return m_ready; }
    QAction* nextWithoutOrder() const { return m_next; }
    QAction* placeArrival() const { return m_place; }
    /// What people can do while a commander is awaited.
    const QList<QAction*>& turnActions() const { return m_turnActions; }

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);

private:
    void addStart();
    void addSteps();
    void start();
    void concede();
    void toBoard();
    void place();

    PlayController& m_controller;
    CommanderController& m_commanders;
    CommandRegistry& m_commands;
    Page& m_page;
    QList<QAction*> m_turnActions;
    QAction* m_ready = nullptr;
    QAction* m_next = nullptr;
    QAction* m_place = nullptr;
};

} // namespace sf::ui
