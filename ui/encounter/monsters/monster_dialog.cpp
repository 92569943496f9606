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
    if (readForm(*m_form, monsterFields(), monster, m_controller.dungeon(), true))
        setHint(tr("%1 XP for killing it (ENC-3)").arg(text::figure(monster.xp())));
    else
        setHint(tr("If an entry is wrong, its field says so when you add the Monster."));
}

void MonsterDialog::accept() {
    encounter::Monster monster = freshMonster();
    if (!readForm(*m_form, monsterFields(), monster, m_controller.dungeon()))
        return;
    std::vector<encounter::Monster> monsters;
    for (int i = 0; i < m_count->value(); ++i) {
        encounter::Monster next = monster;
        next.name = encounter::numberedName(m_controller.dungeon(), monster.name, monsters);
        next.id = freshMonsterId(m_controller, next.name, monsters);
        monsters.push_back(std::move(next));
    }
    if (add(monsters))
        QDialog::accept();
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
