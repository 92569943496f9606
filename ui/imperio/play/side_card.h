// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "ui/style/restyled.h"

#include <QFrame>

class QLabel;

namespace sf::ui {

class ElidedLabel;
class GameClockController;
class GameController;

/// One side beside the board: who plays it, its clock, its reserve, what it has lost, its bases and its luck.
class SideCard final : public Restyled<QFrame> {
    Q_OBJECT

public:
    SideCard(GameController& controller, GameClockController& clock, imperio::Side side,
             QWidget* parent = nullptr);

protected:
    void restyle() override { refresh(); }
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* makeHead();
    QLabel* addLine(const QString& name);
    void refresh();
    void refreshClock();
    void refreshLosses();
    void refreshToken();

    GameController& m_controller;
    GameClockController& m_clock;
    imperio::Side m_side;
    QLabel* m_token = nullptr;
    ElidedLabel* m_name = nullptr;
    ElidedLabel* m_role = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_reserve = nullptr;
    QLabel* m_lost = nullptr;
    QWidget* m_lostPieces = nullptr;
    QLabel* m_bases = nullptr;
    QLabel* m_luck = nullptr;
};

} // namespace sf::ui
