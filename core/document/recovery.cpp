// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery.h"

#include "core/document/battle_loader.h"
#include "core/document/battle_replay.h"
#include "core/document/recovery_session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace sf::document {
namespace {

constexpr const char* sessionProperty = "recoverySession";

QString tr(const char* text) {
    return QCoreApplication::translate("sf::document", text);
}

QByteArray contents(const QString& folder, const char* name) {
    QFile file(folder + QLatin1Char('/') + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The whole lines; a torn last one is left out.
QList<QByteArray> linesOf(const QByteArray& journal) {
    QList<QByteArray> lines = journal.split('\n');
    lines.removeLast();
    return lines;
}

bool isAlive(const QString& folder) {
    QLockFile lock(folder + QLatin1Char('/') + QLatin1String(RecoverySession::lockName));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

QString replayAll(BattleDocument& document, const QList<QByteArray>& lines) {
    for (const QByteArray& line : lines) {
        const std::uint32_t next = document.journal().next();
        if (!replayLine(document, {line.constData(), static_cast<std::size_t>(line.size())}))
            return tr("Entry %1 of the journal no longer applies; what came before it is restored.")
                .arg(next);
    }
    return {};
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

void Recovery::watch(BattleDocument& document) {
    const QString known = document.property(sessionProperty).toString();
    const QString id = known.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : known;
    auto session = std::make_unique<RecoverySession>(document, folderOf(id), !known.isEmpty());
    const RecoverySession* watched = session.get();
    m_sessions.push_back(std::move(session));
    connect(&document, &QObject::destroyed, this, [this, watched] {
        std::erase_if(m_sessions, [&](const auto& other) { return other.get() == watched; });
    });
}

QList<Recovery::Session> Recovery::sessions() const {
    QList<Session> found;
    for (const QFileInfo& folder : QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = folder.filePath();
        const QList<QByteArray> lines = linesOf(contents(path, RecoverySession::journalName));
        if (lines.isEmpty() || lines.last().contains("\"save\":true") || isAlive(path))
            continue;
        const QJsonObject about =
            QJsonDocument::fromJson(contents(path, RecoverySession::aboutName)).object();
        const QFileInfo journal(path + QLatin1Char('/') + QLatin1String(RecoverySession::journalName));
        found.append({folder.fileName(), about[QStringLiteral("title")].toString(),
                      about[QStringLiteral("filePath")].toString(), journal.lastModified(),
                      static_cast<int>(lines.size())});
    }
    std::ranges::sort(found, std::greater{}, &Session::lastChange);
    return found;
}

std::variant<Recovery::Restored, QString> Recovery::restore(const QString& id) const {
    const QString folder = folderOf(id);
    auto base = loadBattle(contents(folder, RecoverySession::baseName));
    if (const auto* error = std::get_if<LoadError>(&base))
        return error->text(folder + QLatin1Char('/') + QLatin1String(RecoverySession::baseName));
    auto& [battle, journal] = std::get<LoadedBattle>(base);
    Restored restored{std::make_unique<BattleDocument>(std::move(battle), std::move(journal)), {}};
    restored.problem = replayAll(*restored.document, linesOf(contents(folder, RecoverySession::journalName)));
    restored.document->undoStack().resetClean();
    const QJsonObject about = QJsonDocument::fromJson(contents(folder, RecoverySession::aboutName)).object();
    restored.document->setFilePath(about[QStringLiteral("filePath")].toString());
    if (restored.problem.isEmpty())
        restored.document->setProperty(sessionProperty, id);
    return restored;
}

bool Recovery::discard(const QString& id) {
    const QString folder = folderOf(id);
    return !QFileInfo(id).fileName().isEmpty() && !isAlive(folder) && QDir(folder).removeRecursively();
}

} // namespace sf::document
