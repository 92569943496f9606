// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/file_stamp.h"
#include "core/rules/undo_dice.h"
#include "core/text/caption.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sf::document {

class JsonTape;

/// Whose turn it is instead of a person's here: a computer's, an engine's, an opponent's elsewhere.
struct Awaited {
    QString text;           ///< who is awaited, in a sentence; empty if people may act
    bool isStopped = false; ///< it doesn't act now, so that people may undo and redo
};

/// Base class of all documents: a file, a journal, and an undo history. A document is edited only through its
/// kind's `perform` (decision 5 of the design).
class Document : public QObject {
    Q_OBJECT

public:
    ~Document() override;

    /// "battle", "imperio" or "encounter".
    virtual QString kind() const = 0;
    virtual QString title() const = 0;
    /// Returns a single-line display name, never empty: the title, or the file's name if there is none.
    QString name() const;
    /// Returns the document in its file format, UTF-8.
    virtual QByteArray serialised() const = 0;
    /// Returns a function that produces serialised() of the present state. It may be called later and on any
    /// thread.
    virtual std::function<QByteArray()> frozen() const;
    const Journal& journal() const { return m_journal; }

    /// Returns the absolute path, or empty if the document was never saved.
    const QString& filePath() const { return m_filePath; }
    void setFilePath(const QString& path);
    /// Returns the state of that file when it was last read or written here: whoever gives a document a path
    /// gives it a stamp too. Of no file if the path is empty or the file is not known.
    const FileStamp& fileStamp() const { return m_fileStamp; }
    void setFileStamp(const FileStamp& stamp);
    bool isModified() const { return !m_undoStack.isClean(); }
    /// Records that the file at `path` now contains this document. Only document::save() calls this.
    void markSaved(const QString& path);
    /// Marks the document as unsaved: recovery restored it, or something changed that is no step. Call this
    /// after the change, which is in no journal.
    void markUnsaved();

    bool canUndo() const { return m_undoStack.canUndo(); }
    bool canRedo() const { return m_undoStack.canRedo(); }
    /// Returns what the next undo or redo affects, such as "Move Guard", or empty if there is nothing.
    QString undoText() const { return m_undoStack.undoText(); }
    QString redoText() const { return m_undoStack.redoText(); }
    /// Returns false if there is nothing to undo or redo, or somebody else acts.
    bool undo();
    bool redo();

    /// Returns the number of steps since the document was opened, including undone ones.
    int stepCount() const { return m_undoStack.count(); }
    QString stepText(int step) const { return m_undoStack.text(step); }
    /// Returns how many steps are done, 0 to stepCount().
    int stepsDone() const { return m_undoStack.index(); }
    /// Undoes or redoes until `done` steps are done, even if the rules forbid it; not while somebody else
    /// acts.
    void goToStep(int done);
    /// Makes everything that `perform` does one undo step with this text. Returns false, and makes no step,
    /// if it does nothing.
    bool performAsOneStep(const QString& text, const std::function<void()>& perform);

    /// While somebody is awaited, nobody else edits the document. `ask` says who that is, as long as `owner`
    /// exists; owners call awaitedChanged() when that changes without an edit.
    void addLock(const QObject& owner, std::function<Awaited()> ask);
    /// Returns who is awaited. Nobody is during act().
    Awaited awaited() const;
    bool isLocked() const { return !awaited().text.isEmpty(); }
    /// Whether people may undo and redo now.
    bool mayStep() const;
    /// Does what the player who is awaited does, or what the rules do for it.
    void act(const std::function<void()>& play);

    /// Does what a line of a journal records, or of noted(), as recovery does. Undo history and journal grow
    /// as they did when the line was written. Returns false and does nothing if the line is truncated or
    /// doesn't apply.
    bool replayLine(std::string_view line);
    /// Returns whether the last replayLine() did nothing because today's rules give the action another result
    /// than the one in the line.
    bool hadOtherResult() const { return m_hadOtherResult; }

    virtual UndoDice undoDice() const = 0;
    /// Returns true if going to this step would undo dice that somebody has seen.
    bool wouldUndoDice(int done) const;
    bool wouldUndoDice() const { return wouldUndoDice(stepsDone() - 1); }
    /// Returns why going to this step isn't allowed, in one sentence, or empty if it is, possibly after
    /// asking for dice (house rule `undoDice`). Going forward is always allowed.
    virtual text::Caption goToRefusal(int done) const;
    bool mayUndo() const { return canUndo() && goToRefusal(stepsDone() - 1).isEmpty(); }

Q_SIGNALS:
    void titleChanged();
    void filePathChanged();
    void fileStampChanged();
    void modifiedChanged(bool modified);
    void saved();
    /// Emitted after this line was added to the journal.
    void journalGrew(const QByteArray& line);
    void markedUnsaved();
    /// Emitted after something changed that is saved, but is in no journal and leaves the document as saved
    /// as it was, such as a clock: a line for replayLine().
    void noted(const QByteArray& line);
    /// Emitted after a step was done, undone or redone.
    void stepsChanged();
    void undone(const QString& text);
    void redone(const QString& text);
    /// Emitted when somebody else may be awaited now; edits change that too.
    void awaitedChanged();

protected:
    explicit Document(Journal journal, QObject* parent);

    /// Whether act() does something now.
    bool isActing() const { return m_isOpened; }
    /// Appends an entry to the journal and returns its number.
    std::uint32_t enter(std::string_view members);
    /// Carries out the action that a line of the journal records, with the dice thrown then. Returns false
    /// and does nothing if it doesn't apply.
    virtual bool replayAction(std::string_view word, const JsonTape& line) = 0;
    /// Puts back what a line of noted() tells. Returns false and does nothing if it can't.
    virtual bool replayNote(const JsonTape& /*line*/) { return false; }
    /// For replayAction(), which then returns false.
    void noteOtherResult() { m_hadOtherResult = true; }
    /// Appends the entry, does the step and makes it undoable. Returns the entry's number. `carryOut(bool
    /// undone)` is called now and for each undo and redo.
    template<class CarryOut>
    std::uint32_t push(std::string_view members, const QString& text, bool hasDice, CarryOut carryOut);

private:
    class Step : public QUndoCommand {
    public:
        void undo() final;
        void redo() final;
        bool hasDice() const { return m_hasDice; }

    protected:
        Step(Document& document, std::uint32_t entry, bool hasDice)
            : m_document(document), m_entry(entry), m_hasDice(hasDice) {}
        virtual void carryOut(bool undone) = 0;

    private:
        Document& m_document;
        std::uint32_t m_entry; ///< of the journal
        bool m_hasDice;        ///< dice, thrown or typed, that somebody has seen
        bool m_wasDone = false;
    };
    template<class CarryOut>
    class StepOf;

    void journalSave() { enter("\"save\":true"); }
    static bool hasSeenDice(const QUndoCommand& command);

    Journal m_journal;
    QUndoStack m_undoStack;
    struct Lock {
        QPointer<const QObject> owner;
        std::function<Awaited()> ask;
    };
    std::vector<Lock> m_locks;
    bool m_isOpened = false; ///< during act()
    bool m_hadOtherResult = false;
    std::optional<QString> m_macroText; ///< of performAsOneStep(), until its first step
    QString m_filePath;
    FileStamp m_fileStamp;
};

template<class CarryOut>
class Document::StepOf final : public Step {
public:
    StepOf(Document& document, std::uint32_t entry, bool hasDice, CarryOut carryOut)
        : Step(document, entry, hasDice), m_carryOut(std::move(carryOut)) {}

protected:
    void carryOut(bool undone) override { m_carryOut(undone); }

private:
    CarryOut m_carryOut;
};

template<class CarryOut>
std::uint32_t Document::push(std::string_view members, const QString& text, bool hasDice, CarryOut carryOut) {
    const std::uint32_t entry = enter(members);
    auto step = std::make_unique<StepOf<CarryOut>>(*this, entry, hasDice, std::move(carryOut));
    step->setText(text);
    if (const auto macro = std::exchange(m_macroText, std::nullopt))
        m_undoStack.beginMacro(*macro);
    m_undoStack.push(step.release());
    return entry;
}

} // namespace sf::document
