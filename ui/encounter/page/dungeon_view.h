// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/tables/piece_list_model.h"

#include <QWidget>

namespace sf::ui {

class ClockStrip;
class MonsterModel;
class PieceTable;
class TableSplitter;

/// The middle of a dungeon's tab: its clock, the people, the Encounters and their Monsters. The current @
/// attacks, the current Monster is attacked.
class DungeonView final : public QWidget {
    Q_OBJECT

public:
    explicit DungeonView(DungeonController& controller, QWidget* parent = nullptr);

    ClockStrip& clock() const { return *m_clock; }
    PieceTable& people() const { return *m_people; }
    PieceTable& encounters() const { return *m_encounters; }
    PieceTable& monsters() const { return *m_monsters; }
    /// The Encounter of the current row, else that of the current Monster; empty: none.
    std::string currentEncounter() const;

private:
    PieceTable* addTable(TableSplitter& splitter, PieceModel& model, const QString& title, bool grows);
    void chooseMonster(const std::string& id);
    void followChoice();

    DungeonController& m_controller;
    ClockStrip* m_clock;
    MonsterModel* m_monsterModel;
    PieceTable* m_people = nullptr;
    PieceTable* m_encounters = nullptr;
    PieceTable* m_monsters = nullptr;
};

} // namespace sf::ui
