// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"
#include "core/post/game/post_game.h"
#include "ui/style/settings.h"

#include <QWidget>

#include <set>

class QPlainTextEdit;

namespace sf::ui {

class RoundView;

/// The state of a battle by post: the map with the last round or turn, step by step, who plays which side,
/// and what happened.
class BattlePanel final : public QWidget {
    Q_OBJECT

public:
    explicit BattlePanel(QWidget* parent = nullptr);
    /// Plays the last round or turn back the first time that it is shown.
    void show(const post::PostGame& game, const post::BattleGame& rules, Settings::Playback playback);
    QString text() const;

private:
    void mark(std::size_t from, std::size_t to);

    RoundView* m_round;
    QPlainTextEdit* m_text;
    std::optional<post::Hash> m_position; ///< the position shown
    int m_head = 0;                       ///< lines before those of the events
    std::set<post::Hash> m_played;        ///< positions whose last round was played back
};

} // namespace sf::ui
