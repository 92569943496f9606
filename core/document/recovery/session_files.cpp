// SPDX-License-Identifier: GPL-3.0-or-later
// The files in a session's folder: their names, the notes and the older copies.
// Declared in recovery_session.h.
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/safe_file.h"
#include "core/document/recovery/recovery_session.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sf::document {
namespace {

const QString checkKey = QStringLiteral("check");

/// The checksum of all members except the check itself.
QString checkOf(const QJsonObject& members) {
    const QByteArray bytes = QJsonDocument(members).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16));
}

QString snapshotName(const QByteArray& bytes) {
    return QStringLiteral("snapshot-%1.sqf").arg(QString::fromLatin1(baseHash(bytes).left(16)));
}

bool isSnapshotName(const QByteArray& name) {
    return name.startsWith("snapshot-") && name.endsWith(".sqf");
}

/// JSON can't hold a name that isn't UTF-8.
constexpr const char* pathBytesKey = "filePathBytes";

QString filePathIn(const QJsonObject& members) {
    const QByteArray bytes = members[QLatin1String(pathBytesKey)].toString().toLatin1();
    return bytes.isEmpty() ? members[QStringLiteral("filePath")].toString()
                           : pathText(QByteArray::fromPercentEncoding(bytes));
}

} // namespace

QString inFolder(const QString& folder, const char* name) {
    return folder + QLatin1Char('/') + QLatin1String(name);
}

QStringList RecoverySession::snapshotNames(const QString& folder) {
    QList<OwnFolder::Entry> entries = OwnFolder(pathBytes(folder)).entries();
    entries.removeIf([](const auto& entry) { return !entry.isOrdinary || !isSnapshotName(entry.name); });
    std::ranges::stable_sort(entries, std::greater{}, &OwnFolder::Entry::changed);
    QStringList names;
    for (const OwnFolder::Entry& entry : std::as_const(entries))
        names << pathText(entry.name);
    return names;
}

bool RecoverySession::isFileName(const QByteArray& name) {
    const auto isOf = [&](const QByteArray& file) { return name == file || isTemporaryOf(file, name); };
    const QByteArray snapshot = name.left(name.indexOf(".sqf") + 4);
    return isOf(baseName) || isOf(journalName) || isOf(aboutName) || isOf(FolderLock::fileName) ||
           (isSnapshotName(snapshot) && isOf(snapshot));
}

bool RecoverySession::isWholeSnapshot(const QString& name, const QByteArray& bytes) {
    const QString whole = snapshotName(bytes);
    return name.size() != whole.size() || name == whole;
}

/// Damaged notes count as unsaved: a useless offer is better than lost work. Older notes have no check.
RecoverySession::About RecoverySession::about(const QString& folder) {
    QJsonObject members =
        QJsonDocument::fromJson(readOwn(inFolder(folder, aboutName)).value_or(QByteArray())).object();
    const QJsonValue check = members.take(checkKey);
    if (members.isEmpty() || (!check.isUndefined() && check != QJsonValue(checkOf(members))))
        return {{}, {}, {}, true, true, {}};
    return {members[QStringLiteral("title")].toString(),
            filePathIn(members),
            FileStamp::fromText(members[QStringLiteral("fileStamp")].toString()),
            members[QStringLiteral("startedModified")].toBool(),
            false,
            members[QStringLiteral("base")].toString().toLatin1()};
}

QByteArray RecoverySession::about() const {
    QJsonObject members{{QStringLiteral("title"), m_document.name()},
                        {QStringLiteral("filePath"), m_document.filePath()},
                        {QStringLiteral("fileStamp"), m_document.fileStamp().text()},
                        {QStringLiteral("startedModified"), m_startedModified},
                        {QStringLiteral("base"), QString::fromLatin1(m_baseHash)}};
    if (const QString path = m_document.filePath(); !path.isValidUtf16())
        members[QLatin1String(pathBytesKey)] = QString::fromLatin1(pathBytes(path).toPercentEncoding("/"));
    members[checkKey] = checkOf(members);
    return QJsonDocument(members).toJson(QJsonDocument::Compact);
}

QString RecoverySession::writeSnapshot(const QString& folder, const QByteArray& bytes) {
    if (const auto error = writeSafely(folder + QLatin1Char('/') + snapshotName(bytes), bytes).error)
        return *error;
    const OwnFolder own(pathBytes(folder));
    const QStringList names = RecoverySession::snapshotNames(folder);
    for (qsizetype i = RecoverySession::snapshots; i < names.size(); ++i)
        own.removeFile(pathBytes(names[i]));
    return {};
}

} // namespace sf::document
