// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/action.h"

#include <QObject>

#include <memory>

namespace sf::ui {

class CommandRegistry;
class GameController;
class PlayerController;

/// Asks before a person plays an action that is clearly worse than the best one, if this is on in the
/// settings. It rates the actions in the background as soon as a position is shown. An action played sooner
/// is not questioned, so nobody ever has to wait.
class BlunderGuard final : public QObject {
    Q_OBJECT

public:
    BlunderGuard(GameController& controller, PlayerController& players, QWidget& page);
    ~BlunderGuard() override;

    void addTo(CommandRegistry& commands);
    /// Whether the actions of the position are rated.
    bool isReady() const;

private:
    bool allows(const imperio::Action& action);
    void consider();
    void finish();
    QString question(const imperio::Action& action) const;

    GameController& m_controller;
    PlayerController& m_players;
    QWidget& m_page;
    struct Work;
    std::unique_ptr<Work> m_work; ///< moc can't read what it is made of
};

} // namespace sf::ui
