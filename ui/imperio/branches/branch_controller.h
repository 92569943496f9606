// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::ui {

class CommandRegistry;
class GameController;

/// Keeps what is tried out in a game of its own as a branch of the game that it began in.
class BranchController final : public QObject {
    Q_OBJECT

public:
    BranchController(GameController& controller, QObject* parent);

    void addTo(CommandRegistry& commands);
    /// Above the board: says that this is only tried out, and keeps it.
    QWidget* makeBar();
    /// Whether there is something new to keep.
    bool canKeep() const;
    void keep();

Q_SIGNALS:
    /// canKeep() may have changed, or the game that it began in was renamed or closed.
    void changed();

private:
    GameController& m_controller;
};

} // namespace sf::ui
