// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace sf::ui {

class RoundController;

/// The stages of a battle round on the bar above the map, with the present one in bold, and the stack that
/// acts next.
class RoundStages final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit RoundStages(RoundController& controller, QWidget* parent = nullptr);

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);

protected:
    void restyle() override { refresh(); }
    bool event(QEvent* event) override;

private:
    void refresh();
    void showStages(int shortness);

    RoundController& m_controller;
    QLabel* m_stages;
    QToolButton* m_next;
};

} // namespace sf::ui
