// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/collection/collection_dialog.h"

#include "core/document/io/text_table.h"
#include "core/rules/encounter/apply.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_clipboard.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/page/command_registry.h"
#include "ui/speech/announce.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"
#include "ui/style/settings.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/saving_notice.h"

#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

/// "Bat: HP 4 (4), Damage 1d2, ..."
template<class Piece>
QString described(const Piece& piece, const std::vector<PieceField<Piece>>& fields,
                  const encounter::Dungeon& dungeon) {
    QString name;
    QStringList stats;
    for (const auto& field : fields) {
        const QString text = field.text(piece, dungeon);
        if (field.key == "name")
            name = text::displayText(text);
        else if (field.key != "id" && field.key != "weight" && !text.isEmpty())
            stats << CollectionDialog::tr("%1 %2").arg(field.title, text::displayText(text));
    }
    return CollectionDialog::tr("%1: %2").arg(name, text::listed(stats));
}

/// As a spreadsheet takes them.
template<class Piece>
QString listed(const std::vector<const Piece*>& pieces, const std::vector<PieceField<Piece>>& fields,
               const encounter::Dungeon& dungeon) {
    document::WrittenTable table(pieces.size() + 1);
    for (const auto& field : fields) {
        if (field.key == "id")
            continue;
        table.front() << field.title;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            table[i + 1] << field.text(*pieces[i], dungeon);
    }
    return document::tabbed(table);
}

QString dungeonFiles() {
    return CollectionDialog::tr("Dungeons (*.sqf)");
}

} // namespace

CollectionDialog::CollectionDialog(DungeonController& controller, Kind kind, QWidget* parent,
                                   document::CollectionStore store)
    : FormDialog(kind == Kind::Items ? tr("Collection of items") : tr("Collection of Monsters"),
                 tr("&Take into the dungeon"), parent)
    , m_controller(controller)
    , m_kind(kind)
    , m_store(std::move(store))
    , m_list(new QuietView<QListWidget>(this))
    , m_edits(new CommandRegistry(*m_list)) {
    m_list->setAccessibleName(windowTitle());
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setWordWrap(true);
    m_list->setMinimumSize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 12);
    content()->addWidget(m_list, 1);
    content()->addWidget(makeButtons());
    connect(m_list, &QListWidget::itemSelectionChanged, this, &CollectionDialog::refresh);
    connect(m_list, &QListWidget::itemActivated, acceptButton(), &QPushButton::click);
    addEdits();
    fill();
}

void CollectionDialog::addEdits() {
    const auto cut = [this] {
        copy();
        remove();
    };
    addEditCommands(*m_edits, QStringLiteral("Kept"),
                    {.cut = cut,
                     .copy = [this] { copy(); },
                     .paste = [this] { paste(); },
                     .duplicate = [this] { duplicate(); },
                     .remove = [this] { remove(); },
                     .selectAll = [this] { m_list->selectAll(); },
                     .hasChosen = [this] { return !chosen().empty(); }});
}

QWidget* CollectionDialog::makeButtons() {
    auto* bar = new QWidget(this);
    bar->setLayout(new FlowLayout);
    const auto add = [&](const QString& text, const QString& icon, void (CollectionDialog::*run)()) {
        auto* button = new QPushButton(lineIcon(icon), text, bar);
        button->setAutoDefault(false);
        bar->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, run);
        return button;
    };
    m_remove = add(tr("&Delete"), QStringLiteral("trash"), &CollectionDialog::remove);
    m_restore = add(tr("Res&tore"), QStringLiteral("undo"), &CollectionDialog::restore);
    add(tr("&Import from a dungeon…"), QStringLiteral("open"), &CollectionDialog::askForImport);
    m_export = add(tr("&Export…"), QStringLiteral("save"), &CollectionDialog::askForExport);
    return bar;
}

void CollectionDialog::fill() {
    const auto read = m_store.read();
    if (const auto* error = std::get_if<QString>(&read))
        m_trouble = *error;
    else
        m_collection = std::get<encounter::Dungeon>(read);
    m_list->clear();
    if (m_kind == Kind::Items)
        for (const auto& item : m_collection.items)
            m_list->addItem(described(*item, itemFields(), m_collection));
    else
        for (const auto& line : m_collection.table)
            m_list->addItem(described(line->monster, monsterFields(), m_collection));
    refresh();
}

std::vector<std::size_t> CollectionDialog::chosen() const {
    std::vector<std::size_t> rows;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->isSelected())
            rows.push_back(static_cast<std::size_t>(row));
    return rows;
}

std::vector<std::string> CollectionDialog::chosenIds() const {
    std::vector<std::string> ids;
    for (const std::size_t row : chosen())
        ids.push_back(m_kind == Kind::Items ? m_collection.items[row]->id
                                            : m_collection.table[row]->monster.id);
    return ids;
}

void CollectionDialog::refresh() {
    const bool any = !chosen().empty();
    m_remove->setEnabled(any);
    m_edits->refresh();
    m_restore->setVisible(m_before.has_value());
    m_export->setEnabled(!m_collection.items.empty() || !m_collection.table.empty());
    if (!m_trouble.isEmpty())
        setProblem(m_trouble);
    else if (m_list->count() == 0)
        setWaiting(tr("The collection is empty. Save something to it from a dungeon, or import a dungeon."));
    else if (!any)
        setWaiting(tr("Select what to take into the dungeon."));
    else
        setProblem({});
    if (m_trouble.isEmpty() && any)
        setHint(tr("%n selected", nullptr, static_cast<int>(chosen().size())));
}

std::vector<encounter::Action> CollectionDialog::actionsFor(std::size_t index) const {
    return m_kind == Kind::Items
               ? encounter::takeItem(m_controller.dungeon(), *m_collection.items[index])
               : encounter::takeMonster(m_controller.dungeon(), m_collection, *m_collection.table[index]);
}

void CollectionDialog::accept() {
    const std::vector<std::size_t> rows = chosen();
    std::optional<text::Caption> problem;
    const bool isChanged = m_controller.document().performAsOneStep(tr("Take from the collection"), [&] {
        for (const std::size_t row : rows)
            for (const encounter::Action& action : actionsFor(row))
                if (!problem)
                    problem = m_controller.tryTo(action);
    });
    if (problem) {
        if (isChanged)
            m_controller.document().undo();
        return setProblem(problem->sentence);
    }
    if (!isChanged)
        m_controller.say(tr("The dungeon already has all of these"));
    QDialog::accept();
}

void CollectionDialog::write(const encounter::Dungeon& collection) {
    m_trouble = writeBehindNotice([&] { return m_store.write(collection); }).value_or(QString());
    if (m_trouble.isEmpty())
        m_before = m_collection;
    fill();
}

void CollectionDialog::say(const QString& text) {
    setHint(text);
    announce(*m_list, text);
}

void CollectionDialog::copy() {
    const std::vector<std::string> ids = chosenIds();
    if (ids.empty())
        return;
    if (m_kind == Kind::Items) {
        std::vector<const encounter::Item*> items;
        for (const std::size_t row : chosen())
            items.push_back(m_collection.items[row].get());
        copyPieces(document::itemClip(m_collection, ids), listed(items, itemFields(), m_collection));
    } else {
        std::vector<const encounter::Monster*> monsters;
        for (const std::size_t row : chosen())
            monsters.push_back(&m_collection.table[row]->monster);
        copyPieces(document::lineClip(m_collection, ids), listed(monsters, monsterFields(), m_collection));
    }
    say(tr("%n row(s) copied", nullptr, static_cast<int>(ids.size())));
}

void CollectionDialog::paste() {
    const auto read = copiedPieces();
    if (const auto* why = std::get_if<QString>(&read))
        return say(*why);
    const auto& clip = std::get<document::DungeonPaste>(read);
    add(m_kind == Kind::Items ? clip.itemsInto(m_collection) : clip.linesInto(m_collection));
}

void CollectionDialog::duplicate() {
    if (m_kind == Kind::Items)
        return add(document::itemCopies(m_collection, chosenIds()));
    const auto read = document::DungeonPaste::of(document::lineClip(m_collection, chosenIds()));
    if (const auto* clip = std::get_if<document::DungeonPaste>(&read))
        add(clip->linesInto(m_collection));
}

void CollectionDialog::add(const std::vector<encounter::Action>& actions) {
    encounter::Dungeon collection = m_collection;
    for (const encounter::Action& action : actions)
        encounter::edit(collection, action);
    const bool isSame = m_kind == Kind::Items ? collection.items.size() == m_collection.items.size()
                                              : collection.table.size() == m_collection.table.size();
    if (isSame)
        return say(tr("The pieces on the clipboard are already in this list, or don't belong in it"));
    const int before = m_list->count();
    write(collection);
    for (int row = before; row < m_list->count(); ++row)
        m_list->setCurrentRow(row, QItemSelectionModel::Select);
}

void CollectionDialog::remove() {
    encounter::Dungeon collection = m_collection;
    std::vector<std::size_t> rows = chosen();
    if (rows.empty())
        return;
    std::ranges::reverse(rows); // from the last, so that those before keep their places
    for (const std::size_t row : rows)
        m_kind == Kind::Items ? encounter::forgetItem(collection, row)
                              : encounter::forgetMonster(collection, row);
    write(collection);
    if (m_list->hasFocus() && m_list->count() > 0)
        m_list->setCurrentRow(std::min(static_cast<int>(rows.back()), m_list->count() - 1));
    else
        m_restore->setFocus();
}

void CollectionDialog::restore() {
    write(*m_before);
    m_before.reset();
    refresh();
    m_list->setFocus();
}

void CollectionDialog::importFrom(const QString& file) {
    const auto read = document::readCollection(file);
    if (const auto* error = std::get_if<QString>(&read))
        return setProblem(*error);
    encounter::Dungeon collection = m_collection;
    encounter::keepAll(collection, std::get<encounter::Dungeon>(read));
    write(collection);
}

void CollectionDialog::exportTo(const QString& file) {
    if (const auto error = writeBehindNotice([&] { return document::writeCollection(file, m_collection); }))
        return setProblem(*error);
    m_controller.say(tr("Saved %1").arg(text::displayText(file)));
}

void CollectionDialog::askForImport() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Import from a dungeon"), m_controller.context().settings.lastFolder(), dungeonFiles());
    if (!file.isEmpty())
        importFrom(file);
}

void CollectionDialog::askForExport() {
    QFileDialog dialog(this, tr("Export the collection"), m_controller.context().settings.lastFolder(),
                       dungeonFiles());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("sqf"));
    if (dialog.exec() == QDialog::Accepted)
        exportTo(dialog.selectedFiles().value(0));
}

} // namespace sf::ui

#include "moc_collection_dialog.cpp"
