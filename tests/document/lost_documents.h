// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <vector>

namespace sf::test {

/// What a crash leaves of a document, and what it went through.
struct LostDocument {
    std::map<QString, QByteArray> files; ///< of its session, by name
    std::vector<QByteArray> states;      ///< the document after so many entries of its journal
    QString filePath;

    /// Which state the document is in; -1 for none.
    int indexOf(const QByteArray& state) const;
};

/// One of each kind and of both battle rules, always the same: nearly 30 entries with undo, redo, saves, dice
/// and a snapshot half way.
const std::vector<LostDocument>& lostDocuments();
/// The files as they are now, in a folder of their own below `folder`.
void writeSession(const QString& folder, const std::map<QString, QByteArray>& files);

} // namespace sf::test
