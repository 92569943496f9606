// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/battle_mode_session.h"
#include "ui/style/restyled.h"

class QLabel;
class QToolButton;

namespace sf::ui {

class RoundController;

/// The stages of a battle round on the bar above the map, with the present one in bold, and the stack that
/// acts next.
class RoundStages final : public Restyled<BarStages> {
    Q_OBJECT

public:
    explicit RoundStages(RoundController& controller, QWidget* parent = nullptr);

    void shorten(int level) override;

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);

protected:
    void restyle() override { refresh(); }

private:
    void refresh();
    void showStages();

    RoundController& m_controller;
    QLabel* m_stages;
    QToolButton* m_next;
    int m_shortness = 0;
};

} // namespace sf::ui
