// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace sf::ui {

class PlayerChoice;
class PlayerController;

/// Who plays each side, a person or the computer, and hints.
class PlayersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(PlayerController& players, QWidget* parent = nullptr);

private:
    PlayerChoice* makeChoice(imperio::Side side);
    void refresh();

    PlayerController& m_players;
    std::array<PlayerChoice*, 2> m_choices;
    QPushButton* m_hint;
    QPushButton* m_play;
    QPushButton* m_engines;
    QLabel* m_text;
};

} // namespace sf::ui
