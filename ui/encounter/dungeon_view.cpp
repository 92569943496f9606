// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/dungeon_view.h"

#include "ui/encounter/clock_strip.h"
#include "ui/encounter/monster_model.h"
#include "ui/encounter/piece_table.h"

#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace sf::ui {

DungeonView::DungeonView(DungeonDesk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_clock(new ClockStrip(desk, this))
    , m_monsterModel(new MonsterModel(desk, this)) {
    auto* people = new PieceListModel<encounter::Person>(desk, personFields(), desk.dungeon().people, this);
    auto* encounters =
        new PieceListModel<encounter::Encounter>(desk, encounterFields(), desk.dungeon().encounters, this);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    m_people = addTable(*splitter, *people, tr("@s"), 3);
    m_encounters = addTable(*splitter, *encounters, tr("Encounters"), 1);
    m_monsters = addTable(*splitter, *m_monsterModel, tr("Monsters"), 3);
    m_people->setLeastRows(2);
    m_monsters->setLeastRows(2);
    m_people->setObjectName(QStringLiteral("peopleTable"));
    m_encounters->setObjectName(QStringLiteral("encounterTable"));
    m_monsters->setObjectName(QStringLiteral("monsterTable"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(8);
    layout->addWidget(m_clock);
    layout->addWidget(splitter, 1);
    setFocusProxy(&m_people->view());
    connect(m_people, &PieceTable::currentChanged, this,
            [this](const QString& id) { m_desk.setAttacker(id.toStdString()); });
    connect(m_monsters, &PieceTable::currentChanged, this,
            [this](const QString& id) { chooseMonster(id.toStdString()); });
    connect(&m_monsters->view(), &QTableView::activated, &desk, &DungeonDesk::attackAsked);
    connect(&desk, &DungeonDesk::choiceChanged, this, &DungeonView::followChoice);
}

PieceTable* DungeonView::addTable(QSplitter& splitter, PieceModel& model, const QString& title, int stretch) {
    auto* table = new PieceTable(m_desk, model, title, &splitter);
    splitter.addWidget(table);
    splitter.setStretchFactor(splitter.count() - 1, stretch);
    connect(table, &PieceTable::messageShown, this, &DungeonView::messageShown);
    connect(table, &PieceTable::ruleActivated, this, &DungeonView::ruleActivated);
    return table;
}

std::string DungeonView::currentEncounter() const {
    if (const std::string id = m_encounters->currentId(); !id.empty())
        return id;
    const int row = m_monsters->currentRow();
    return row < 0 ? std::string() : m_monsterModel->encounterOf(row).id;
}

/// No Monster is current any more where an @ was taken as the target.
void DungeonView::chooseMonster(const std::string& id) {
    if (!id.empty() || !m_desk.dungeon().person(m_desk.target()))
        m_desk.setTarget(id);
}

/// An @ that is the target leaves no Monster current.
void DungeonView::followChoice() {
    if (!m_desk.target().empty() && m_desk.dungeon().person(m_desk.target()))
        m_monsters->view().selectionModel()->clear();
}

} // namespace sf::ui
