// SPDX-License-Identifier: GPL-3.0-or-later
// The files in a session's folder: their names, the notes and the older copies.
// Declared in recovery_session.h.
#include "core/document/base/journal_line.h"
#include "core/document/io/description.h"
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/member_kinds.h"
#include "core/document/io/safe_file.h"
#include "core/document/recovery/recovery_session.h"

#include <QCryptographicHash>

#include <algorithm>
#include <climits>

namespace sf::document {
namespace {

/// The notes as written, sorted by their keys.
struct AboutText {
    std::string base;
    std::string check;
    std::string filePath;
    std::string filePathBytes; ///< of a name that JSON can't hold, as it isn't UTF-8
    std::string fileStamp;
    int number = 0;
    bool startedModified = false;
    std::string title;
};

const Description<AboutText>& aboutDescription() {
    static const Description<AboutText> description(
        {always<LongText, &AboutText::base>("base"), member<LongText, &AboutText::check>("check"),
         always<LongText, &AboutText::filePath>("filePath"),
         member<LongText, &AboutText::filePathBytes>("filePathBytes"),
         always<LongText, &AboutText::fileStamp>("fileStamp"),
         member<Whole<0, INT_MAX>, &AboutText::number>("number"),
         always<YesNo, &AboutText::startedModified>("startedModified"),
         required<LongText, &AboutText::title>("title")});
    return description;
}

QByteArray aboutBytes(const AboutText& notes) {
    std::string text;
    JsonWriter json(text);
    aboutDescription().write(json, notes);
    return QByteArray::fromStdString(text);
}

/// The checksum of the notes without the check itself.
std::string checkOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16).toStdString();
}

/// Nothing if they are damaged. Older ones have no check.
std::optional<AboutText> readAbout(QByteArray bytes) {
    const std::optional<JsonTape> tape = scanLine(bytes.toStdString());
    if (!tape)
        return std::nullopt;
    JsonReader json(*tape, {});
    AboutText notes = aboutDescription().read(json);
    bytes.replace("\"check\":\"" + QByteArray::fromStdString(notes.check) + "\",", "");
    const bool isWhole = !json.failed() && (notes.check.empty() || notes.check == checkOf(bytes));
    return isWhole ? std::optional(std::move(notes)) : std::nullopt;
}

QString snapshotName(const QByteArray& bytes) {
    return QStringLiteral("snapshot-%1.sqf").arg(QString::fromLatin1(baseHash(bytes).left(16)));
}

bool isSnapshotName(const QByteArray& name) {
    return name.startsWith("snapshot-") && name.endsWith(".sqf");
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

/// Damaged notes count as unsaved: a useless offer is better than lost work.
RecoverySession::About RecoverySession::about(const QString& folder) {
    const auto notes = readAbout(readOwn(inFolder(folder, aboutName)).value_or(QByteArray()));
    if (!notes)
        return {{}, {}, {}, true, true, {}, 0};
    const auto bytes = QByteArray::fromStdString(notes->filePathBytes);
    return {QString::fromStdString(notes->title),
            bytes.isEmpty() ? QString::fromStdString(notes->filePath)
                            : pathText(QByteArray::fromPercentEncoding(bytes)),
            FileStamp::fromText(QString::fromStdString(notes->fileStamp)),
            notes->startedModified,
            false,
            QByteArray::fromStdString(notes->base),
            notes->number};
}

QByteArray RecoverySession::about() const {
    const QString path = m_document.filePath();
    AboutText notes{.base = m_baseHash.toStdString(),
                    .check = {},
                    .filePath = path.toStdString(),
                    .filePathBytes = {},
                    .fileStamp = m_document.fileStamp().text().toStdString(),
                    .number = m_number,
                    .startedModified = m_startedModified,
                    .title = m_document.name().toStdString()};
    if (!path.isValidUtf16())
        notes.filePathBytes = pathBytes(path).toPercentEncoding("/").toStdString();
    notes.check = checkOf(aboutBytes(notes));
    return aboutBytes(notes);
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
