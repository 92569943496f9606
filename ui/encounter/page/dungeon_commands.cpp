// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_commands.h"

#include "core/rules/encounter/posted_attacks.h"
#include "core/rules/encounter/strike.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/encounter/attackposts/new_comments.h"
#include "ui/encounter/collection/collection_commands.h"
#include "ui/encounter/monsters/monster_dialog.h"
#include "ui/encounter/monsters/random_monster_dialog.h"
#include "ui/encounter/page/clock_strip.h"
#include "ui/encounter/page/dungeon_dialog.h"
#include "ui/encounter/page/dungeon_view.h"
#include "ui/encounter/page/level_dialog.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_clipboard.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/forms/typed/typed_post_dialog.h"
#include "ui/page/command_registry.h"
#include "ui/paint/sheets/dungeon/encounter_cards.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

#include <algorithm>

namespace sf::ui {

using Menu = Page::Menu;

namespace {

/// Every @ in a paragraph, by floor: HP, kills and XP, weapon, armor, items and statuses.
QString partyText(const encounter::Dungeon& dungeon) {
    auto people = dungeon.people;
    std::ranges::stable_sort(people, {}, [](const auto& person) { return person->level; });
    QStringList paragraphs;
    for (const auto& person : people) {
        const paint::BeingCard card = paint::cardOf(dungeon, *person);
        QStringList lines{text::listed({card.name, card.place, card.hpText})};
        for (const paint::BeingCard::Line& line : card.lines)
            lines << text::labelled(line.label, line.text);
        paragraphs << lines.join(u'\n');
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

ReadLine readLine(const encounter::PostedAttack& attack) {
    const QString words = text::displayName(attack.text);
    if (!attack.problem)
        return {attack.line, words, false};
    const QString text = DungeonCommands::tr("Line %1, “%2”: %3")
                             .arg(text::figure(attack.line), words, text::postFault(*attack.problem));
    return {attack.line, text::Caption(text, attack.problem->rule()).text(), true};
}

std::vector<ReadLine> readLines(const std::string& post, const encounter::Dungeon& dungeon) {
    std::vector<ReadLine> lines;
    for (const encounter::PostedAttack& attack : encounter::readPostedAttacks(post, dungeon))
        lines.push_back(readLine(attack));
    return lines;
}

/// Asks for a post in which attacks were announced, and plays them with its dice as one step (ENC-12).
void readTypedPost(DungeonController& controller, QWidget* parent) {
    const encounter::Dungeon dungeon = controller.dungeon();
    TypedPostDialog dialog(
        DungeonCommands::tr("P&ost, with attacks such as “Ann attacks Newt. 1d4: 3”"),
        [&](const std::string& post) { return readLines(post, dungeon); }, parent);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString step = DungeonCommands::tr("Typed post");
    controller.document().performAsOneStep(step, [&] {
        for (const encounter::PostedAttack& attack : encounter::readPostedAttacks(dialog.text(), dungeon))
            if (!controller.perform(encounter::Attack{attack.attacker, attack.attackee}, attack.dice))
                return;
    });
}

} // namespace

DungeonCommands::DungeonCommands(DungeonController& controller, DungeonView& view, NewComments& news,
                                 Page& page)
    : QObject(&page), m_controller(controller), m_view(view), m_page(page), m_commands(page.commands()) {
    addAttack();
    addClock();
    addPeople();
    addCopying(news);
    addMonsters();
    m_commands.add({.id = QStringLiteral("dungeon"),
                    .text = tr("&Name and house rules…"),
                    .icon = QStringLiteral("brush"),
                    .menu = Menu::Edit,
                    .run = [this] { editDungeon(); }});
    fillTables();
    m_commands.setToolBar({CommandRegistry::spacer, "attack"});
    connect(&controller, &DungeonController::choiceChanged, &m_commands, &CommandRegistry::refresh);
    connect(&controller, &DungeonController::changed, &m_commands, &CommandRegistry::refresh);
    connect(&view.encounters(), &PieceTable::currentChanged, &m_commands, &CommandRegistry::refresh);
    connect(&view.monsters(), &PieceTable::currentChanged, &m_commands, &CommandRegistry::refresh);
    m_commands.refresh();
}

void DungeonCommands::addAttack() {
    const auto hasPerson = [this] { return !m_controller.attacker().empty(); };
    const auto mayAttack = [this] {
        return !m_controller.attacker().empty() && !m_controller.target().empty() &&
               !encounter::refusalOfAttack(m_controller.dungeon(), m_controller.attacker(),
                                           m_controller.target());
    };
    const auto attack = [this] {
        m_controller.perform(encounter::Attack{m_controller.attacker(), m_controller.target()});
    };
    m_commands.add({.id = QStringLiteral("attack"),
                    .text = tr("&Attack"),
                    .icon = QStringLiteral("attack"),
                    .shortcuts = {tr("Ctrl+Return"), tr("Ctrl+Enter")},
                    .menu = Menu::Game,
                    .button = Command::Button::Filled,
                    .toolTip = tr("Roll the dice of the attack shown in the dock"),
                    .rule = encounterRule(7),
                    .run = attack,
                    .isEnabled = mayAttack});
    m_commands.add({.id = QStringLiteral("useAsTarget"),
                    .text = tr("Use the @ as the &target…"),
                    .shortcuts = {tr("Ctrl+T")},
                    .menu = Menu::Game,
                    .toolTip = tr("The next @ that you choose attacks this one"),
                    .rule = encounterRule(7),
                    .run = [this] { takeAsTarget(); },
                    .isEnabled = hasPerson});
    m_commands.add({.id = QStringLiteral("readTypedPost"),
                    .text = tr("Read a t&yped post…"),
                    .shortcuts = {tr("Ctrl+Shift+V")},
                    .menu = Menu::Edit,
                    .toolTip = tr("Attacks that somebody announced with a forum's dice"),
                    .rule = encounterRule(12),
                    .run = [this] { readTypedPost(m_controller, m_page.window()); },
                    .isEnabled = [this] { return !m_controller.dungeon().people.empty(); }});
    m_commands.addSeparator(Menu::Game);
}

void DungeonCommands::addClock() {
    m_commands.add({.id = QStringLiteral("passHour"),
                    .text = tr("Let an &hour pass"),
                    .icon = QStringLiteral("clock"),
                    .shortcuts = {tr("Ctrl+H")},
                    .menu = Menu::Game,
                    .toolTip = tr("Hours count one at a time"),
                    .rule = encounterRule(6),
                    .run = [this] { m_view.clock().passHours(1); }});
    m_commands.add({.id = QStringLiteral("nextDay"),
                    .text = tr("To the ne&xt day"),
                    .icon = QStringLiteral("last"),
                    .shortcuts = {tr("Ctrl+Shift+D")},
                    .menu = Menu::Game,
                    .toolTip = tr("Every @ may attack again"),
                    .rule = encounterRule(7),
                    .run = [this] { m_view.clock().passToNextDay(); }});
    m_commands.addSeparator(Menu::Game);
}

void DungeonCommands::addPeople() {
    const auto hasPerson = [this] { return !m_controller.attacker().empty(); };
    m_commands.add({.id = QStringLiteral("addPerson"),
                    .text = tr("Add an &@"),
                    .icon = QStringLiteral("add"),
                    .shortcuts = {tr("Ctrl+J")},
                    .menu = Menu::Game,
                    .toolTip = tr("With 10 HP and bare hands (ENC-1); type its name in the table"),
                    .run = [this] { newPerson(); }});
    m_commands.add({.id = QStringLiteral("moveToLevel"),
                    .text = tr("Move to a &level…"),
                    .icon = QStringLiteral("step"),
                    .shortcuts = {tr("Ctrl+L")},
                    .menu = Menu::Game,
                    .run = [this] { LevelDialog(m_controller, m_controller.attacker(), &m_page).exec(); },
                    .isEnabled = hasPerson});
    m_commands.add(
        {.id = QStringLiteral("removePerson"),
         .text = tr("Remove the @"),
         .icon = QStringLiteral("trash"),
         .menu = Menu::Game,
         .run = [this] { m_controller.remove(encounter::RemovePerson{m_controller.attacker()}, m_page); },
         .isEnabled = hasPerson});
    m_commands.addSeparator(Menu::Game);
}

void DungeonCommands::addCopying(NewComments& news) {
    m_commands.add({.id = QStringLiteral("copyParty"),
                    .text = tr("Copy t&he party"),
                    .icon = QStringLiteral("duplicate"),
                    .shortcuts = {tr("Ctrl+Shift+C")},
                    .menu = Menu::Edit,
                    .toolTip = tr("Every @ with HP, weapon, armor, items and statuses, as text"),
                    .run = [this] { copyParty(); },
                    .isEnabled = [this] { return !m_controller.dungeon().people.empty(); }});
    m_commands.add({.id = QStringLiteral("copyNewComments"),
                    .text = tr("Copy the ne&w comments"),
                    .shortcuts = {tr("Ctrl+Shift+K")},
                    .menu = Menu::Edit,
                    .toolTip = tr("Those of the last attack and of the answer to it"),
                    .rule = encounterRule(12),
                    .looks = true,
                    .run = [&news] { news.copy(); },
                    .isEnabled = [&news] { return !news.texts().isEmpty(); }});
    connect(&news, &NewComments::changed, &m_commands, &CommandRegistry::refresh);
}

void DungeonCommands::addMonsters() {
    m_commands.add(
        {.id = QStringLiteral("addMonsters"),
         .text = tr("Add &Monsters…"),
         .icon = QStringLiteral("add"),
         .shortcuts = {tr("Ctrl+M")},
         .menu = Menu::Game,
         .toolTip = tr("To a new or an existing Encounter"),
         .rule = encounterRule(5),
         .run = [this] { MonsterDialog(m_controller, m_view.currentEncounter(), &m_page).exec(); }});
    m_commands.add(
        {.id = QStringLiteral("randomMonster"),
         .text = tr("&Random Monster…"),
         .icon = QStringLiteral("dice"),
         .shortcuts = {tr("Ctrl+R")},
         .menu = Menu::Game,
         .toolTip = tr("A die, rolled or typed, picks a line of the document's table"),
         .rule = encounterRule(5),
         .run = [this] { RandomMonsterDialog(m_controller, m_view.currentEncounter(), &m_page).exec(); },
         .isEnabled = [this] { return !m_controller.dungeon().table.empty(); }});
    m_commands.add(
        {.id = QStringLiteral("removeMonster"),
         .text = tr("Remove the Monster"),
         .icon = QStringLiteral("trash"),
         .menu = Menu::Game,
         .run =
             [this] { m_controller.remove(encounter::RemoveMonster{m_view.monsters().currentId()}, m_page); },
         .isEnabled = [this] { return !m_view.monsters().currentId().empty(); }});
    m_commands.add({.id = QStringLiteral("keepMonster"),
                    .text = tr("Save the Monster to the collection"),
                    .icon = QStringLiteral("save"),
                    .menu = Menu::Game,
                    .toolTip = tr("With the items that it drops, for other dungeons"),
                    .run = [this] { keepMonster(m_controller, m_view.monsters().currentId()); },
                    .isEnabled = [this] { return !m_view.monsters().currentId().empty(); }});
    m_commands.add(
        {.id = QStringLiteral("endEncounter"),
         .text = tr("&End the Encounter"),
         .icon = QStringLiteral("close"),
         .menu = Menu::Game,
         .toolTip = tr("Removes all its Monsters"),
         .rule = encounterRule(5),
         .run =
             [this] { m_controller.remove(encounter::RemoveEncounter{m_view.currentEncounter()}, m_page); },
         .isEnabled = [this] { return !m_view.currentEncounter().empty(); }});
}

void DungeonCommands::fillTables() {
    addPieceEdits(m_view.people(), m_controller, QStringLiteral("People"), personEdits(m_controller));
    addPieceEdits(m_view.encounters(), m_controller, QStringLiteral("Encounters"),
                  encounterEdits(m_controller));
    addPieceEdits(m_view.monsters(), m_controller, QStringLiteral("Monsters"),
                  monsterEdits(m_controller, [this] { return m_view.currentEncounter(); }));
    m_view.people().view().addAction(m_commands.action("useAsTarget"));
    for (QAction* action : m_commands.actions({"addPerson", "moveToLevel", "removePerson"}))
        m_view.people().addAction(action);
    m_view.encounters().addAction(m_commands.action("endEncounter"));
    m_view.monsters().view().addAction(m_commands.action("keepMonster"));
    for (QAction* action : m_commands.actions({"addMonsters", "randomMonster", "removeMonster"}))
        m_view.monsters().addAction(action);
}

void DungeonCommands::takeAsTarget() {
    const std::string target = m_controller.attacker();
    m_controller.setTarget(target);
    m_controller.say(tr("%1 is the target. Choose the @ that attacks").arg(m_controller.nameOf(target)));
}

void DungeonCommands::newPerson() {
    encounter::Person person;
    for (int number = 1; person.id.empty() || m_controller.dungeon().hasBeing(person.id); ++number)
        person.id = '@' + std::to_string(number);
    person.name = person.id;
    person.level = m_controller.workingFloor();
    if (!m_controller.perform(encounter::PutPerson{person, true}))
        return;
    m_view.people().setCurrent(person.id);
    m_view.people().edit(person.id, "name");
}

void DungeonCommands::copyParty() {
    QGuiApplication::clipboard()->setText(partyText(m_controller.dungeon()));
    m_controller.say(tr("The party is on the clipboard"));
}

void DungeonCommands::editDungeon() {
    DungeonDialog dialog(m_controller.dungeon(), &m_page);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_controller.perform(encounter::SetTitle{dialog.title()});
    m_controller.perform(encounter::SetStartDate{dialog.startDate()});
    m_controller.perform(encounter::SetUndoDice{dialog.undoDice()});
}

} // namespace sf::ui

#include "moc_dungeon_commands.cpp"
