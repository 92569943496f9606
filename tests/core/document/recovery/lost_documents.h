// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <vector>

namespace sf::test {

/// What a crash leaves of a document, and the document's history.
struct LostDocument {
    std::map<QString, QByteArray> files; ///< of its session, by name
    std::vector<QByteArray> states;      ///< the document after each number of journal entries
    QString filePath;

    /// The index of the document's state, or -1.
    int indexOf(const QByteArray& state) const;
};

/// One document of each kind and of both battle rules, always the same: nearly 30 entries with undo, redo,
/// saves, dice and a snapshot after the last save.
const std::vector<LostDocument>& lostDocuments();
QByteArray exampleBytes(const char* name);
/// Writes the files into a new folder below `folder`.
void writeSession(const QString& folder, const std::map<QString, QByteArray>& files);

} // namespace sf::test
