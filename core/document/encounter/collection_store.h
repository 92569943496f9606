// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/collection.h"

#include <QString>

#include <optional>
#include <variant>

namespace sf::document {

/// The collection of items and Monsters that users keep between dungeons. Its file is itself a dungeon
/// document, so that it can be opened, edited and passed on like any other. It is read every time, so that
/// several windows stay in sync.
class CollectionStore {
public:
    explicit CollectionStore(QString file = defaultFile());
    /// A file in the system's folder for the program's data.
    static QString defaultFile();

    /// Returns the collection, which is empty without a file, or an error with its place.
    std::variant<encounter::Dungeon, QString> read() const;
    /// Returns an error if that fails.
    std::optional<QString> write(const encounter::Dungeon& collection) const;

private:
    QString m_file;
};

/// Returns the items and random Monsters of any dungeon document, or an error with its place.
std::variant<encounter::Dungeon, QString> readCollection(const QString& file);
/// Writes a collection as a dungeon document. Returns an error if that fails.
std::optional<QString> writeCollection(const QString& file, const encounter::Dungeon& collection);

} // namespace sf::document
