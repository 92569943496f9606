// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_commands.h"

#include "core/rules/encounter/strike.h"
#include "ui/encounter/monsters/monster_dialog.h"
#include "ui/encounter/monsters/random_monster_dialog.h"
#include "ui/encounter/page/clock_strip.h"
#include "ui/encounter/page/dungeon_dialog.h"
#include "ui/encounter/page/dungeon_view.h"
#include "ui/encounter/page/level_dialog.h"
#include "ui/encounter/state/dungeon_desk.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/page/page_actions.h"
#include "ui/page/take_back_question.h"

#include <QAction>
#include <QTableView>

namespace sf::ui {

using Menu = Page::Menu;

DungeonCommands::DungeonCommands(DungeonDesk& desk, DungeonView& view, PageActions& actions, Page& page)
    : QObject(&page), m_desk(desk), m_view(view), m_actions(actions), m_page(page) {
    addAttack();
    addClock();
    addPeople();
    addMonsters();
    addDungeon();
    connect(&desk, &DungeonDesk::choiceChanged, this, &DungeonCommands::refresh);
    connect(&view.encounters(), &PieceTable::currentChanged, this, &DungeonCommands::refresh);
    connect(&view.monsters(), &PieceTable::currentChanged, this, &DungeonCommands::refresh);
    refresh();
}

void DungeonCommands::addAttack() {
    m_attack = m_actions.add(Menu::Game, tr("&Attack"), QStringLiteral("attack"),
                             {QKeySequence(tr("Ctrl+Return")), QKeySequence(tr("Ctrl+Enter"))},
                             [this] { attack(); });
    m_attack->setToolTip(tr("Roll the dice of the attack shown in the dock (ENC-7)"));
    m_attack->setProperty("filled", true);
    QAction* target = m_actions.add(Menu::Game, tr("Use the @ as the &target…"), {},
                                    {QKeySequence(tr("Ctrl+T"))}, [this] { takeAsTarget(); });
    target->setToolTip(tr("The next @ that you choose attacks this one (ENC-7)"));
    m_needPerson << target;
    m_view.people().view().addAction(target);
    m_actions.addSeparator(Menu::Game);
}

void DungeonCommands::addClock() {
    QAction* hour = m_actions.add(Menu::Game, tr("Let an &hour pass"), QStringLiteral("clock"),
                                  {QKeySequence(tr("Ctrl+H"))}, [this] { m_view.clock().passHours(1); });
    QAction* day = m_actions.add(Menu::Game, tr("To the ne&xt day"), QStringLiteral("last"),
                                 {QKeySequence(tr("Ctrl+D"))}, [this] { m_view.clock().passToNextDay(); });
    hour->setToolTip(tr("Hours count one at a time (ENC-6)"));
    day->setToolTip(tr("Every @ may attack again (ENC-7)"));
    m_actions.addSeparator(Menu::Game);
}

void DungeonCommands::addPeople() {
    QAction* add = m_actions.add(Menu::Game, tr("Add an &@"), QStringLiteral("add"),
                                 {QKeySequence(tr("Ctrl+J"))}, [this] { newPerson(); });
    add->setToolTip(tr("With 10 HP and bare hands (ENC-1); type its name in the table"));
    QAction* move = m_actions.add(Menu::Game, tr("Move to a &level…"), QStringLiteral("step"),
                                  {QKeySequence(tr("Ctrl+L"))}, [this] { moveToLevel(); });
    QAction* remove = m_actions.add(Menu::Game, tr("Remove the @"), QStringLiteral("trash"), {},
                                    [this] { removePerson(); });
    m_needPerson << move << remove;
    for (QAction* action : {add, move, remove})
        m_view.people().addAction(action);
    m_actions.addSeparator(Menu::Game);
}

void DungeonCommands::addMonsters() {
    QAction* add = m_actions.add(Menu::Game, tr("Add &Monsters…"), QStringLiteral("add"),
                                 {QKeySequence(tr("Ctrl+M"))}, [this] { newMonsters(); });
    add->setToolTip(tr("To a new or an existing Encounter (ENC-5)"));
    m_draw = m_actions.add(Menu::Game, tr("&Random Monster…"), QStringLiteral("dice"),
                           {QKeySequence(tr("Ctrl+R"))}, [this] { drawMonster(); });
    m_draw->setToolTip(tr("A die, rolled or typed, picks a line of the document's table (ENC-5)"));
    QAction* remove = m_actions.add(Menu::Game, tr("Remove the Monster"), QStringLiteral("trash"), {},
                                    [this] { removeMonster(); });
    m_needMonster << remove;
    QAction* end = m_actions.add(Menu::Game, tr("&End the Encounter"), QStringLiteral("close"), {},
                                 [this] { endEncounter(); });
    end->setToolTip(tr("Removes all its Monsters (ENC-5)"));
    m_needEncounter << end;
    m_view.encounters().addAction(end);
    for (QAction* action : {add, m_draw, remove})
        m_view.monsters().addAction(action);
}

void DungeonCommands::addDungeon() {
    m_actions.add(Menu::Edit, tr("&Name and house rules…"), QStringLiteral("brush"), {},
                  [this] { editDungeon(); });
    m_actions.addSpaceToToolBar();
    m_actions.addToToolBar(m_attack, true);
}

void DungeonCommands::refresh() {
    const bool person = !m_desk.attacker().empty();
    const bool both = person && !m_desk.target().empty();
    m_attack->setEnabled(both &&
                         !encounter::refusalOfAttack(m_desk.dungeon(), m_desk.attacker(), m_desk.target()));
    for (QAction* action : m_needPerson)
        action->setEnabled(person);
    for (QAction* action : m_needMonster)
        action->setEnabled(!m_view.monsters().currentId().empty());
    for (QAction* action : m_needEncounter)
        action->setEnabled(!m_view.currentEncounter().empty());
    m_draw->setEnabled(!m_desk.dungeon().table.empty());
}

void DungeonCommands::attack() {
    m_desk.perform(encounter::Attack{m_desk.attacker(), m_desk.target()});
}

void DungeonCommands::takeAsTarget() {
    const std::string target = m_desk.attacker();
    m_desk.setTarget(target);
    m_desk.say(tr("%1 is the target. Choose the @ that attacks").arg(m_desk.nameOf(target)));
}

void DungeonCommands::newPerson() {
    encounter::Person person;
    for (int number = 1; person.id.empty() || m_desk.dungeon().hasBeing(person.id); ++number)
        person.id = '@' + std::to_string(number);
    person.name = person.id;
    person.level = m_desk.workingFloor();
    if (!m_desk.perform(encounter::PutPerson{person, true}))
        return;
    m_view.people().setCurrent(person.id);
    m_view.people().edit(person.id, "name");
}

void DungeonCommands::removePerson() {
    m_desk.perform(encounter::RemovePerson{m_desk.attacker()});
}

void DungeonCommands::moveToLevel() {
    LevelDialog dialog(m_desk, m_desk.attacker(), &m_page);
    dialog.exec();
}

void DungeonCommands::newMonsters() {
    MonsterDialog dialog(m_desk, m_view.currentEncounter(), &m_page);
    dialog.exec();
}

void DungeonCommands::drawMonster() {
    RandomMonsterDialog dialog(m_desk, m_view.currentEncounter(), &m_page);
    dialog.exec();
}

void DungeonCommands::removeMonster() {
    m_desk.perform(encounter::RemoveMonster{m_view.monsters().currentId()});
}

void DungeonCommands::endEncounter() {
    m_desk.perform(encounter::RemoveEncounter{m_view.currentEncounter()});
}

void DungeonCommands::editDungeon() {
    DungeonDialog dialog(m_desk.dungeon(), &m_page);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_desk.perform(encounter::SetTitle{dialog.title()});
    m_desk.perform(encounter::SetUndoDice{dialog.undoDice()});
}

void DungeonCommands::undo() {
    const auto& document = m_desk.document();
    const bool asks = document.undoTakesDiceBack() && m_desk.dungeon().undoDice == encounter::UndoDice::Ask;
    if (asks && !isTakingDiceBackAgreed(m_page))
        return m_desk.say(tr("Nothing was undone"));
    m_desk.undo();
}

} // namespace sf::ui
