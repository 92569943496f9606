// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/change.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace sf::ui {

class DungeonController;

/// The dungeon's clock with the buttons that advance it, and the choice of floor.
class ClockStrip final : public QWidget {
    Q_OBJECT

public:
    explicit ClockStrip(DungeonController& controller, QWidget* parent = nullptr);

    void passHours(int hours);
    void passToNextDay();

private:
    void follow(const encounter::Changes& changes);
    void refreshClock();
    void refreshFloors();
    void tellFloor();

    DungeonController& m_controller;
    QLabel* m_time;
    QSpinBox* m_hours;
    QComboBox* m_unit; ///< hours or days
    QComboBox* m_floors;
};

} // namespace sf::ui
