// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/speech/quiet_view.h"

#include <QListWidget>

namespace sf::ui {

class DungeonController;

/// A picture of the dungeon: each floor as a room with its @s, its Monsters and its Loot. Choosing a floor
/// shows only that floor in the tables.
class FloorsPanel final : public QuietView<QListWidget> {
    Q_OBJECT

public:
    explicit FloorsPanel(DungeonController& controller, QWidget* parent = nullptr);

private:
    void refresh();
    void showChosen();
    void addFloor(int level);
    void choose(QListWidgetItem* item);

    DungeonController& m_controller;
};

} // namespace sf::ui
