// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace sf::ui {

/// The map of a battle by post. Plays back its last round or turn, or shows it step by step.
class RoundView final : public QWidget {
    Q_OBJECT

public:
    explicit RoundView(QWidget* parent = nullptr);

    /// Shows the battle as it is now.
    void show(const post::BattleGame& rules);
    /// Plays the last round back from its beginning.
    void play();
    /// The time for each step of playing back, in milliseconds.
    void setStepTime(int milliseconds) { m_timer.setInterval(milliseconds); }

    int steps() const { return static_cast<int>(m_moments.size()) - 1; }
    int shown() const;
    /// Shows the battle after this many steps, from 0.
    void go(int step);

Q_SIGNALS:
    /// Another step is shown: the one with the events from the first index up to, but not including, the
    /// second. Both are equal if the battle is shown as it is now.
    void stepped(std::size_t from, std::size_t to);

private:
    class Map;

    QToolButton* addButton(const QString& icon, const QString& name, void (RoundView::*command)());
    void first() { go(0); }
    void previous() { go(shown() - 1); }
    void next() { go(shown() + 1); }
    void last();
    void toggle();
    void advance();
    void refresh();

    std::vector<post::Moment> m_moments;
    std::vector<battle::Event> m_events;
    QTimer m_timer;
    bool m_isPlain = true; ///< the battle as it is now, without the last step's attacks
    Map* m_map;
    QWidget* m_bar;
    QSlider* m_slider;
    QLabel* m_where;
    QToolButton* m_first = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_last = nullptr;
};

} // namespace sf::ui
