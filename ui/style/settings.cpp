// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/settings.h"

#include <QDir>
#include <QFontInfo>
#include <QScreen>
#include <QWidget>

namespace sf::ui {

namespace {

// Raise the number when the meaning of a key changes, so that older values are not misread.
const auto unitColumnsKey = QStringLiteral("v1/unitColumns");
const auto enginesKey = QStringLiteral("v1/engines");
const auto recentKey = QStringLiteral("v1/recentFiles");
const auto battlePlayersKey = QStringLiteral("v1/battlePlayers");
const auto folderKey = QStringLiteral("v1/lastFolder");
const auto playerNameKey = QStringLiteral("v1/playerName");
const auto toldSessionsKey = QStringLiteral("v1/toldSessions");
const auto putAsideKey = QStringLiteral("v1/postsPutAside");
const auto geometryKey = QStringLiteral("v1/window/geometry");
const auto layoutKey = QStringLiteral("v2/window/layout-%1-%2x%3");
const auto printingKey = QStringLiteral("v1/printing");
constexpr int mostRecentFiles = 10;
constexpr int mostBattlePlayers = 50;

QString layoutKeyOf(const QWidget& window) {
    const QSize screen = window.screen()->size();
    return layoutKey.arg(QFontInfo(window.font()).pixelSize()).arg(screen.width()).arg(screen.height());
}

} // namespace

Settings::Settings(QObject* parent)
    : QObject(parent)
    , m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("squarefront"),
              QStringLiteral("squarefront")) {}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), m_store(file, QSettings::IniFormat) {}

void Settings::store(const QString& key, const QVariant& value) {
    if (m_store.value(key) == value)
        return;
    m_store.setValue(key, value);
    Q_EMIT changed();
}

QStringList Settings::unitColumns() const {
    return m_store.value(unitColumnsKey).toStringList();
}

void Settings::setUnitColumns(const QStringList& keys) {
    store(unitColumnsKey, keys);
}

QVariantMap Settings::engines() const {
    return m_store.value(enginesKey).toMap();
}

void Settings::setEngines(const QVariantMap& engines) {
    store(enginesKey, engines);
}

QStringList Settings::recentFiles() const {
    return m_store.value(recentKey).toStringList();
}

void Settings::addRecentFile(const QString& path) {
    auto files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_store.setValue(recentKey, files.mid(0, mostRecentFiles));
    Q_EMIT recentFilesChanged();
}

void Settings::removeRecentFile(const QString& path) {
    auto files = recentFiles();
    files.removeAll(path);
    m_store.setValue(recentKey, files);
    Q_EMIT recentFilesChanged();
}

void Settings::clearRecentFiles() {
    m_store.remove(recentKey);
    m_store.remove(battlePlayersKey);
    Q_EMIT recentFilesChanged();
}

QList<int> Settings::battlePlayers(const QString& path) const {
    QList<int> players;
    for (const QVariant& entry : m_store.value(battlePlayersKey).toList())
        if (const QStringList words = entry.toStringList(); words.value(0) == path)
            for (const QString& level : words.mid(1))
                players << level.toInt();
    return players;
}

void Settings::setBattlePlayers(const QString& path, const QList<int>& players) {
    if (path.isEmpty())
        return;
    QVariantList entries = m_store.value(battlePlayersKey).toList();
    entries.removeIf([&](const QVariant& entry) { return entry.toStringList().value(0) == path; });
    QStringList words{path};
    for (const int level : players)
        words << QString::number(level);
    if (players.count(0) < players.size())
        entries.prepend(words);
    m_store.setValue(battlePlayersKey, entries.mid(0, mostBattlePlayers));
}

QStringList Settings::toldSessions() const {
    return m_store.value(toldSessionsKey).toStringList();
}

void Settings::setToldSessions(const QStringList& ids) {
    m_store.setValue(toldSessionsKey, ids);
}

QStringList Settings::postsPutAside() const {
    return m_store.value(putAsideKey).toStringList();
}

void Settings::setPostsPutAside(const QStringList& files) {
    m_store.setValue(putAsideKey, files);
}

QString Settings::playerName() const {
    return m_store.value(playerNameKey).toString();
}

void Settings::setPlayerName(const QString& name) {
    m_store.setValue(playerNameKey, name);
}

QString Settings::lastFolder() const {
    return m_store.value(folderKey, QDir::homePath()).toString();
}

void Settings::setLastFolder(const QString& path) {
    m_store.setValue(folderKey, path);
}

QByteArray Settings::windowGeometry() const {
    return m_store.value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    m_store.setValue(geometryKey, geometry);
}

QByteArray Settings::windowLayout(const QWidget& window) const {
    return m_store.value(layoutKeyOf(window)).toByteArray();
}

void Settings::setWindowLayout(const QWidget& window, const QByteArray& layout) {
    m_store.setValue(layoutKeyOf(window), layout);
}

QVariantMap Settings::printing() const {
    return m_store.value(printingKey).toMap();
}

void Settings::setPrinting(const QVariantMap& paper) {
    m_store.setValue(printingKey, paper);
}

void Settings::reset() {
    m_store.clear();
    Q_EMIT changed();
    Q_EMIT recentFilesChanged();
}

} // namespace sf::ui

#include "moc_settings.cpp"
