// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/turn_cost.h"

#include <QObject>

namespace sf::ui {

class CommandRegistry;
class GameController;
class PlayerController;

/// Asks before a person plays an action, or ends a turn, that leaves something clearly better undone, if this
/// is on in the settings.
class BlunderGuard final : public QObject {
    Q_OBJECT

public:
    BlunderGuard(GameController& controller, PlayerController& players, QWidget& page);

    void addTo(CommandRegistry& commands);

private:
    bool allows(const imperio::Action& action);
    QString question(const imperio::Action& action, const imperio::TurnCost& cost) const;

    GameController& m_controller;
    PlayerController& m_players;
    QWidget& m_page;
};

} // namespace sf::ui
