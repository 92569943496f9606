// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery/recovery.h"

#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/own_folder.h"
#include "core/document/kinds/document_formats.h"
#include "core/document/recovery/recovery_journal.h"
#include "core/document/recovery/recovery_session.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUuid>

#include <algorithm>
#include <optional>

namespace sf::document {
namespace {

constexpr const char* sessionProperty = "recoverySession";

/// When a file of the session was last written; invalid if there is none.
QDateTime lastChangeOf(const QString& folder, const char* name) {
    for (const OwnFolder::Entry& entry : OwnFolder(pathBytes(folder)).entries())
        if (entry.name == name)
            return entry.changed;
    return {};
}

/// Whether a program that can't be asked may still be at it.
bool hasJustChanged(const QString& folder) {
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    return lastChangeOf(folder, RecoverySession::journalName) > yesterday ||
           lastChangeOf(folder, RecoverySession::aboutName) > yesterday;
}

QList<Recovery::Snapshot> snapshotsIn(const QString& folder) {
    QList<Recovery::Snapshot> found;
    for (const QString& name : RecoverySession::snapshotNames(folder))
        found.append({name, QFileInfo(folder + QLatin1Char('/') + name).lastModified()});
    return found;
}

bool isWhole(const QString& folder, const QString& snapshot) {
    const auto bytes = readOwn(folder + QLatin1Char('/') + snapshot);
    return bytes && RecoverySession::isWholeSnapshot(snapshot, *bytes);
}

/// The usable contents of a session's folder.
struct Kept {
    explicit Kept(const QString& path);

    bool hasUnsaved() const;
    /// Snapshots exist only if something was done, and the base is written right before the first entry.
    bool hasLostJournal() const {
        return journal.entries.isEmpty() && (!snapshots.isEmpty() || (hasEmptyJournal && hasBase));
    }
    /// Whether the base and the journal belong together.
    bool canReplay() const { return canReadJournal && journal.state != RecoveryJournal::State::WrongBase; }
    /// Sentences, or empty if everything can be restored.
    QString problem() const;
    QString lossOfJournal() const;

    QString folder;
    RecoverySession::About about;
    bool hasBase = false; ///< or it can't be read
    bool canReadJournal = false;
    bool hasEmptyJournal = false; ///< or none
    RecoveryJournal journal;
    bool isBaseMissing = false;
    bool isBaseDamaged = false; ///< for certain
    QList<Recovery::Snapshot> snapshots;
};

Kept::Kept(const QString& path)
    : folder(path), about(RecoverySession::about(path)), snapshots(snapshotsIn(path)) {
    const auto base = readOwn(inFolder(path, RecoverySession::baseName));
    const auto lines = readOwn(inFolder(path, RecoverySession::journalName));
    const QByteArray hash = baseHash(base.value_or(QByteArray()));
    canReadJournal = lines.has_value();
    hasBase = !base || !base->isEmpty();
    isBaseMissing = base && !QFileInfo::exists(inFolder(path, RecoverySession::baseName));
    hasEmptyJournal = lines && lines->isEmpty();
    if (lines)
        journal = readRecoveryJournal(*lines, hash);
    isBaseDamaged = !about.base.isEmpty() && about.base == journal.base && about.base != hash;
    // these notes belong to another document
    if (!about.base.isEmpty() && about.base != hash && !isBaseDamaged)
        about = {{}, {}, {}, true, true, {}};
}

bool Kept::hasUnsaved() const {
    if (!canReadJournal || journal.state != RecoveryJournal::State::Whole || hasLostJournal())
        return true;
    if (journal.entries.isEmpty())
        return about.startedModified && hasBase;
    return !endsSaved(journal, !about.startedModified);
}

QString Kept::lossOfJournal() const {
    if (!canReadJournal)
        return QCoreApplication::translate(
                   "sf::document",
                   "%1 can't be read. It is kept with your changes. Until it can be read, you can restore "
                   "the document only as it was opened or last saved, and its older copies.")
            .arg(inFolder(folder, RecoverySession::journalName));
    switch (journal.state) {
    case RecoveryJournal::State::Whole:
        return hasLostJournal()
                   ? QCoreApplication::translate(
                         "sf::document", "The journal is missing or empty. No action can be restored.")
                   : QString();
    case RecoveryJournal::State::Torn:
        return QCoreApplication::translate("sf::document",
                                           "The last action was written only in part and can't be restored.");
    case RecoveryJournal::State::Damaged:
        return Recovery::tr("The journal is damaged from action %1 on: %n action(s) can't be restored.",
                            nullptr, journal.lost)
            .arg(journal.entries.size() + 1);
    case RecoveryJournal::State::WrongBase:
        break;
    }
    const QString base = inFolder(folder, RecoverySession::baseName);
    if (isBaseMissing)
        return QCoreApplication::translate("sf::document", "%1 is missing. No action can be restored.")
            .arg(base);
    return isBaseDamaged
               ? QCoreApplication::translate("sf::document", "%1 is damaged. No action can be restored.")
                     .arg(base)
               : QCoreApplication::translate("sf::document",
                                             "The journal doesn't belong to %1. No action can be restored.")
                     .arg(base);
}

QString Kept::problem() const {
    QStringList sentences{lossOfJournal()};
    if (about.isDamaged)
        sentences << QCoreApplication::translate(
                         "sf::document",
                         "%1 is damaged or missing, so it isn't known which file the document was saved in.")
                         .arg(inFolder(folder, RecoverySession::aboutName));
    sentences.removeAll(QString());
    return text::inSentences(sentences);
}

/// Each entry performs one step, which the document records again. Returns why not all could be, or nothing.
QString replayAll(Document& document, const QList<QByteArray>& entries) {
    int noted = 0;
    int expected = 0;
    const auto counting =
        QObject::connect(&document, &Document::journalGrew, &document, [&noted] { ++noted; });
    qsizetype done = 0;
    const auto replays = [&](const QByteArray& entry) {
        expected += isNote(entry) ? 0 : 1;
        return document.replayLine({entry.constData(), static_cast<std::size_t>(entry.size())}) &&
               noted == expected;
    };
    while (done < entries.size() && replays(entries[done]))
        ++done;
    QObject::disconnect(counting);
    if (done == entries.size())
        return {};
    if (document.hadOtherResult())
        return Recovery::tr(
                   "Action %1 has another result by today's rules, so %n action(s) can't be restored.",
                   nullptr, static_cast<int>(entries.size() - done))
            .arg(done + 1);
    return Recovery::tr("Action %1 doesn't fit this document: %n action(s) can't be restored.", nullptr,
                        static_cast<int>(entries.size() - done))
        .arg(done + 1);
}

/// The document from a file in the session's folder, marked as unsaved.
std::variant<Recovery::Restored, QString> restoredFrom(const Kept& kept, const QString& name) {
    const QString path = kept.folder + QLatin1Char('/') + name;
    const auto bytes = readOwn(path);
    if (!bytes)
        return Recovery::tr("%1 can't be read").arg(path);
    if (bytes->isEmpty())
        return Recovery::tr("%1 is missing or empty").arg(path);
    Loaded loaded = loadBytes(*bytes);
    if (const auto* error = std::get_if<LoadError>(&loaded))
        return error->text(path);
    Recovery::Restored restored{std::move(std::get<std::unique_ptr<Document>>(loaded)), {}};
    restored.document->setFilePath(kept.about.filePath);
    restored.document->setFileStamp(kept.about.fileStamp);
    restored.document->markUnsaved();
    return restored;
}

/// The newest snapshot that is whole.
std::optional<Recovery::Restored> newestSnapshot(const Kept& kept) {
    for (const Recovery::Snapshot& snapshot : kept.snapshots) {
        auto outcome = restoredFrom(kept, snapshot.name);
        auto* restored = std::get_if<Recovery::Restored>(&outcome);
        if (restored && isWhole(kept.folder, snapshot.name)) {
            const QString time = QLocale().toString(snapshot.time, QLocale::ShortFormat);
            restored->problem =
                QCoreApplication::translate("sf::document", "The copy from %1 was restored instead.")
                    .arg(time);
            return std::move(*restored);
        }
    }
    return std::nullopt;
}

/// Without a usable journal, a snapshot is closer to the lost state than the document as it was opened.
std::variant<Recovery::Restored, QString> restoredWithoutJournal(const Kept& kept) {
    if (auto restored = newestSnapshot(kept))
        return *std::move(restored);
    auto outcome = restoredFrom(kept, QLatin1String(RecoverySession::baseName));
    if (auto* restored = std::get_if<Recovery::Restored>(&outcome))
        restored->problem = QCoreApplication::translate(
            "sf::document", "The document was restored as it was opened or last saved.");
    return outcome;
}

std::variant<Recovery::Restored, QString> restoredWithJournal(const Kept& kept) {
    auto outcome = restoredFrom(kept, QLatin1String(RecoverySession::baseName));
    auto* restored = std::get_if<Recovery::Restored>(&outcome);
    if (!restored)
        return outcome;
    restored->problem = replayAll(*restored->document, kept.journal.entries);
    if (restored->document->hadOtherResult()) // a snapshot has what really happened
        if (auto snapshot = newestSnapshot(kept)) {
            snapshot->problem = text::inSentences({restored->problem, snapshot->problem});
            return *std::move(snapshot);
        }
    // Damaged data is left alone, so that no more of it is lost.
    if (restored->problem.isEmpty() && kept.journal.state != RecoveryJournal::State::Damaged)
        restored->document->setProperty(sessionProperty, QFileInfo(kept.folder).fileName());
    return outcome;
}

} // namespace

Recovery::Recovery(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder) {}

Recovery::~Recovery() = default;

QString Recovery::defaultFolder() {
    QString state = pathText(qgetenv("XDG_STATE_HOME"));
    if (!QDir::isAbsolutePath(state)) // the specification says so
        state = QDir::homePath() + QStringLiteral("/.local/state");
    return state + QStringLiteral("/squarefront/recovery");
}

QString Recovery::folderOf(const QString& id) const {
    return m_folder + QLatin1Char('/') + id.mid(id.lastIndexOf(QLatin1Char('/')) + 1);
}

void Recovery::watch(Document& document) {
    const QString known = document.property(sessionProperty).toString();
    m_sessions.push_back(makeSession(document, known.isEmpty() ? QString() : folderOf(known)));
    connect(&document, &Document::saved, this, [this, &document] { goOn(document, true); });
    connect(&document, &QObject::destroyed, this, [this, &document] {
        std::erase_if(m_sessions, [&](const auto& other) { return other->isOf(document); });
    });
}

std::unique_ptr<RecoverySession> Recovery::makeSession(Document& document, const QString& adopted) {
    auto session = std::make_unique<RecoverySession>(
        document, folderOf(QUuid::createUuid().toString(QUuid::WithoutBraces)), adopted);
    connect(session.get(), &RecoverySession::troubled, this, &Recovery::troubled);
    connect(session.get(), &RecoverySession::outdated, this, [this, &document] { goOn(document, false); });
    return session;
}

/// With another session, whose base is the document as it is now. A saved document needs none before its next
/// edit.
void Recovery::goOn(Document& document, bool isSaved) {
    auto next = makeSession(document, {});
    auto& session =
        *std::ranges::find_if(m_sessions, [&](const auto& other) { return other->isOf(document); });
    next->follow(*session);
    const QString problem = isSaved ? QString() : next->start();
    session->noteSuccessor(problem);
    if (!problem.isEmpty())
        return;
    const bool wasLost = session->isLost() && !isSaved;
    next->succeed(std::move(session));
    session = std::move(next);
    if (wasLost)
        Q_EMIT renewed(
            tr("The recovery data of “%1” was removed or replaced. Squarefront has written it again.")
                .arg(text::displayName(document.name())));
}

void Recovery::takeSnapshots() {
    for (const auto& session : m_sessions)
        session->snapshot();
}

void Recovery::finishWrites() {
    for (const auto& session : m_sessions)
        session->finishWrites();
}

bool Recovery::isOpen(const QString& folder) const {
    return FolderLock::stateOf(folder) == FolderLock::State::Held ||
           std::ranges::any_of(m_sessions, [&](const auto& session) { return session->folder() == folder; });
}

QList<Recovery::Session> Recovery::sessions() const {
    QList<Session> found;
    for (const QByteArray& name : OwnFolder::foldersIn(pathBytes(m_folder))) {
        const QString id = pathText(name);
        const QString path = folderOf(id);
        if (isOpen(path))
            continue;
        const Kept kept(path);
        if (!kept.hasUnsaved())
            continue;
        const QString title = kept.about.title.isEmpty() ? Document::tr("Untitled") : kept.about.title;
        const auto actions = kept.canReplay() ? entriesIn(kept.journal) : 0;
        QDateTime lastChange = lastChangeOf(path, RecoverySession::journalName);
        if (!lastChange.isValid() && !kept.snapshots.isEmpty())
            lastChange = kept.snapshots.first().time;
        const QString host = FolderLock::hostElsewhere(path);
        found.append({id, title, kept.about.filePath, lastChange, actions, kept.snapshots, kept.problem(),
                      host, !host.isEmpty() && hasJustChanged(path), kept.about.number});
    }
    // The file system may give several within milliseconds the same time.
    std::ranges::sort(found, std::greater{},
                      [](const Session& each) { return std::pair(each.lastChange, each.number); });
    return found;
}

std::variant<Recovery::Restored, QString> Recovery::restore(const QString& id) const {
    const QString folder = folderOf(id);
    if (isOpen(folder))
        return tr("This document is open in another window.");
    const Kept kept(folder);
    auto outcome =
        kept.canReplay() && !kept.hasLostJournal() ? restoredWithJournal(kept) : restoredWithoutJournal(kept);
    if (std::holds_alternative<QString>(outcome) && !kept.snapshots.isEmpty())
        outcome = restoredWithoutJournal(kept);
    if (auto* restored = std::get_if<Restored>(&outcome)) {
        restored->document->markUnsaved();
        restored->problem = text::inSentences({kept.problem(), restored->problem});
    }
    return outcome;
}

std::variant<Recovery::Restored, QString> Recovery::restore(const QString& id,
                                                            const QString& snapshot) const {
    const QString name = QFileInfo(snapshot).fileName();
    auto outcome = restoredFrom(Kept(folderOf(id)), name);
    auto* restored = std::get_if<Restored>(&outcome);
    if (restored && !isWhole(folderOf(id), name))
        restored->problem = tr("This copy is damaged. Check what is in it.");
    return outcome;
}

void Recovery::tidy(std::chrono::seconds age) {
    const QDateTime latest = QDateTime::currentDateTime().addSecs(-age.count());
    for (const QByteArray& name : OwnFolder::foldersIn(pathBytes(m_folder))) {
        if (QUuid::fromString(QLatin1String(name)).toByteArray(QUuid::WithoutBraces) != name)
            continue; // not named by this program
        const QString path = folderOf(pathText(name));
        const OwnFolder folder(pathBytes(path));
        // Where there are no locks, another program may have it open.
        const bool isFree = !isOpen(path) && FolderLock::stateOf(path) == FolderLock::State::Free;
        // Data that can't be read now may be readable later.
        if (isFree && folder.changed() <= latest && folder.hasOnly(RecoverySession::isFileName) &&
            !Kept(path).hasUnsaved())
            folder.removeOwn(RecoverySession::isFileName);
    }
}

bool Recovery::discard(const QString& id) {
    const QString path = folderOf(id);
    const bool mayBeOpen =
        isOpen(path) || (!FolderLock::hostElsewhere(path).isEmpty() && hasJustChanged(path));
    return !mayBeOpen && OwnFolder(pathBytes(path)).removeOwn(RecoverySession::isFileName);
}

} // namespace sf::document

#include "moc_recovery.cpp"
