// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"
#include "core/post/game/post_game.h"

#include <QPlainTextEdit>

namespace sf::ui {

/// A battle by post as far as it is settled: the last round in words with its dice, and who is left.
class BattlePanel final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit BattlePanel(QWidget* parent = nullptr);
    void show(const post::PostGame& game, const post::BattleGame& rules);
};

} // namespace sf::ui
