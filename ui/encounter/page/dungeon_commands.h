// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace sf::ui {

class DungeonDesk;
class DungeonView;
class Page;
class PageActions;

/// What can be done in a dungeon, as actions for menus, tool bar and tables: made once, enabled only when
/// they are possible.
class DungeonCommands final : public QObject {
    Q_OBJECT

public:
    DungeonCommands(DungeonDesk& desk, DungeonView& view, PageActions& actions, Page& page);

    /// As the house rule `undoDice` says where dice would be taken back.
    void undo();

private:
    void addAttack();
    void addClock();
    void addPeople();
    void addMonsters();
    void addDungeon();
    void refresh();

    void attack();
    void takeAsTarget();
    void newPerson();
    void removePerson();
    void moveToLevel();
    void newMonsters();
    void drawMonster();
    void removeMonster();
    void endEncounter();
    void editDungeon();

    DungeonDesk& m_desk;
    DungeonView& m_view;
    PageActions& m_actions;
    Page& m_page;
    QAction* m_attack = nullptr;
    QList<QAction*> m_needPerson;
    QList<QAction*> m_needMonster;
    QList<QAction*> m_needEncounter;
    QAction* m_draw = nullptr;
};

} // namespace sf::ui
