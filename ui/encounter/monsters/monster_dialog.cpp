// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/monsters/monster_dialog.h"

#include "core/rules/encounter/monster_names.h"
#include "core/text/figures.h"
#include "ui/encounter/monsters/encounter_choice.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_form.h"

#include <QSpinBox>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int mostAtOnce = 100;

/// The initial values of a new Monster.
encounter::Monster freshMonster() {
    encounter::Monster monster;
    monster.damage = encounter::bareAttack.damage;
    return monster;
}

/// A plain item by its name, which is also its id if no other has it.
encounter::Item newItem(const encounter::Dungeon& dungeon, const QString& name) {
    encounter::Item item;
    item.name = item.id = name.toStdString();
    for (int number = 2; dungeon.item(item.id); ++number)
        item.id = item.name + ' ' + std::to_string(number);
    return item;
}

std::string freshMonsterId(const DungeonController& controller, const std::string& name,
                           const std::vector<encounter::Monster>& besides) {
    const auto taken = [&](const std::string& id) {
        return controller.dungeon().hasBeing(id) ||
               std::any_of(besides.begin(), besides.end(),
                           [&id](const auto& other) { return other.id == id; });
    };
    std::string id = name;
    for (int number = 2; taken(id); ++number)
        id = name + ' ' + std::to_string(number);
    return id;
}

} // namespace

MonsterDialog::MonsterDialog(DungeonController& controller, const std::string& encounter, QWidget* parent)
    : FormDialog(tr("Add Monsters"), tr("&Add"), parent)
    , m_controller(controller)
    , m_form(new FieldForm(this))
    , m_where(new EncounterChoice(controller, encounter, this))
    , m_count(new QSpinBox(this)) {
    m_where->addTo(*m_form);
    encounter::Monster fresh = freshMonster();
    fresh.hp = fresh.initialHp = 1;
    addFields(*m_form, monsterFields(), fresh, controller.dungeon());
    m_form->setText("hp", QStringLiteral("1"));
    m_count->setRange(1, mostAtOnce);
    m_form->addEditor("count", tr("How many"),
                      tr("Adds several Monsters that differ in the number after their name"), m_count);
    content()->addWidget(m_form);
    connect(m_form, &FieldForm::edited, this, &MonsterDialog::refresh);
    connect(m_where, &EncounterChoice::currentIndexChanged, this, &MonsterDialog::refresh);
    m_form->editor("name")->setFocus();
    refresh();
}

void MonsterDialog::refresh() {
    encounter::Monster monster = freshMonster();
    const QStringList names = newItemNames(m_controller.dungeon(), m_form->text("drop"));
    if (readForm(*m_form, monsterFields(), monster, withNewItems(), true))
        setHint(names.isEmpty() ? tr("%1 XP for killing it (ENC-3)").arg(text::figure(monster.xp()))
                                : tr("%1 XP for killing it (ENC-3). New in the item library: %2")
                                      .arg(text::figure(monster.xp()), names.join(QStringLiteral(", "))));
    else
        setHint(tr("If an entry is wrong, its field says so when you add the Monster."));
}

/// The dungeon with the items that the drop names and the library doesn't have yet.
encounter::Dungeon MonsterDialog::withNewItems() const {
    encounter::Dungeon dungeon = m_controller.dungeon();
    for (const QString& name : newItemNames(dungeon, m_form->text("drop")))
        dungeon.items.push_back(std::make_shared<const encounter::Item>(newItem(dungeon, name)));
    return dungeon;
}

void MonsterDialog::accept() {
    encounter::Monster monster = freshMonster();
    const encounter::Dungeon dungeon = withNewItems();
    if (!readForm(*m_form, monsterFields(), monster, dungeon))
        return;
    std::vector<encounter::Monster> monsters;
    for (int i = 0; i < m_count->value(); ++i) {
        encounter::Monster next = monster;
        next.name = encounter::numberedName(m_controller.dungeon(), monster.name, monsters);
        next.id = freshMonsterId(m_controller, next.name, monsters);
        monsters.push_back(std::move(next));
    }
    if (addWithItems(monsters, dungeon))
        QDialog::accept();
}

/// As one step, so that Undo takes back the items too.
bool MonsterDialog::addWithItems(const std::vector<encounter::Monster>& monsters,
                                 const encounter::Dungeon& wanted) {
    const std::size_t known = m_controller.dungeon().items.size();
    if (wanted.items.size() == known)
        return add(monsters);
    if (!m_where->read(*m_form))
        return false;
    bool done = true;
    m_controller.document().performAsOneStep(
        tr("Add %n Monster(s)", nullptr, static_cast<int>(monsters.size())), [&] {
            for (std::size_t i = known; i < wanted.items.size(); ++i)
                done = done && m_controller.perform(encounter::PutItem{*wanted.items[i], true});
            done = done && add(monsters);
        });
    if (!done)
        m_controller.undo();
    return done;
}

bool MonsterDialog::add(const std::vector<encounter::Monster>& monsters) {
    const auto place = m_where->read(*m_form);
    if (!place)
        return false;
    if (place->encounter) {
        bool done = true;
        const auto addAll = [&] {
            for (const encounter::Monster& monster : monsters)
                done = done && m_controller.perform(encounter::AddMonster{*place->encounter, monster});
        };
        if (monsters.size() == 1)
            addAll();
        else
            m_controller.document().performAsOneStep(
                tr("Add %n Monster(s)", nullptr, static_cast<int>(monsters.size())), addAll);
        return done;
    }
    encounter::Encounter encounter;
    encounter.id = m_controller.dungeon().freshEncounter();
    encounter.level = place->level;
    for (const encounter::Monster& monster : monsters)
        encounter.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
    return m_controller.perform(encounter::AddEncounter{std::move(encounter)});
}

} // namespace sf::ui
