// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery.h"

#include "core/document/document_kinds.h"
#include "core/document/recovery_session.h"
#include "core/document/translate.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <optional>

namespace sf::document {
namespace {

constexpr const char* sessionProperty = "recoverySession";

/// The whole lines; a torn last one is left out. Nothing when there is a journal that cannot be read.
std::optional<QList<QByteArray>> journalOf(const QString& folder) {
    QFile file(folder + QLatin1Char('/') + QLatin1String(RecoverySession::journalName));
    if (!file.exists())
        return QList<QByteArray>();
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QList<QByteArray> lines = file.readAll().split('\n');
    if (file.error() != QFileDevice::NoError)
        return std::nullopt;
    lines.removeLast();
    return lines;
}

bool isAlive(const QString& folder) {
    QLockFile lock(folder + QLatin1Char('/') + QLatin1String(RecoverySession::lockName));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

/// Follows a journal as an undo stack would, to know whether it ends where a file holds the document.
class CleanWatch {
public:
    explicit CleanWatch(bool startedModified) : m_clean(startedModified ? nowhere : 0) {}

    void see(const QByteArray& line) {
        const QByteArray members = line.mid(line.indexOf(',') + 1); // behind the number
        if (members.startsWith("\"undo\":")) {
            --m_index;
        } else if (members.startsWith("\"redo\":")) {
            ++m_index;
        } else if (members.startsWith("\"save\":")) {
            m_clean = m_index;
        } else {
            if (m_clean > m_index)
                m_clean = nowhere; // it was undone, and something else done instead
            ++m_index;
        }
    }
    bool isClean() const { return m_index == m_clean; }

private:
    static constexpr int nowhere = -1'000'000'000;
    int m_index = 0;
    int m_clean;
};

bool hasUnsaved(const QList<QByteArray>& lines, bool startedModified) {
    CleanWatch watch(startedModified);
    std::ranges::for_each(lines, [&](const QByteArray& line) { watch.see(line); });
    return !watch.isClean();
}

QList<Recovery::Snapshot> snapshotsIn(const QString& folder) {
    QList<Recovery::Snapshot> found;
    for (int index = 0; index < RecoverySession::snapshots; ++index) {
        const QString name = RecoverySession::snapshotName(index);
        if (const QFileInfo file(folder + QLatin1Char('/') + name); file.exists())
            found.append({name, file.lastModified()});
    }
    std::ranges::sort(found, std::greater{}, &Recovery::Snapshot::time);
    return found;
}

QString unreadable(const QString& journal) {
    return tr("%1 can't be read. It is kept with your changes. Until it can be read, you can restore only "
              "the document as it was opened and its older copies.")
        .arg(journal);
}

QString replayAll(Document& document, const QList<QByteArray>& lines) {
    const DocumentKind* kind = documentKind(document.kind().toStdString());
    for (const QByteArray& line : lines)
        if (!kind || !kind->replay(document, {line.constData(), static_cast<std::size_t>(line.size())}))
            return tr("Entry %1 of the journal no longer applies. The changes before it are restored.")
                .arg(QString::fromUtf8(line.mid(5, line.indexOf(',') - 5)));
    return {};
}

/// The document in a file of the session's folder, marked as held by no file.
std::variant<Recovery::Restored, QString> restoredFrom(const QString& folder, const QString& name) {
    const QString path = folder + QLatin1Char('/') + name;
    Loaded loaded = load(path);
    if (const auto* error = std::get_if<LoadError>(&loaded))
        return error->text(path);
    Recovery::Restored restored{std::move(std::get<std::unique_ptr<Document>>(loaded)), {}};
    restored.document->setFilePath(RecoverySession::about(folder).filePath);
    restored.document->undoStack().resetClean();
    return restored;
}

} // namespace

Recovery::Recovery(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder) {}

Recovery::~Recovery() = default;

QString Recovery::defaultFolder() {
    const QString state =
        qEnvironmentVariable("XDG_STATE_HOME", QDir::homePath() + QStringLiteral("/.local/state"));
    return state + QStringLiteral("/squarefront/recovery");
}

QString Recovery::folderOf(const QString& id) const {
    return m_folder + QLatin1Char('/') + QFileInfo(id).fileName();
}

void Recovery::watch(Document& document) {
    const QString known = document.property(sessionProperty).toString();
    const QString id = known.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : known;
    auto session = std::make_unique<RecoverySession>(document, folderOf(id), !known.isEmpty());
    const RecoverySession* watched = session.get();
    connect(watched, &RecoverySession::troubled, this, &Recovery::troubled);
    m_sessions.push_back(std::move(session));
    connect(&document, &QObject::destroyed, this, [this, watched] {
        std::erase_if(m_sessions, [&](const auto& other) { return other.get() == watched; });
    });
}

void Recovery::takeSnapshots() {
    for (const auto& session : m_sessions)
        session->snapshot();
}

void Recovery::finishWrites() {
    for (const auto& session : m_sessions)
        session->finishWrites();
}

QList<Recovery::Session> Recovery::sessions() const {
    QList<Session> found;
    for (const QFileInfo& folder : QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = folder.filePath();
        const auto lines = journalOf(path);
        const RecoverySession::About about = RecoverySession::about(path);
        const bool isWanted = !lines || (!lines->isEmpty() && hasUnsaved(*lines, about.startedModified));
        if (!isWanted || isAlive(path))
            continue;
        const QFileInfo journal(path + QLatin1Char('/') + QLatin1String(RecoverySession::journalName));
        const int actions = lines ? static_cast<int>(lines->size()) : 0;
        const QString title = about.title.isEmpty() ? Document::tr("Untitled") : about.title;
        found.append({folder.fileName(), title, about.filePath, journal.lastModified(), actions,
                      snapshotsIn(path), lines ? QString() : unreadable(journal.filePath())});
    }
    std::ranges::sort(found, std::greater{}, &Session::lastChange);
    return found;
}

std::variant<Recovery::Restored, QString> Recovery::restore(const QString& id) const {
    const QString folder = folderOf(id);
    auto outcome = restoredFrom(folder, QLatin1String(RecoverySession::baseName));
    if (auto* restored = std::get_if<Restored>(&outcome)) {
        Document& document = *restored->document;
        const auto lines = journalOf(folder);
        restored->problem = lines
                                ? replayAll(document, *lines)
                                : tr("The journal can't be read. The document is restored as it was opened.");
        document.undoStack().resetClean();
        if (restored->problem.isEmpty())
            document.setProperty(sessionProperty, id);
    }
    return outcome;
}

std::variant<Recovery::Restored, QString> Recovery::restore(const QString& id,
                                                            const QString& snapshot) const {
    return restoredFrom(folderOf(id), QFileInfo(snapshot).fileName());
}

void Recovery::tidy(std::chrono::seconds age) {
    const QDateTime latest = QDateTime::currentDateTime().addSecs(-age.count());
    for (const QFileInfo& folder : QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = folder.filePath();
        const auto lines = journalOf(path);
        // What cannot be read now may be readable another day.
        if (lines && folder.lastModified() <= latest && !isAlive(path) &&
            !hasUnsaved(*lines, RecoverySession::about(path).startedModified))
            QDir(path).removeRecursively();
    }
}

bool Recovery::discard(const QString& id) {
    const QString folder = folderOf(id);
    return !QFileInfo(id).fileName().isEmpty() && !isAlive(folder) && QDir(folder).removeRecursively();
}

} // namespace sf::document
