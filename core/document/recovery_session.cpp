// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery_session.h"

#include "core/document/battle_writer.h"
#include "core/document/safe_file.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThreadPool>

#include <unistd.h>

namespace sf::document {
namespace {

constexpr int syncDelay = 500;           ///< ms
constexpr int snapshotInterval = 60'000; ///< ms

QString inFolder(const QString& folder, const char* name) {
    return folder + QLatin1Char('/') + QLatin1String(name);
}

} // namespace

RecoverySession::RecoverySession(BattleDocument& document, QString folder, bool adopted)
    : m_document(document)
    , m_folder(std::move(folder))
    , m_base(document.battle())
    , m_baseEntries(document.journal().size()) {
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncDelay);
    connect(&m_syncTimer, &QTimer::timeout, this, &RecoverySession::sync);
    m_snapshotTimer.setInterval(snapshotInterval);
    connect(&m_snapshotTimer, &QTimer::timeout, this, &RecoverySession::snapshot);
    connect(&document, &BattleDocument::journalGrew, this, &RecoverySession::append);
    const auto about = [this] {
        if (m_journal.isOpen())
            writeAbout();
    };
    connect(&document, &Document::filePathChanged, this, about);
    connect(&document, &Document::titleChanged, this, about);
    if (adopted)
        open();
}

RecoverySession::~RecoverySession() {
    QThreadPool::globalInstance()->waitForDone();
    m_journal.close();
    m_lock.reset();
    QDir(m_folder).removeRecursively();
}

void RecoverySession::open() {
    m_lock = std::make_unique<QLockFile>(inFolder(m_folder, lockName));
    m_lock->setStaleLockTime(0);
    if (!m_lock->tryLock(0))
        return;
    m_journal.setFileName(inFolder(m_folder, journalName));
    m_journal.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered);
    m_journal.seek(0);
    m_journal.resize(m_journal.readAll().lastIndexOf('\n') + 1); // a crash may have torn the last line
    m_snapshotTimer.start();
}

/// A state folder that can't be written stops nobody from playing; then there is no recovery.
bool RecoverySession::begin() {
    if (!QDir().mkpath(m_folder))
        return false;
    writeBase();
    writeAbout();
    open();
    return m_journal.isOpen();
}

void RecoverySession::writeBase() const {
    Journal before;
    std::size_t count = 0;
    m_document.journal().forEach([&](std::string_view line) {
        if (count++ < m_baseEntries)
            before.restore(line, 0);
    });
    writeSafely(inFolder(m_folder, baseName), battleJson(m_base, before));
}

void RecoverySession::writeAbout() const {
    const QJsonObject about{{QStringLiteral("title"), m_document.title()},
                            {QStringLiteral("filePath"), m_document.filePath()}};
    writeSafely(inFolder(m_folder, aboutName), QJsonDocument(about).toJson());
}

void RecoverySession::append(const QByteArray& line) {
    if (!m_journal.isOpen() && !begin())
        return;
    m_journal.write(line + '\n');
    m_changed = true;
    if (!m_syncTimer.isActive())
        m_syncTimer.start();
}

void RecoverySession::sync() {
    const int file = ::dup(m_journal.handle());
    if (file < 0)
        return;
    QThreadPool::globalInstance()->start([file] {
        ::fsync(file);
        ::close(file);
    });
}

void RecoverySession::snapshot() {
    if (!m_changed)
        return;
    m_changed = false;
    const QString path = m_folder + QStringLiteral("/snapshot-%1.sqf").arg(m_nextSnapshot);
    m_nextSnapshot = (m_nextSnapshot + 1) % snapshots;
    QThreadPool::globalInstance()->start(
        [path, battle = m_document.battle()] { writeSafely(path, battleJson(battle)); });
}

} // namespace sf::document
