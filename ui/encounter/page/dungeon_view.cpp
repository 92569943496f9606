// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_view.h"

#include "ui/encounter/page/clock_strip.h"
#include "ui/encounter/tables/monster_model.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/encounter/tables/table_splitter.h"
#include "ui/style/layouts.h"
#include "ui/widgets/scroll_area.h"

#include <QTableView>
#include <QVBoxLayout>

namespace sf::ui {

DungeonView::DungeonView(DungeonController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_clock(new ClockStrip(controller, this))
    , m_monsterModel(new MonsterModel(controller, this)) {
    auto* people =
        new PieceListModel<encounter::Person>(controller, personFields(), controller.dungeon().people, this);
    auto* encounters = new PieceListModel<encounter::Encounter>(controller, encounterFields(),
                                                                controller.dungeon().encounters, this);
    auto* splitter = new TableSplitter(this);
    m_people = addTable(*splitter, *people, tr("@s"), true);
    m_encounters = addTable(*splitter, *encounters, tr("Encounters"), false);
    m_monsters = addTable(*splitter, *m_monsterModel, tr("Monsters"), true);
    m_people->setElastic("items");
    m_encounters->setElastic("title");
    m_monsters->setElastic("drop");
    m_people->setObjectName(QStringLiteral("peopleTable"));
    m_encounters->setObjectName(QStringLiteral("encounterTable"));
    m_monsters->setObjectName(QStringLiteral("monsterTable"));
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 8);
    layout->addWidget(m_clock);
    // Scrolls in a low window, so that each table keeps a few rows.
    auto* area = makeScrollArea(splitter, this);
    layout->addWidget(area, 1);
    setFocusProxy(&m_people->view());
    connect(m_people, &PieceTable::currentChanged, this,
            [this](const QString& id) { m_controller.setAttacker(id.toStdString()); });
    connect(m_monsters, &PieceTable::currentChanged, this,
            [this](const QString& id) { chooseMonster(id.toStdString()); });
    connect(&m_monsters->view(), &QTableView::activated, &controller, &DungeonController::attackAsked);
    connect(&controller, &DungeonController::choiceChanged, this, &DungeonView::followChoice);
}

PieceTable* DungeonView::addTable(TableSplitter& splitter, PieceModel& model, const QString& title,
                                  bool grows) {
    auto* table = new PieceTable(m_controller, model, title, &splitter);
    splitter.addTable(table, grows);
    return table;
}

std::string DungeonView::currentEncounter() const {
    if (std::string id = m_encounters->currentId(); !id.empty())
        return id;
    const int row = m_monsters->currentRow();
    return row < 0 ? std::string() : m_monsterModel->encounterOf(row).id;
}

/// Makes the Monster's Encounter current. If an @ became the target, no Monster stays current.
void DungeonView::chooseMonster(const std::string& id) {
    if (const auto place = m_controller.dungeon().placeOf(id))
        m_encounters->setCurrent(m_controller.dungeon().encounters[place->encounter]->id);
    if (!id.empty() || !m_controller.dungeon().person(m_controller.target()))
        m_controller.setTarget(id);
}

/// If an @ is the target, no Monster stays current.
void DungeonView::followChoice() {
    if (!m_controller.target().empty() && m_controller.dungeon().person(m_controller.target()))
        m_monsters->view().selectionModel()->clear();
}

} // namespace sf::ui

#include "moc_dungeon_view.cpp"
