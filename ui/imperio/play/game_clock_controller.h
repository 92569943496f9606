// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"

#include <QElapsedTimer>
#include <QTimer>

namespace sf::ui {

class GameController;

/// Runs the clocks of IMP-23 while the game is in view, and ends the game for a player who is out of time.
/// They start when play begins, with the next action in a game that was opened, or when the players say so,
/// and can be paused. Nothing runs where the house rules set no clock, while the board is covered between
/// turns, or while the game's tab is not the one in view.
class GameClockController final : public QObject {
    Q_OBJECT

public:
    GameClockController(GameController& controller, QWidget& page);

    /// Whether the house rules set a clock.
    bool isSet() const;
    /// Milliseconds that a side has left; the less of turn and game.
    qint64 left(imperio::Side side) const;
    void setCovered(bool covered);
    /// Whether the players want it to run.
    bool isStarted() const { return m_isStarted; }
    void startOrPause();
    /// Whether the side to move has less than a minute, or a tenth of a shorter clock.
    bool isShort(imperio::Side side) const;

Q_SIGNALS:
    void ticked();
    /// The side to move has become short of time.
    void warned();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    qint64 added(imperio::Side side) const;
    bool shouldRun() const;
    void startOrStop();
    void takeTime();
    void tick();
    void warnOnce(imperio::Side side);
    void positionChanged();

    GameController& m_controller;
    QWidget& m_page;
    QTimer m_timer;
    QElapsedTimer m_since;
    bool m_isCovered = false;
    bool m_isStarted = false;
    bool m_isPaused = false; ///< by the players
    bool m_hadBegun = false;
    std::size_t m_entries = 0;
    bool m_hasWarned = false; ///< in this turn
    std::pair<std::uint32_t, imperio::Side> m_turn;
};

/// "8:41", with hours "1:08:41", with days "3 d 1:08".
QString clockText(qint64 milliseconds);

} // namespace sf::ui
