// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/collection_store.h"

#include "core/document/encounter/encounter_file.h"
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace sf::document {

namespace {

std::variant<encounter::Dungeon, QString> collectionIn(const QByteArray& bytes, const QString& file) {
    auto loaded = loadDungeon({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (const auto* error = std::get_if<LoadError>(&loaded))
        return error->text(file);
    encounter::Dungeon& dungeon = std::get<LoadedDungeon>(loaded).dungeon;
    encounter::Dungeon collection;
    collection.items = std::move(dungeon.items);
    collection.table = std::move(dungeon.table);
    return collection;
}

} // namespace

CollectionStore::CollectionStore(QString file) : m_file(std::move(file)) {}

QString CollectionStore::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/squarefront/dungeon-collection.sqf");
}

std::variant<encounter::Dungeon, QString> CollectionStore::read() const {
    const auto [bytes, problem] = readStored(m_file, limits::fileBytes, Links::Follow);
    if (!problem.isEmpty())
        return problem;
    return bytes ? collectionIn(*bytes, m_file) : encounter::Dungeon{};
}

std::optional<QString> CollectionStore::write(const encounter::Dungeon& collection) const {
    makeFolder(QFileInfo(m_file).path());
    return writeCollection(m_file, collection);
}

std::variant<encounter::Dungeon, QString> readCollection(const QString& file) {
    const auto input = readInput(file);
    if (const auto* error = std::get_if<LoadError>(&input))
        return error->text(file);
    return collectionIn(std::get<QByteArray>(input), file);
}

std::optional<QString> writeCollection(const QString& file, const encounter::Dungeon& collection) {
    return writeSafely(file, dungeonJson(collection), Backup::Yes).error;
}

} // namespace sf::document
