// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"
#include "core/post/game/post_game.h"

#include <QWidget>

class QPlainTextEdit;
class QRadioButton;

namespace sf::ui {

/// What a battle by post has come to: the map, before the last turn and now, who plays which side, and what
/// happened.
class BattlePanel final : public QWidget {
    Q_OBJECT

public:
    explicit BattlePanel(QWidget* parent = nullptr);
    void show(const post::PostGame& game, const post::BattleGame& rules);
    QString text() const;

private:
    class Map;

    Map* m_map;
    QRadioButton* m_before;
    QRadioButton* m_now;
    QPlainTextEdit* m_text;
};

} // namespace sf::ui
