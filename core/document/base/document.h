// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace sf::document {

/// What every kind of document has in common for tabs, menus, saving and recovery. A document is edited
/// through the `perform` of its kind only (decision 5 of the design).
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    /// "battle", "imperio" or "encounter".
    virtual QString kind() const = 0;
    virtual QString title() const = 0;
    /// What people call it, on one line and never empty: its title, or else its file's name.
    QString name() const;
    /// The document as its file holds it, UTF-8.
    virtual QByteArray serialised() const = 0;
    /// What gives serialised() as it is now, whenever and on whatever thread it is called.
    virtual std::function<QByteArray()> frozen() const;

    /// Absolute path, or empty for a document that was never saved.
    const QString& filePath() const { return m_filePath; }
    void setFilePath(const QString& path);
    bool isModified() const { return !m_undoStack.isClean(); }
    QUndoStack& undoStack() { return m_undoStack; }
    const QUndoStack& undoStack() const { return m_undoStack; }

    /// The file at `path` now holds this document: called by document::save() alone.
    void markSaved(const QString& path);

Q_SIGNALS:
    void titleChanged();
    void filePathChanged();
    void modifiedChanged(bool modified);
    void saved();
    /// The document's journal has just got this line more.
    void journalGrew(const QByteArray& line);

protected:
    /// Notes the save in the journal.
    virtual void journalSave() {}

    QUndoStack m_undoStack{this};

private:
    QString m_filePath;
};

} // namespace sf::document
