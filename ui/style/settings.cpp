// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/settings.h"

#include <QDir>
#include <QFontInfo>
#include <QMetaEnum>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace sf::ui {

namespace {

// Raise the number when the meaning of a key changes, so that older values are not misread.
const auto themeKey = QStringLiteral("v1/theme");
const auto textSizeKey = QStringLiteral("v1/textSize");
const auto animationsKey = QStringLiteral("v1/animations");
const auto playbackKey = QStringLiteral("v1/playback");
const auto autosaveKey = QStringLiteral("v1/autosaveSeconds");
const auto coordinatesKey = QStringLiteral("v1/coordinates");
const auto reachKey = QStringLiteral("v1/reach");
const auto unitColumnsKey = QStringLiteral("v1/unitColumns");
const auto betweenTurnsKey = QStringLiteral("v1/betweenTurns");
const auto blundersKey = QStringLiteral("v1/warnOfBlunders");
const auto soundsKey = QStringLiteral("v1/sounds");
const auto signKey = QStringLiteral("v1/signPosts");
const auto blunderLossKey = QStringLiteral("v1/blunderLoss");
const auto enginesKey = QStringLiteral("v1/engines");
const auto recentKey = QStringLiteral("v1/recentFiles");
const auto battlePlayersKey = QStringLiteral("v1/battlePlayers");
const auto folderKey = QStringLiteral("v1/lastFolder");
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

void Settings::set(const QString& key, const QVariant& value) {
    if (m_store.value(key) == value)
        return;
    m_store.setValue(key, value);
    Q_EMIT changed();
}

Settings::Theme Settings::theme() const {
    const auto word = m_store.value(themeKey).toString().toLatin1();
    bool known = false;
    const int value = QMetaEnum::fromType<Theme>().keyToValue(word.constData(), &known);
    return known ? static_cast<Theme>(value) : Theme::System;
}

void Settings::setTheme(Theme theme) {
    set(themeKey, QString::fromLatin1(QMetaEnum::fromType<Theme>().valueToKey(static_cast<int>(theme))));
}

int Settings::textSize() const {
    return std::clamp(m_store.value(textSizeKey, 100).toInt(), 75, 300);
}

void Settings::setTextSize(int percent) {
    set(textSizeKey, std::clamp(percent, 75, 300));
}

bool Settings::areAnimationsOn() const {
    return m_store.value(animationsKey, true).toBool();
}

void Settings::setAnimationsOn(bool on) {
    set(animationsKey, on);
}

Settings::Playback Settings::playback() const {
    const auto word = m_store.value(playbackKey).toString().toLatin1();
    bool known = false;
    const int value = QMetaEnum::fromType<Playback>().keyToValue(word.constData(), &known);
    return known ? static_cast<Playback>(value) : Playback::Normal;
}

void Settings::setPlayback(Playback speed) {
    set(playbackKey,
        QString::fromLatin1(QMetaEnum::fromType<Playback>().valueToKey(static_cast<int>(speed))));
}

int Settings::autosaveInterval() const {
    return std::clamp(m_store.value(autosaveKey, 60).toInt(), 10, 3600);
}

void Settings::setAutosaveInterval(int seconds) {
    set(autosaveKey, std::clamp(seconds, 10, 3600));
}

bool Settings::areCoordinatesShown() const {
    return m_store.value(coordinatesKey, true).toBool();
}

void Settings::setCoordinatesShown(bool shown) {
    set(coordinatesKey, shown);
}

bool Settings::isReachShown() const {
    return m_store.value(reachKey, true).toBool();
}

void Settings::setReachShown(bool shown) {
    set(reachKey, shown);
}

QStringList Settings::unitColumns() const {
    return m_store.value(unitColumnsKey).toStringList();
}

void Settings::setUnitColumns(const QStringList& keys) {
    set(unitColumnsKey, keys);
}

Settings::BetweenTurns Settings::betweenTurns() const {
    const auto word = m_store.value(betweenTurnsKey).toString().toLatin1();
    bool known = false;
    const int value = QMetaEnum::fromType<BetweenTurns>().keyToValue(word.constData(), &known);
    return known ? static_cast<BetweenTurns>(value) : BetweenTurns::Banner;
}

void Settings::setBetweenTurns(BetweenTurns kind) {
    set(betweenTurnsKey,
        QString::fromLatin1(QMetaEnum::fromType<BetweenTurns>().valueToKey(static_cast<int>(kind))));
}

bool Settings::warnsOfBlunders() const {
    return m_store.value(blundersKey, false).toBool();
}

void Settings::setWarnsOfBlunders(bool on) {
    set(blundersKey, on);
}

bool Settings::signsPosts() const {
    return m_store.value(signKey, false).toBool();
}

void Settings::setSigningPosts(bool on) {
    set(signKey, on);
}

bool Settings::hasSounds() const {
    return m_store.value(soundsKey, false).toBool();
}

void Settings::setSounds(bool on) {
    set(soundsKey, on);
}

int Settings::blunderLoss() const {
    return std::clamp(m_store.value(blunderLossKey, 10).toInt(), 1, 50);
}

void Settings::setBlunderLoss(int points) {
    set(blunderLossKey, std::clamp(points, 1, 50));
}

QVariantMap Settings::engines() const {
    return m_store.value(enginesKey).toMap();
}

void Settings::setEngines(const QVariantMap& engines) {
    set(enginesKey, engines);
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
