// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/restyled.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace sf::ui {

class ElidedLabel;
class TurnController;

/// The strip above the map: the round, whose turn it is, what is left to do, and the button that ends the
/// turn.
class TurnStrip final : public Restyled<QWidget> {
    Q_OBJECT

public:
    TurnStrip(TurnController& controller, QAction* attack, QAction* endTurn, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void restyle() override { refresh(); }

private:
    QToolButton* makeButton(QAction* action);
    void refresh();

    TurnController& m_controller;
    QLabel* m_round;
    QLabel* m_token;
    ElidedLabel* m_side;
    QLabel* m_left;
};

} // namespace sf::ui
