// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/turn_cover.h"

namespace sf::ui {

class PlayController;

/// Shown between the turns of two sides. With sealed orders it is always a cover (BAT-4).
class SideCover final : public TurnCover {
    Q_OBJECT

public:
    SideCover(PlayController& controller, const Settings& settings, QWidget* page);

    /// Hands over to this side.
    void handOverTo(int side);
    /// Whether that will cover the page.
    bool willCoverFor(int side) const;

private:
    bool isNeededFor(int side) const;

    PlayController& m_controller;
    int m_side = 0;
};

} // namespace sf::ui
