// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/text/caption.h"

#include <QObject>

class QAction;

namespace sf::ui {

class CommandRegistry;
class RoundController;

/// The commands of battle rounds, for the Game menu and the bar above the map.
class RoundCommands final : public QObject {
    Q_OBJECT

public:
    RoundCommands(RoundController& controller, CommandRegistry& commands);

    /// Why the selected stack can't be given an order now; empty if it can.
    static text::Caption orderRefusal(const RoundController& controller);

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
    text::Caption stepRefusal(bool isConflict) const;
    void addOrderCommands();
    void refresh();
    static void explain(QAction* action, const QString& what);

    RoundController& m_controller;
    CommandRegistry& m_commands;
    QAction* m_next; ///< "Begin round", then "Resolve step"
};

} // namespace sf::ui
