// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/state/game_controller.h"

#include <QTimer>

namespace sf::ui {

/// Looks back through a game: step by step, automatically at a speed, and from bookmark to bookmark. Changes
/// only what the controller shows, never the game.
class Playback final : public QObject {
    Q_OBJECT

public:
    explicit Playback(GameController& controller, QObject* parent = nullptr);

    /// How many entries can be looked back over.
    std::size_t all() const { return m_controller.document().entries().size(); }
    void first();
    void previous();
    void next();
    void last();
    /// To the end of the turn before, or of the one that is shown.
    void previousTurn();
    void nextTurn();
    void show(std::size_t entries);

    bool isPlaying() const { return m_timer.isActive(); }
    /// Plays on from the shown position, or from the start if it is the last; or stops.
    void toggle();
    /// Plays the opponent's last turn, and on to the live position.
    void playOpponentsTurn();
    /// In actions a second.
    void setSpeed(double speed);

    bool isMarked() const;
    /// Sets or clears the mark at what is shown.
    void toggleBookmark();
    void nextBookmark();
    void previousBookmark();
    /// What a bookmark is called: the line that led there, "12: 2a  R2C3*R4C5", or the beginning.
    QString bookmarkName(std::size_t entries) const;

Q_SIGNALS:
    /// Playing has started or stopped, or marks have changed.
    void changed();

private:
    void stop();
    void advance();
    void sayWhere();
    /// Whether a turn has just ended after so many entries.
    bool endsTurn(std::size_t entries) const;

    GameController& m_controller;
    QTimer m_timer;
    double m_speed = 2;
};

} // namespace sf::ui
