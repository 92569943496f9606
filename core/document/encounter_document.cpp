// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter_document.h"

#include "core/document/imperio_document.h"
#include "core/document/seeded_dice.h"
#include "core/text/encounter_words.h"

#include <QUndoCommand>

namespace sf::document {

/// One step of undo: what changed, what there is to tell of it, and the journal's entry that did it.
class EncounterCommand final : public QUndoCommand {
public:
    EncounterCommand(EncounterDocument& document, encounter::Changes changes,
                     std::shared_ptr<const EncounterDocument::Step> step, std::uint32_t entry)
        : m_document(document), m_changes(std::move(changes)), m_step(std::move(step)), m_entry(entry) {}

    void undo() override {
        m_document.enter("\"undo\":" + std::to_string(m_entry));
        m_document.takeBack(m_changes);
    }
    void redo() override {
        if (m_done)
            m_document.enter("\"redo\":" + std::to_string(m_entry));
        m_done = true;
        m_document.carryOut(m_changes, m_step);
    }
    bool hasDice() const {
        for (const encounter::Event& event : m_step->events)
            if (!event.dice.empty())
                return true;
        return false;
    }

private:
    EncounterDocument& m_document;
    encounter::Changes m_changes;
    std::shared_ptr<const EncounterDocument::Step> m_step;
    std::uint32_t m_entry;
    bool m_done = false;
};

namespace {

std::string withDice(std::string members, const std::vector<dice::Die>& dice, bool typed) {
    if (dice.empty())
        return members;
    members += ",\"dice\":[";
    for (std::size_t i = 0; i < dice.size(); ++i)
        members += (i == 0 ? "" : ",") + std::to_string(dice[i].value);
    return members + (typed ? "],\"typed\":true" : "]");
}

} // namespace

std::string historyAfter(const encounter::Dungeon& dungeon, const encounter::Action& action) {
    const QByteArray before = QByteArray::fromHex(QByteArray::fromStdString(dungeon.history));
    return nextHistory(before, QByteArray::fromStdString(actionMembers(action))).toHex().toStdString();
}

EncounterDocument::EncounterDocument(encounter::Dungeon dungeon, QObject* parent)
    : EncounterDocument(std::move(dungeon), Journal{}, parent) {}

EncounterDocument::EncounterDocument(encounter::Dungeon dungeon, Journal journal, QObject* parent)
    : Document(parent), m_dungeon(std::move(dungeon)), m_journal(std::move(journal)) {
    if (m_dungeon.seed.empty())
        m_dungeon.seed = freshSeed().toStdString();
}

EncounterDocument::~EncounterDocument() {
    // The commands point here, and nobody is to hear of their end.
    const QSignalBlocker silence(this);
    m_undoStack.clear();
}

QString EncounterDocument::title() const {
    return QString::fromStdString(m_dungeon.title);
}

QByteArray EncounterDocument::serialised() const {
    return dungeonJson(m_dungeon, m_journal);
}

std::function<QByteArray()> EncounterDocument::frozen() const {
    return [dungeon = m_dungeon, journal = m_journal] { return dungeonJson(dungeon, journal); };
}

std::optional<EncounterDocument::Problem>
EncounterDocument::perform(const encounter::Action& action, const std::optional<std::vector<int>>& typed) {
    const std::string history = historyAfter(m_dungeon, action);
    if (typed) {
        dice::Script script(*typed);
        return performWith(action, history, script, true);
    }
    SeededDice seeded(QByteArray::fromStdString(m_dungeon.seed),
                      QByteArray::fromHex(QByteArray::fromStdString(history)));
    return performWith(action, history, seeded, false);
}

std::optional<EncounterDocument::Problem> EncounterDocument::performWith(const encounter::Action& action,
                                                                         const std::string& history,
                                                                         dice::Source& source, bool typed) {
    dice::Recorder recorder(source);
    try {
        encounter::Outcome outcome = encounter::apply(m_dungeon, action, recorder);
        if (const auto* refusal = std::get_if<encounter::Refusal>(&outcome))
            return *refusal;
        auto& applied = std::get<encounter::Applied>(outcome);
        if (applied.changes.empty())
            return std::nullopt;
        applied.changes.push_back(encounter::HistoryChange{m_dungeon.history, history});
        const bool usedTyped = typed && !recorder.thrown().empty();
        push(std::move(applied), withDice(actionMembers(action), recorder.thrown(), usedTyped),
             text::action(action, m_dungeon), usedTyped);
    } catch (const dice::Exhausted& exhausted) {
        return exhausted;
    }
    return std::nullopt;
}

void EncounterDocument::push(encounter::Applied applied, const std::string& members, const QString& text,
                             bool typed) {
    auto step =
        std::make_shared<const Step>(Step{std::move(applied.events), std::move(applied.announcement), typed});
    const std::uint32_t entry = enter(members);
    auto command =
        std::make_unique<EncounterCommand>(*this, std::move(applied.changes), std::move(step), entry);
    command->setText(text);
    m_undoStack.push(command.release());
}

bool EncounterDocument::undoTakesDiceBack() const {
    const auto* next = dynamic_cast<const EncounterCommand*>(m_undoStack.command(m_undoStack.index() - 1));
    return next && next->hasDice();
}

bool EncounterDocument::mayUndo() const {
    return m_undoStack.canUndo() &&
           (m_dungeon.undoDice != encounter::UndoDice::Never || !undoTakesDiceBack());
}

void EncounterDocument::carryOut(const encounter::Changes& changes, const std::shared_ptr<const Step>& step) {
    encounter::carryOut(m_dungeon, changes);
    m_log.push_back(step);
    settled(changes, false);
}

void EncounterDocument::takeBack(const encounter::Changes& changes) {
    encounter::takeBack(m_dungeon, changes);
    m_log.pop_back();
    settled(changes, true);
}

void EncounterDocument::settled(const encounter::Changes& changes, bool undone) {
    Q_EMIT changed(changes, undone);
    for (const encounter::Change& change : changes)
        if (std::holds_alternative<encounter::TitleChange>(change))
            Q_EMIT titleChanged();
}

std::uint32_t EncounterDocument::enter(std::string_view members) {
    const std::uint32_t number = m_journal.next();
    const std::string_view line = m_journal.append(members);
    Q_EMIT journalGrew(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
    return number;
}

void EncounterDocument::journalSave() {
    enter("\"save\":true");
}

bool replayLine(EncounterDocument& document, std::string_view line) {
    const std::optional<DungeonEntry> entry = dungeonEntry(line);
    if (!entry)
        return false;
    QUndoStack& undo = document.undoStack();
    if (entry->takesBack != 0) {
        const bool can = undo.canUndo();
        undo.undo();
        return can;
    }
    if (entry->doesAgain != 0) {
        const bool can = undo.canRedo();
        undo.redo();
        return can;
    }
    if (!entry->action) {
        document.journalSave();
        return true;
    }
    // What has been thrown is never thrown again.
    dice::Script script(entry->dice);
    return !document.performWith(*entry->action, historyAfter(document.dungeon(), *entry->action), script,
                                 entry->typed);
}

} // namespace sf::document
