// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/piece_clipboard.h"

#include "core/text/encounter_text.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/forms/removal_question.h"
#include "ui/page/command_registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTableView>

#include <algorithm>

namespace sf::ui {
namespace {

using encounter::Action;
using Ids = PieceEdits::Ids;

struct PieceClipboard {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::PieceClipboard)
};

/// Cuts, copies and pastes for one table.
class PieceEditor final : public QObject {
public:
    PieceEditor(PieceTable& table, DungeonController& controller, PieceEdits edits)
        : QObject(&table), m_table(table), m_controller(controller), m_edits(std::move(edits)) {}

    void copy() const {
        const Ids ids = m_table.selectedIds();
        const QByteArray clip = m_edits.clip(m_controller.dungeon(), ids);
        if (clip.isEmpty())
            return;
        copyPieces(clip, m_table.selectedText());
        m_controller.say(PieceClipboard::tr("%n row(s) copied", nullptr, static_cast<int>(ids.size())));
    }
    void cut() {
        copy();
        remove(PieceClipboard::tr("Cut %n row(s)", nullptr, count()));
    }
    void remove() { remove(PieceClipboard::tr("Delete %n row(s)", nullptr, count())); }
    void duplicate() {
        const Ids ids = m_table.selectedIds();
        const QString text = PieceClipboard::tr("Duplicate %n row(s)", nullptr, count());
        if (m_edits.duplicate)
            return add(m_edits.duplicate(ids), text);
        const auto read = document::DungeonPaste::of(m_edits.clip(m_controller.dungeon(), ids));
        if (const auto* paste = std::get_if<document::DungeonPaste>(&read))
            add(m_edits.paste(*paste), text);
    }
    void paste() {
        const auto read = copiedPieces();
        if (const auto* why = std::get_if<QString>(&read))
            return m_controller.say(*why);
        const auto actions = m_edits.paste(std::get<document::DungeonPaste>(read));
        if (actions.empty())
            return m_controller.say(PieceClipboard::tr(
                "The pieces on the clipboard are already in this table, or don't belong in it"));
        add(actions, PieceClipboard::tr("Paste"));
    }

private:
    int count() const { return static_cast<int>(m_table.selectedIds().size()); }
    /// The rows that come are selected.
    void add(const std::vector<Action>& actions, const QString& text) {
        const Ids before = m_table.ids();
        if (!m_controller.performAll(actions, text))
            return;
        Ids added = m_table.ids();
        std::erase_if(added,
                      [&](const std::string& id) { return std::ranges::find(before, id) != before.end(); });
        m_table.select(added);
    }
    void remove(const QString& text) {
        const std::vector<Action> actions = m_edits.remove(m_table.selectedIds());
        QStringList removals;
        for (const Action& action : actions)
            removals << m_controller.document().removals(action);
        if (actions.empty() || !mayRemove(text, removals, m_table))
            return;
        if (actions.size() == 1)
            m_controller.perform(actions.front());
        else
            m_controller.performAll(actions, text);
        m_table.selectCurrent();
    }

    PieceTable& m_table;
    DungeonController& m_controller;
    PieceEdits m_edits;
};

template<class Removal>
std::vector<Action> removals(const Ids& ids) {
    std::vector<Action> actions;
    actions.reserve(ids.size());
    for (const std::string& id : ids)
        actions.emplace_back(Removal{id});
    return actions;
}

} // namespace

void addPieceEdits(PieceTable& table, DungeonController& controller, const QString& what, PieceEdits edits) {
    auto* editor = new PieceEditor(table, controller, std::move(edits));
    auto* commands = new CommandRegistry(table.view());
    addEditCommands(*commands, what,
                    {.cut = [editor] { editor->cut(); },
                     .copy = [editor] { editor->copy(); },
                     .paste = [editor] { editor->paste(); },
                     .duplicate = [editor] { editor->duplicate(); },
                     .remove = [editor] { editor->remove(); },
                     .selectAll = [&table] { table.view().selectAll(); },
                     .hasChosen = [&table] { return !table.selectedIds().empty(); }});
    QObject::connect(table.view().selectionModel(), &QItemSelectionModel::selectionChanged, commands,
                     &CommandRegistry::refresh);
}

void copyPieces(const QByteArray& clip, const QString& text) {
    auto* data = new QMimeData;
    data->setData(QLatin1String(document::dungeonClipType), clip);
    data->setText(text);
    QGuiApplication::clipboard()->setMimeData(data);
}

std::variant<document::DungeonPaste, QString> copiedPieces() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(QLatin1String(document::dungeonClipType)))
        return PieceClipboard::tr("Nothing of a dungeon is on the clipboard");
    return document::DungeonPaste::of(data->data(QLatin1String(document::dungeonClipType)));
}

PieceEdits personEdits(DungeonController& controller) {
    return {document::personClip,
            [&controller](const document::DungeonPaste& paste) {
                return paste.peopleInto(controller.dungeon(), controller.floor());
            },
            removals<encounter::RemovePerson>};
}

PieceEdits encounterEdits(DungeonController& controller) {
    return {document::encounterClip,
            [&controller](const document::DungeonPaste& paste) {
                return paste.encountersInto(controller.dungeon(), controller.floor());
            },
            removals<encounter::RemoveEncounter>};
}

PieceEdits monsterEdits(DungeonController& controller, std::function<std::string()> encounter) {
    return {document::monsterClip,
            [&controller, encounter = std::move(encounter)](const document::DungeonPaste& paste) {
                return paste.monstersInto(controller.dungeon(), encounter(), controller.workingFloor());
            },
            removals<encounter::RemoveMonster>};
}

PieceEdits itemEdits(DungeonController& controller) {
    return {
        document::itemClip,
        [&controller](const document::DungeonPaste& paste) { return paste.itemsInto(controller.dungeon()); },
        removals<encounter::RemoveItem>,
        [&controller](const Ids& ids) { return document::itemCopies(controller.dungeon(), ids); }};
}

PieceEdits lineEdits(DungeonController& controller) {
    return {
        document::lineClip,
        [&controller](const document::DungeonPaste& paste) { return paste.linesInto(controller.dungeon()); },
        [&controller](const Ids& ids) {
            std::vector<Action> actions;
            const auto& lines = controller.dungeon().table;
            for (std::size_t index = lines.size(); index-- > 0;) // the others keep their places
                if (std::ranges::find(ids, lines[index]->monster.id) != ids.end())
                    actions.emplace_back(encounter::RemoveTableLine{index});
            return actions;
        }};
}

} // namespace sf::ui
