// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::ui {

class CommandRegistry;
class DungeonController;
class DungeonView;
class NewComments;
class Page;

/// Adds the commands of a dungeon to its page and to the tables they are about.
class DungeonCommands final : public QObject {
    Q_OBJECT

public:
    DungeonCommands(DungeonController& controller, DungeonView& view, NewComments& news, Page& page);

private:
    void addAttack();
    void addClock();
    void addPeople();
    void addCopying(NewComments& news);
    void addMonsters();
    void fillTables();

    void takeAsTarget();
    void newPerson();
    void copyParty();
    void editDungeon();

    DungeonController& m_controller;
    DungeonView& m_view;
    Page& m_page;
    CommandRegistry& m_commands;
};

} // namespace sf::ui
