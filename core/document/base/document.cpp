// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/document.h"

#include <QFileInfo>

namespace sf::document {

Document::Document(QObject* parent) : QObject(parent) {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { modifiedChanged(!clean); });
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

void Document::markSaved(const QString& path) {
    journalSave();
    setFilePath(path);
    m_undoStack.setClean();
    Q_EMIT saved();
}

} // namespace sf::document
