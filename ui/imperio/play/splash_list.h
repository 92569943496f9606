// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"

#include <QWidget>

namespace sf::ui {

class GameController;

/// The pieces around a shot's target with the chance that each is lost; one's own are marked (IMP-18).
class SplashList final : public QWidget {
    Q_OBJECT

public:
    explicit SplashList(GameController& controller, QWidget* parent = nullptr);
    /// All fights of a shot, of which the first is the target itself. Hides when there is no other.
    void show(const imperio::Fights& fights);
    using QWidget::show;

private:
    void addHead();
    void addRow(const imperio::Fight& fight);

    GameController& m_controller;
};

} // namespace sf::ui
