// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/monster_dialog.h"

#include "core/text/encounter_words.h"
#include "core/text/words.h"
#include "ui/encounter/dungeon_desk.h"
#include "ui/encounter/piece_form.h"

#include <QComboBox>
#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int mostAtOnce = 100;

/// What a new Monster begins with.
encounter::Monster freshMonster() {
    encounter::Monster monster;
    monster.damage = encounter::bareAttack.damage;
    return monster;
}

std::string freshMonsterId(const DungeonDesk& desk, const std::string& name,
                           const std::vector<encounter::Monster>& besides) {
    const auto taken = [&](const std::string& id) {
        return desk.dungeon().hasBeing(id) ||
               std::any_of(besides.begin(), besides.end(),
                           [&id](const auto& other) { return other.id == id; });
    };
    std::string id = name;
    for (int number = 2; taken(id); ++number)
        id = name + ' ' + std::to_string(number);
    return id;
}

std::string freshEncounterId(const encounter::Dungeon& dungeon) {
    for (int number = 1;; ++number) {
        const std::string id = 'e' + std::to_string(number);
        const bool ended = std::any_of(dungeon.ended.begin(), dungeon.ended.end(),
                                       [&id](const auto& post) { return post->id == id; });
        if (!ended && !dungeon.indexOfEncounter(id))
            return id;
    }
}

} // namespace

MonsterDialog::MonsterDialog(DungeonDesk& desk, const std::string& encounter, QWidget* parent)
    : FormDialog(tr("Add Monsters"), tr("&Add"), parent)
    , m_desk(desk)
    , m_form(new PieceForm(this))
    , m_where(new QComboBox(this))
    , m_count(new QSpinBox(this)) {
    makeWhere(encounter);
    encounter::Monster fresh = freshMonster();
    fresh.hp = fresh.initialHp = 1;
    addFields(*m_form, monsterFields(), fresh, desk.dungeon());
    m_form->setText("hp", QStringLiteral("1"));
    m_count->setRange(1, mostAtOnce);
    m_form->addEditor("count", tr("How many"), tr("The same several times"), m_count);
    content()->addWidget(m_form);
    connect(m_form, &PieceForm::edited, this, &MonsterDialog::refresh);
    connect(m_form, &PieceForm::ruleActivated, this, &MonsterDialog::ruleActivated);
    connect(m_where, &QComboBox::currentIndexChanged, this, &MonsterDialog::refresh);
    refresh();
}

void MonsterDialog::makeWhere(const std::string& encounter) {
    m_where->addItem(tr("a new Encounter"), QString());
    for (const auto& each : m_desk.dungeon().encounters) {
        const QString id = QString::fromStdString(each->id);
        m_where->addItem(tr("%1, level %2, %3").arg(id, text::figure(each->level), text::mode(each->mode)),
                         id);
    }
    const int index = encounter.empty() ? 0 : m_where->findData(QString::fromStdString(encounter));
    m_where->setCurrentIndex(std::max(0, index));
    m_form->addEditor("where", tr("In"), tr("Monsters share the Dungeon Level of their Encounter (ENC-5)"),
                      m_where);
    m_form->addField("level", tr("Dungeon Level"), tr("Any whole number (ENC-5)"),
                     text::figure(m_desk.workingFloor()));
}

void MonsterDialog::refresh() {
    m_form->editor("level")->setEnabled(m_where->currentIndex() == 0);
    encounter::Monster monster = freshMonster();
    if (readForm(*m_form, monsterFields(), monster, m_desk.dungeon(), true))
        setHint(tr("%1 XP for killing it (ENC-3)").arg(text::figure(monster.xp())));
    else
        setHint(tr("Fields that do not fit say so when it is added."));
}

void MonsterDialog::accept() {
    encounter::Monster monster = freshMonster();
    if (!readForm(*m_form, monsterFields(), monster, m_desk.dungeon()))
        return;
    std::vector<encounter::Monster> monsters;
    for (int i = 0; i < m_count->value(); ++i) {
        monster.id = freshMonsterId(m_desk, monster.name, monsters);
        monsters.push_back(monster);
    }
    if (add(monsters))
        QDialog::accept();
}

bool MonsterDialog::add(const std::vector<encounter::Monster>& monsters) {
    if (m_where->currentIndex() > 0) {
        const std::string encounter = m_where->currentData().toString().toStdString();
        QUndoStack& undo = m_desk.document().undoStack();
        if (monsters.size() > 1)
            undo.beginMacro(tr("Add %n Monster(s)", nullptr, static_cast<int>(monsters.size())));
        bool done = true;
        for (const encounter::Monster& monster : monsters)
            done = done && m_desk.perform(encounter::AddMonster{encounter, monster});
        if (monsters.size() > 1)
            undo.endMacro();
        return done;
    }
    std::int64_t level = 1;
    if (const auto problem = readNumber(m_form->text("level"), -encounter::largestNumber,
                                        encounter::largestNumber, encounterRule(5), level)) {
        m_form->refuse("level", *problem);
        return false;
    }
    encounter::Encounter encounter;
    encounter.id = freshEncounterId(m_desk.dungeon());
    encounter.level = static_cast<int>(level);
    for (const encounter::Monster& monster : monsters)
        encounter.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
    return m_desk.perform(encounter::AddEncounter{std::move(encounter)});
}

} // namespace sf::ui
