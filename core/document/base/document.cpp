// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/document.h"

#include "core/document/base/journal_line.h"

#include <QFileInfo>
#include <QScopedValueRollback>

namespace sf::document {

void Document::Step::undo() {
    m_document.enter("\"undo\":" + std::to_string(m_entry));
    carryOut(true);
}

void Document::Step::redo() {
    if (std::exchange(m_wasDone, true))
        m_document.enter("\"redo\":" + std::to_string(m_entry));
    carryOut(false);
}

Document::Document(Journal journal, QObject* parent) : QObject(parent), m_journal(std::move(journal)) {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { modifiedChanged(!clean); });
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::stepsChanged);
}

Document::~Document() {
    m_undoStack.blockSignals(true); // so that it does not report the removed steps
}

std::function<QByteArray()> Document::frozen() const {
    return [bytes = serialised()] { return bytes; };
}

QString Document::name() const {
    const QString own = title().simplified();
    const QString file = QFileInfo(m_filePath).fileName();
    return !own.isEmpty() ? own : !file.isEmpty() ? file : tr("Untitled");
}

void Document::setFilePath(const QString& path) {
    if (m_filePath == path)
        return;
    m_filePath = path;
    Q_EMIT filePathChanged();
}

void Document::setFileStamp(const FileStamp& stamp) {
    if (m_fileStamp == stamp)
        return;
    m_fileStamp = stamp;
    Q_EMIT fileStampChanged();
}

void Document::markSaved(const QString& path) {
    journalSave();
    setFilePath(path);
    m_undoStack.setClean();
    Q_EMIT saved();
}

void Document::markUnsaved() {
    m_undoStack.resetClean();
    Q_EMIT markedUnsaved();
}

bool Document::undo() {
    if (!canUndo() || !mayStep())
        return false;
    goToStep(stepsDone() - 1);
    return true;
}

bool Document::redo() {
    if (!canRedo() || !mayStep())
        return false;
    goToStep(stepsDone() + 1);
    return true;
}

void Document::goToStep(int done) {
    if (!mayStep())
        return;
    const int before = stepsDone();
    m_undoStack.setIndex(done);
    if (stepsDone() < before)
        Q_EMIT undone(redoText());
    else if (stepsDone() > before)
        Q_EMIT redone(undoText());
}

bool Document::performAsOneStep(const QString& text, const std::function<void()>& perform) {
    if (m_macroText) { // belongs to the outer step
        perform();
        return !m_macroText;
    }
    m_macroText = text; // begun by the first step: an empty macro would drop what can be redone
    perform();
    if (std::exchange(m_macroText, std::nullopt))
        return false;
    m_undoStack.endMacro();
    return true;
}

void Document::addLock(const QObject& owner, std::function<Awaited()> ask) {
    m_locks.push_back({&owner, std::move(ask)});
}

Awaited Document::awaited() const {
    if (!m_isOpened)
        for (const Lock& lock : m_locks)
            if (Awaited found = lock.owner ? lock.ask() : Awaited(); !found.text.isEmpty())
                return found;
    return {};
}

bool Document::mayStep() const {
    const Awaited found = awaited();
    return found.text.isEmpty() || found.isStopped;
}

void Document::act(const std::function<void()>& play) {
    {
        const QScopedValueRollback opened(m_isOpened, true);
        play();
    }
    Q_EMIT awaitedChanged(); // whoever looked meanwhile saw nobody awaited
}

bool Document::replayLine(std::string_view text) {
    m_hadOtherResult = false;
    const std::optional<JsonTape> tape = scanLine(text);
    const std::optional<JournalLine> line = tape ? journalLine(*tape) : std::nullopt;
    if (!line)
        return tape && replayNote(*tape);
    if (line->undoes != 0)
        return undo();
    if (line->redoes != 0)
        return redo();
    if (!line->isSave)
        return replayAction(line->word, *tape);
    journalSave();
    return true;
}

/// Also of one that consists of others, as performAsOneStep() makes it.
bool Document::hasSeenDice(const QUndoCommand& command) {
    const auto* step = dynamic_cast<const Step*>(&command);
    if (step && step->hasDice())
        return true;
    for (int child = 0; child < command.childCount(); ++child)
        if (hasSeenDice(*command.child(child)))
            return true;
    return false;
}

bool Document::wouldUndoDice(int done) const {
    for (int step = std::max(0, done); step < stepsDone(); ++step)
        if (hasSeenDice(*m_undoStack.command(step)))
            return true;
    return false;
}

text::Caption Document::goToRefusal(int done) const {
    if (!mayStep())
        return awaited().text;
    return undoDice() == UndoDice::Never && wouldUndoDice(done)
               ? tr("Can't undo: dice were rolled, and the house rule “Undoing dice” is set to never")
               : QString();
}

std::uint32_t Document::enter(std::string_view members) {
    const std::uint32_t number = m_journal.next();
    const std::string_view line = m_journal.append(members);
    Q_EMIT journalGrew(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
    return number;
}

} // namespace sf::document

#include "moc_document.cpp"
