// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/belongings_panel.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_clipboard.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/forms/refusal_line.h"
#include "ui/page/command_registry.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/column_sharer.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/row_table.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

namespace sf::ui {
namespace {

constexpr int libraryLetters = 16; ///< of the list, whatever the names

QString statsOf(const encounter::Item& item) {
    QStringList parts;
    if (item.weapon)
        parts << BelongingsPanel::tr("%1, %2").arg(QString::fromStdString(item.weapon->damage.text()),
                                                   text::damageType(item.weapon->type));
    if (item.armor)
        parts << BelongingsPanel::tr("AC %1, %2")
                     .arg(text::figure(item.armor->ac), text::armorType(item.armor->type));
    if (item.armor && item.armor->magicResistant)
        parts << BelongingsPanel::tr("resists magic");
    return text::clauses(parts);
}

QStringList rowOf(const encounter::Dungeon& dungeon, const std::string& id) {
    const encounter::Item* item = dungeon.item(id);
    return {text::displayName(itemName(dungeon, id)), item ? statsOf(*item) : QString()};
}

/// An item that is carried twice is wielded or worn only once.
QList<QStringList> carriedRows(const encounter::Dungeon& dungeon, const encounter::Person& person) {
    QList<QStringList> rows;
    for (auto id = person.items.begin(); id != person.items.end(); ++id) {
        const bool again = std::find(person.items.begin(), id, *id) != id;
        QStringList uses;
        if (!again && person.wielded == *id)
            uses << BelongingsPanel::tr("wielded");
        if (!again && std::find(person.worn.begin(), person.worn.end(), *id) != person.worn.end())
            uses << BelongingsPanel::tr("worn");
        rows << rowOf(dungeon, *id) + QStringList(text::listed(uses));
    }
    return rows;
}

/// Empty if there is no such row.
std::string idIn(const std::vector<std::string>& ids, int row) {
    return row >= 0 && row < static_cast<int>(ids.size()) ? ids[static_cast<std::size_t>(row)]
                                                          : std::string();
}

} // namespace

BelongingsPanel::BelongingsPanel(DungeonController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_title(new ElidedLabel(this))
    , m_lootTitle(new QLabel(this))
    , m_library(new QComboBox(this))
    , m_refusal(new RefusalLine(this)) {
    for (QLabel* title : {static_cast<QLabel*>(m_title), m_lootTitle})
        scaleFont(*title, 1, true);
    m_carried = makeTable({tr("Item"), tr("What it does"), tr("Use")});
    m_loot = makeTable({tr("Item"), tr("What it does")});
    m_carried->setObjectName(QStringLiteral("carriedTable"));
    m_loot->setObjectName(QStringLiteral("lootTable"));
    m_library->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_library->setMinimumContentsLength(libraryLetters);
    m_library->setAccessibleName(tr("Item from the library"));
    m_library->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 4);
    addWidgets(*layout, {m_title, makeLibraryRow()});
    layout->addWidget(m_carried, 3);
    addWidgets(*layout, {makeCarriedButtons(), m_refusal, m_lootTitle});
    layout->addWidget(m_loot, 2);
    layout->addWidget(makeLootButtons());
    m_refusal->setShownInStatusBar();
    connect(&controller, &DungeonController::choiceChanged, this, &BelongingsPanel::refresh);
    connect(&controller, &DungeonController::floorChanged, this, &BelongingsPanel::refresh);
    connect(&controller, &DungeonController::changed, this, [this](const encounter::Changes& changes) {
        for (const encounter::Change& change : changes)
            if (std::holds_alternative<encounter::PieceChange<encounter::Item>>(change))
                return refreshLibrary();
    });
    addEdits(QStringLiteral("Carried"), {*m_carried, [this] { return carriedItems(); },
                                         [this](Items items) { return putCarried(std::move(items)); }});
    addEdits(QStringLiteral("Loot"), {*m_loot, [this] { return loot(); },
                                      [this](Items items) {
                                          return encounter::SetLoot{floor(), std::move(items)};
                                      }});
    connect(m_carried, &QTableView::activated, this, &BelongingsPanel::use);
    connect(m_loot, &QTableView::activated, this, &BelongingsPanel::take);
    fitRows();
    refreshLibrary();
    refresh();
}

QTableWidget* BelongingsPanel::makeTable(const QStringList& titles) {
    auto* table = new QuietView<QTableWidget>(0, static_cast<int>(titles.size()), this);
    for (int column = 0; column < titles.size(); ++column) // a space aligns the title with the cells
        table->setHorizontalHeaderItem(column, new QTableWidgetItem(u' ' + titles[column]));
    makeRowTable(*table);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setSizePolicy(QSizePolicy::Expanding,
                         QSizePolicy::Ignored); // scrolls only when a low dock has to
    new ColumnSharer(*table);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(table, &QTableWidget::currentCellChanged, this, &BelongingsPanel::refreshButtons);
    return table;
}

QPushButton* BelongingsPanel::addButton(QWidget* bar, const QString& text, const QString& about,
                                        void (BelongingsPanel::*slot)()) {
    auto* button = new QPushButton(text, bar);
    button->setToolTip(about);
    bar->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

QWidget* BelongingsPanel::makeCarriedButtons() {
    auto* bar = new QWidget(this);
    bar->setLayout(new FlowLayout(6));
    m_use = addButton(bar, tr("Wield"), tr("Wield a carried weapon or wear a carried armor (ENC-4)"),
                      &BelongingsPanel::use);
    m_use->setObjectName(QStringLiteral("useButton"));
    m_layDown =
        addButton(bar, tr("Drop"), tr("To the Loot of the floor (ENC-10)"), &BelongingsPanel::layDown);
    m_take = addButton(bar, tr("Take from the Loot"), tr("The chosen item below (ENC-10)"),
                       &BelongingsPanel::take);
    return bar;
}

/// The library row is above the carried items, so that a low dock shows it too.
QWidget* BelongingsPanel::makeLibraryRow() {
    auto* bar = new QWidget(this);
    bar->setLayout(new FlowLayout(6));
    bar->layout()->addWidget(m_library);
    m_give = addButton(bar, tr("Give"), tr("Give the @ the item from the library"), &BelongingsPanel::give);
    m_put = addButton(bar, tr("Put into the Loot"), tr("Put the item from the library into the floor's Loot"),
                      &BelongingsPanel::putIntoLoot);
    m_give->setObjectName(QStringLiteral("giveButton"));
    return bar;
}

QWidget* BelongingsPanel::makeLootButtons() {
    auto* bar = new QWidget(this);
    auto* column = marginless<QVBoxLayout>(bar);
    auto* buttons = new QWidget(bar);
    buttons->setLayout(new FlowLayout(6));
    column->addWidget(buttons);
    m_remove = addButton(buttons, tr("Remove from the Loot"), tr("Remove the chosen item from the Loot"),
                         &BelongingsPanel::removeFromLoot);
    return bar;
}

void BelongingsPanel::fitRows() {
    for (QTableWidget* table : {m_carried, m_loot}) {
        const int row = fitRowTable(*table, font());
        table->setMinimumHeight(table->horizontalHeader()->sizeHint().height() + 2 * row + 4);
    }
}

int BelongingsPanel::floor() const {
    const encounter::Person* person = m_controller.dungeon().person(m_controller.attacker());
    return person ? person->level : m_controller.workingFloor();
}

std::vector<std::string> BelongingsPanel::loot() const {
    const auto& all = m_controller.dungeon().loot;
    const auto found = all.find(floor());
    return found == all.end() ? std::vector<std::string>() : found->second;
}

std::string BelongingsPanel::carried() const {
    const encounter::Person* person = m_controller.dungeon().person(m_controller.attacker());
    return person ? idIn(person->items, m_carried->currentRow()) : std::string();
}

std::string BelongingsPanel::lying() const {
    return idIn(loot(), m_loot->currentRow());
}

void BelongingsPanel::refresh() {
    const encounter::Dungeon& dungeon = m_controller.dungeon();
    const encounter::Person* person = dungeon.person(m_controller.attacker());
    m_title->setWholeText(person ? tr("%1 carries").arg(text::displayName(person->name))
                                 : tr("No @ is chosen"));
    m_lootTitle->setText(tr("Loot of level %1").arg(text::figure(floor())));
    m_carried->setAccessibleName(m_title->accessibleName());
    m_loot->setAccessibleName(m_lootTitle->text());
    showRows(*m_carried, person ? carriedRows(dungeon, *person) : QList<QStringList>());
    QList<QStringList> lying;
    for (const std::string& id : loot())
        lying << rowOf(dungeon, id);
    showRows(*m_loot, lying);
    m_refusal->clear();
    refreshButtons();
}

void BelongingsPanel::refreshLibrary() {
    const QString before = m_library->currentData().toString();
    const QSignalBlocker silence(m_library);
    m_library->clear();
    for (const auto& item : m_controller.dungeon().items)
        m_library->addItem(text::displayName(item->name), QString::fromStdString(item->id));
    m_library->setCurrentIndex(std::max(0, m_library->findData(before)));
    refreshButtons();
}

void BelongingsPanel::refreshButtons() {
    const bool person = m_controller.dungeon().person(m_controller.attacker()) != nullptr;
    const std::optional<Use> use = nextUse();
    m_use->setText(use ? use->text : tr("Wield"));
    m_use->setEnabled(use.has_value());
    m_layDown->setEnabled(person && !carried().empty());
    m_take->setEnabled(person && !lying().empty());
    const bool library = m_library->count() > 0;
    m_give->setEnabled(person && library);
    m_put->setEnabled(library);
    m_remove->setEnabled(!lying().empty());
}

void BelongingsPanel::perform(const encounter::Action& action) {
    if (const auto problem = m_controller.tryTo(action))
        m_refusal->say(*problem);
}

/// What the button does with the chosen item. A weapon that is also armor is wielded, worn, put away and
/// taken off in turn; it is worn only if nothing of its type is.
std::optional<BelongingsPanel::Use> BelongingsPanel::nextUse() const {
    const encounter::Person* person = m_controller.dungeon().person(m_controller.attacker());
    const encounter::Item* item = m_controller.dungeon().item(carried());
    if (!person || !item || !(item->weapon || item->armor))
        return std::nullopt;
    const bool isWielded = person->wielded == item->id;
    const bool isWorn = std::find(person->worn.begin(), person->worn.end(), item->id) != person->worn.end();
    const encounter::Wear wear{person->id, item->id};
    if (item->armor && !isWorn && (!item->weapon || (isWielded && !m_controller.check(wear))))
        return Use{tr("Wear"), wear};
    if (isWielded)
        return Use{tr("Put away"), encounter::Wield{person->id, {}}};
    if (isWorn)
        return Use{tr("Take off"), encounter::Unwear{person->id, item->id}};
    return Use{tr("Wield"), encounter::Wield{person->id, item->id}};
}

void BelongingsPanel::use() {
    if (const std::optional<Use> use = nextUse())
        perform(use->action);
}

void BelongingsPanel::layDown() {
    if (const std::string id = carried(); !id.empty())
        perform(encounter::Drop{m_controller.attacker(), id});
}

void BelongingsPanel::take() {
    if (const std::string id = lying(); !id.empty() && !m_controller.attacker().empty())
        perform(encounter::Take{m_controller.attacker(), id});
}

void BelongingsPanel::give() {
    if (const encounter::Person* person = m_controller.dungeon().person(m_controller.attacker())) {
        encounter::Person after = *person;
        after.items.push_back(m_library->currentData().toString().toStdString());
        perform(encounter::PutPerson{std::move(after), false});
    }
}

void BelongingsPanel::putIntoLoot() {
    std::vector<std::string> items = loot();
    items.push_back(m_library->currentData().toString().toStdString());
    perform(encounter::SetLoot{floor(), std::move(items)});
}

void BelongingsPanel::removeFromLoot() {
    std::vector<std::string> items = loot();
    const int row = m_loot->currentRow();
    if (row < 0 || row >= static_cast<int>(items.size()))
        return;
    items.erase(items.begin() + row);
    perform(encounter::SetLoot{floor(), std::move(items)});
}

// The Edit menu
// ---------------------------------------------------------------------------------------------------------

void BelongingsPanel::addEdits(const QString& what, const List& list) {
    const auto chosen = [list] { return idIn(list.items(), list.table.currentRow()); };
    const auto copy = [this, chosen] {
        const std::string id = chosen();
        if (id.empty())
            return;
        copyPieces(document::itemClip(m_controller.dungeon(), {id}), itemName(m_controller.dungeon(), id));
    };
    const auto remove = [this, list, chosen] {
        Items items = list.items();
        if (chosen().empty())
            return;
        items.erase(items.begin() + list.table.currentRow());
        replace(list, std::move(items));
    };
    const auto cut = [copy, remove] {
        copy();
        remove();
    };
    const auto duplicate = [this, list, chosen] {
        Items items = list.items();
        items.push_back(chosen());
        replace(list, std::move(items));
    };
    auto* commands = new CommandRegistry(list.table);
    addEditCommands(*commands, what,
                    {.cut = cut,
                     .copy = copy,
                     .paste = [this, list] { pasteInto(list); },
                     .duplicate = duplicate,
                     .remove = remove,
                     .selectAll = {},
                     .hasChosen = [chosen] { return !chosen().empty(); }});
    list.table.setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&list.table, &QTableWidget::currentCellChanged, commands, &CommandRegistry::refresh);
    connect(&m_controller, &DungeonController::choiceChanged, commands, &CommandRegistry::refresh);
}

void BelongingsPanel::replace(const List& list, Items items) {
    if (const auto action = list.put(std::move(items)))
        perform(*action);
}

void BelongingsPanel::pasteInto(const List& list) {
    const auto read = copiedPieces();
    if (const auto* why = std::get_if<QString>(&read))
        return m_refusal->say(*why);
    std::vector<encounter::Action> actions;
    Items items = list.items();
    const Items pasted = std::get<document::DungeonPaste>(read).itemsInto(m_controller.dungeon(), actions);
    items.insert(items.end(), pasted.begin(), pasted.end());
    const auto put = list.put(std::move(items));
    if (!put || pasted.empty())
        return m_refusal->say(pasted.empty() ? tr("There are no items on the clipboard.")
                                             : tr("Choose an @ first."));
    actions.push_back(*put);
    m_controller.performAll(actions, tr("Paste %n item(s)", nullptr, static_cast<int>(pasted.size())));
}

BelongingsPanel::Items BelongingsPanel::carriedItems() const {
    const encounter::Person* person = m_controller.dungeon().person(m_controller.attacker());
    return person ? person->items : Items();
}

/// What is no longer carried is no longer wielded or worn either.
std::optional<encounter::Action> BelongingsPanel::putCarried(Items items) const {
    const encounter::Person* person = m_controller.dungeon().person(m_controller.attacker());
    if (!person)
        return std::nullopt;
    encounter::Person after = *person;
    after.items = std::move(items);
    const auto isGone = [&after](const std::string& id) {
        return std::ranges::find(after.items, id) == after.items.end();
    };
    if (after.wielded && isGone(*after.wielded))
        after.wielded.reset();
    std::erase_if(after.worn, isGone);
    return encounter::PutPerson{std::move(after), false};
}

} // namespace sf::ui

#include "moc_belongings_panel.cpp"
