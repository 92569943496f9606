// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace sf::ui {

class CommandRegistry;
class GameController;

/// Above the board of a game that only tries something out: says so, and keeps it as a branch of the game
/// that it began in. Hidden in other games.
class BranchBar final : public QFrame {
    Q_OBJECT

public:
    explicit BranchBar(GameController& controller, QWidget* parent = nullptr);

    void addTo(CommandRegistry& commands);
    /// Whether there is something new to keep.
    bool canKeep() const;
    void keep();

Q_SIGNALS:
    /// canKeep() may have changed, or the game that it began in was renamed or closed.
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    GameController& m_controller;
    QLabel* m_text;
    QPushButton* m_keep;
};

} // namespace sf::ui
