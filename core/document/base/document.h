// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/rules/undo_dice.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>

namespace sf::document {

/// What every kind of document has in common: a file, a journal, and steps that can be undone. A document is
/// edited only through the `perform` of its kind (decision 5 of the design).
class Document : public QObject {
    Q_OBJECT

public:
    ~Document() override;

    /// "battle", "imperio" or "encounter".
    virtual QString kind() const = 0;
    virtual QString title() const = 0;
    /// What people call it, on one line and never empty: its title, or else its file's name.
    QString name() const;
    /// The document as its file holds it, UTF-8.
    virtual QByteArray serialised() const = 0;
    /// A function that returns serialised() as of now, whenever and on whatever thread it is called.
    virtual std::function<QByteArray()> frozen() const;
    const Journal& journal() const { return m_journal; }

    /// Absolute path, or empty for a document that was never saved.
    const QString& filePath() const { return m_filePath; }
    void setFilePath(const QString& path);
    bool isModified() const { return !m_undoStack.isClean(); }
    /// The file at `path` now holds this document: only document::save() calls this.
    void markSaved(const QString& path);
    /// No file holds this document: only recovery calls this, for what it restored.
    void markUnsaved() { m_undoStack.resetClean(); }

    bool canUndo() const { return m_undoStack.canUndo(); }
    bool canRedo() const { return m_undoStack.canRedo(); }
    /// What the next undo or redo concerns, such as "Move Guard"; empty when there is none.
    QString undoText() const { return m_undoStack.undoText(); }
    QString redoText() const { return m_undoStack.redoText(); }
    /// False when there is nothing to undo or redo.
    bool undo();
    bool redo();

    /// Every step since the document was opened, the undone ones included.
    int stepCount() const { return m_undoStack.count(); }
    QString stepText(int step) const { return m_undoStack.text(step); }
    /// How many of the steps are done: 0 to stepCount().
    int stepsDone() const { return m_undoStack.index(); }
    /// Undoes or redoes until so many steps are done.
    void goToStep(int done);
    /// Everything that `perform` does becomes one step with this text.
    void performAsOneStep(const QString& text, const std::function<void()>& perform);

    virtual UndoDice undoDice() const = 0;
    /// Whether the next undo takes back dice that were seen.
    bool undoTakesDiceBack() const;
    /// Whether the house rule `undoDice` allows the next undo, after asking or not.
    virtual bool mayUndo() const;

Q_SIGNALS:
    void titleChanged();
    void filePathChanged();
    void modifiedChanged(bool modified);
    void saved();
    /// The journal just got this line.
    void journalGrew(const QByteArray& line);
    /// A step was done, undone or redone.
    void stepsChanged();
    void undone(const QString& text);
    void redone(const QString& text);

protected:
    explicit Document(Journal journal, QObject* parent);

    /// Appends an entry to the journal and returns its number.
    std::uint32_t enter(std::string_view members);
    void journalSave() { enter("\"save\":true"); }
    /// Appends the entry and does the step, which can be undone from now on; returns the entry's number.
    /// `carryOut(bool undone)` is called now and for each undo and redo.
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
        bool m_hasDice;        ///< dice that were seen, thrown or typed
        bool m_wasDone = false;
    };
    template<class CarryOut>
    class StepOf;

    Journal m_journal;
    QUndoStack m_undoStack;
    QString m_filePath;
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
    m_undoStack.push(step.release());
    return entry;
}

} // namespace sf::document
