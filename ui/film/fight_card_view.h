// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/scenes/fight_card.h"

#include <QWidget>

namespace sf::ui {

class FilmPlayer;

/// The card of the fight that a film shows, over the lower or the upper edge of its board. It takes no
/// clicks.
class FightCardView final : public QWidget {
    Q_OBJECT

public:
    /// `card` is asked at each step of the film; without an actor nothing is shown.
    FightCardView(const FilmPlayer& player, std::function<paint::FightCard()> card, QWidget& board);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();

    const FilmPlayer& m_player;
    std::function<paint::FightCard()> m_ask;
    paint::FightCard m_card;
};

} // namespace sf::ui
