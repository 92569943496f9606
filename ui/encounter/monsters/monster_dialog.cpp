// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/monsters/monster_dialog.h"

#include "core/document/encounter/collection_store.h"
#include "core/rules/encounter/monster_names.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/encounter/monsters/encounter_choice.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_form.h"
#include "ui/forms/question_box.h"
#include "ui/forms/word_completer.h"

#include <QComboBox>
#include <QLineEdit>
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

/// The item of that name in the collection, or null.
const encounter::Item* keptItem(const encounter::Dungeon& collection, const QString& name) {
    for (const auto& kept : collection.items)
        if (QString::fromStdString(kept->name).compare(name, Qt::CaseInsensitive) == 0)
            return kept.get();
    return nullptr;
}

/// The item of that name in the collection, or else a plain one, whose name is also its id if no other has
/// it.
encounter::Item newItem(const encounter::Dungeon& dungeon, const encounter::Dungeon& collection,
                        const QString& name) {
    encounter::Item item;
    item.name = name.toStdString();
    if (const encounter::Item* kept = keptItem(collection, name))
        item = *kept;
    item.id = item.name;
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
    , m_like(new QComboBox(this))
    , m_count(new QSpinBox(this)) {
    m_where->addTo(*m_form);
    addModels();
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
    QStringList items;
    for (const auto& item : controller.dungeon().items)
        items << QString::fromStdString(item->name);
    new WordCompleter(*qobject_cast<QLineEdit*>(m_form->editor("drop")), items);
    m_form->editor("name")->setFocus();
    refresh();
}

/// The Monsters of this dungeon's table, then those of the collection.
void MonsterDialog::addModels() {
    auto kept = document::CollectionStore().read();
    if (auto* collection = std::get_if<encounter::Dungeon>(&kept))
        m_collection = std::move(*collection);
    m_like->addItem(tr("a new Monster"));
    for (const auto* table : {&m_controller.dungeon().table, &std::as_const(m_collection).table})
        for (const auto& line : *table)
            m_like->addItem(text::displayName(line->monster.name));
    m_form->addEditor(
        "like", tr("Start from"),
        tr("Fills in the fields from a Monster in the Random Monsters table or your collection"), m_like);
    m_like->setEnabled(m_like->count() > 1);
    connect(m_like, &QComboBox::activated, this, &MonsterDialog::useModel);
}

void MonsterDialog::useModel() {
    auto index = static_cast<std::size_t>(std::max(0, m_like->currentIndex() - 1));
    if (m_like->currentIndex() == 0)
        return;
    const encounter::Dungeon& own = m_controller.dungeon();
    const bool isOwn = index < own.table.size();
    const encounter::Dungeon& from = isOwn ? own : m_collection;
    encounter::Monster monster = from.table[isOwn ? index : index - own.table.size()]->monster;
    monster.hp = monster.initialHp;
    for (const auto& field : monsterFields())
        if (field.read)
            m_form->setText(field.key, field.text(monster, from));
    refresh();
}

void MonsterDialog::refresh() {
    setProblem({});
    encounter::Monster monster = freshMonster();
    const QStringList names = newItemNames(m_controller.dungeon(), m_form->text("drop"));
    if (readForm(*m_form, monsterFields(), monster, withNewItems(), true))
        setHint(names.isEmpty() ? tr("%1 XP for killing it (ENC-3)").arg(text::figure(monster.xp()))
                                : tr("%1 XP for killing it (ENC-3). New in the item library: %2")
                                      .arg(text::figure(monster.xp()), text::listed(names)));
    else
        setHint(tr("If an entry is wrong, its field says so when you add the Monster."));
}

/// The dungeon with the items that the drop names and the library doesn't have yet.
encounter::Dungeon MonsterDialog::withNewItems() const {
    encounter::Dungeon dungeon = m_controller.dungeon();
    for (const QString& name : newItemNames(dungeon, m_form->text("drop")))
        dungeon.items.push_back(
            std::make_shared<const encounter::Item>(newItem(dungeon, m_collection, name)));
    return dungeon;
}

/// Asks about items that neither the library nor the collection has: a name may be mistyped.
bool MonsterDialog::mayInvent() {
    QStringList unknown;
    for (const QString& name : newItemNames(m_controller.dungeon(), m_form->text("drop")))
        if (!keptItem(m_collection, name))
            unknown << text::displayName(name);
    if (unknown.isEmpty())
        return true;
    const QString question = tr("No item of the library is called %1. Its items are offered as you type.")
                                 .arg(text::listed(unknown));
    return QuestionBox(tr("New items?"), question, this).confirms(tr("&Add to the library"));
}

void MonsterDialog::accept() {
    encounter::Monster monster = freshMonster();
    const encounter::Dungeon dungeon = withNewItems();
    if (!readForm(*m_form, monsterFields(), monster, dungeon) || !mayInvent())
        return;
    std::vector<encounter::Monster> monsters;
    for (int i = 0; i < m_count->value(); ++i) {
        encounter::Monster next = monster;
        next.name = encounter::numberedName(m_controller.dungeon(), monster.name, monsters);
        next.id = freshMonsterId(m_controller, next.name, monsters);
        monsters.push_back(std::move(next));
    }
    const std::vector<encounter::Action> actions = actionsFor(monsters, dungeon);
    if (actions.empty())
        return;
    std::optional<text::Caption> problem;
    bool isChanged = false;
    const auto performAll = [&] {
        for (const encounter::Action& action : actions)
            if (!problem)
                problem = m_controller.tryTo(action);
    };
    if (actions.size() == 1)
        performAll();
    else
        isChanged = m_controller.document().performAsOneStep(
            tr("Add %n Monster(s)", nullptr, static_cast<int>(monsters.size())), performAll);
    if (!problem)
        return QDialog::accept();
    if (isChanged)
        m_controller.document().undo();
    setProblem(problem->sentence);
}

/// Puts new items into the library first. Empty if the place of the Monsters can't be read.
std::vector<encounter::Action> MonsterDialog::actionsFor(const std::vector<encounter::Monster>& monsters,
                                                         const encounter::Dungeon& wanted) const {
    const auto place = m_where->read(*m_form);
    if (!place)
        return {};
    std::vector<encounter::Action> actions;
    for (std::size_t i = m_controller.dungeon().items.size(); i < wanted.items.size(); ++i)
        actions.emplace_back(encounter::PutItem{*wanted.items[i], true});
    if (place->encounter) {
        for (const encounter::Monster& monster : monsters)
            actions.emplace_back(encounter::AddMonster{*place->encounter, monster});
        return actions;
    }
    encounter::Encounter encounter;
    encounter.id = m_controller.dungeon().freshEncounter();
    encounter.level = place->level;
    for (const encounter::Monster& monster : monsters)
        encounter.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
    actions.emplace_back(encounter::AddEncounter{std::move(encounter)});
    return actions;
}

} // namespace sf::ui

#include "moc_monster_dialog.cpp"
