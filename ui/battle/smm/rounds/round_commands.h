// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <QObject>

class QAction;

namespace sf::ui {

class CommandRegistry;
class RoundController;

/// Why the selected stack can't be given an order now; empty if it can.
QString orderRefusal(const RoundController& controller);

/// The commands of battle rounds, for the Game menu and the bar above the map.
class RoundCommands final : public QObject {
    Q_OBJECT

public:
    RoundCommands(RoundController& controller, CommandRegistry& commands);

    /// The next step of the game: "Begin round", then "Resolve step".
    QAction* next() const { return m_next; }
    QAction* resolveConflict() const { return m_conflict; }
    QAction* resolveRound() const { return m_round; }

Q_SIGNALS:
    /// For the selected stacks.
    void holdWanted();
    void cancelWanted();
    void stackWanted(const sf::battle::StackId& stack);
    /// Of the stack's Conflict, or any.
    void forecastWanted(const std::optional<sf::battle::StackId>& stack);

private:
    QAction* addStep(const QString& id, const QString& text, const QString& icon, const QKeySequence& key,
                     std::function<void()> run);
    QString stepRefusal(bool isConflict) const;
    void addOrderCommands();
    void refresh();
    static void explain(QAction* action, const QString& what);

    RoundController& m_controller;
    CommandRegistry& m_commands;
    QAction* m_next;
    QAction* m_conflict;
    QAction* m_round;
};

} // namespace sf::ui
