// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>

class QWidget;

namespace sf::ui {

/// The user's settings, stored under versioned keys. Changes take effect immediately: everything that depends
/// on a setting listens to `changed`.
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Theme { System, Light, Dark, HighContrast };
    Q_ENUM(Theme)
    /// What to show between turns when players share one screen.
    enum class BetweenTurns { Nothing, Banner, Cover };
    Q_ENUM(BetweenTurns)
    /// How fast the attacks of a fight are played back one by one.
    enum class Playback { Off, Slow, Normal, Fast };
    Q_ENUM(Playback)

    /// Uses the system's location for the program's settings.
    explicit Settings(QObject* parent = nullptr);
    /// Uses this file.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    Theme theme() const;
    void setTheme(Theme theme);
    /// Percent of the desktop's text size, 75 to 300.
    int textSize() const;
    void setTextSize(int percent);
    bool areAnimationsOn() const;
    void setAnimationsOn(bool on);
    Playback playback() const;
    void setPlayback(Playback speed);
    /// Seconds between recovery snapshots of changed documents, 10 to 3600.
    int autosaveInterval() const;
    void setAutosaveInterval(int seconds);
    bool areCoordinatesShown() const;
    void setCoordinatesShown(bool shown);
    bool isReachShown() const;
    void setReachShown(bool shown);
    BetweenTurns betweenTurns() const;
    void setBetweenTurns(BetweenTurns kind);

    /// Whether to ask before a person's action that clearly lowers the chance to win.
    bool warnsOfBlunders() const;
    void setWarnsOfBlunders(bool on);
    /// Whether the bell rings when dice fall and turns pass.
    bool signsPosts() const; ///< new games by post
    bool hasSounds() const;
    void setSounds(bool on);
    void setSigningPosts(bool on);
    /// The loss from which on it asks, in percentage points of the chance to win, 1 to 50.
    int blunderLoss() const;
    void setBlunderLoss(int points);
    /// Commands of other programs that play Imperio Bellum, by the name that the window shows.
    QVariantMap engines() const;
    void setEngines(const QVariantMap& engines);

    /// Keys of the unit table's columns; empty for the default columns.
    QStringList unitColumns() const;
    void setUnitColumns(const QStringList& keys);

    /// Absolute paths, newest first, at most ten.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();
    /// Who plays each side of the battle in this file: 0 a person, else the commander's level; empty: people.
    QList<int> battlePlayers(const QString& path) const;
    /// Remembers them for the last fifty such files.
    void setBattlePlayers(const QString& path, const QList<int>& players);
    QString lastFolder() const;
    void setLastFolder(const QString& path);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// State of docks and tool bars, saved separately for each font size and screen size, because a width
    /// that suits one doesn't suit the other.
    QByteArray windowLayout(const QWidget& window) const;
    void setWindowLayout(const QWidget& window, const QByteArray& layout);

    /// Paper and margins last printed with.
    QVariantMap printing() const;
    void setPrinting(const QVariantMap& paper);

    /// Resets all settings, including recent files and window layout.
    void reset();

Q_SIGNALS:
    void changed();
    void recentFilesChanged();

private:
    void set(const QString& key, const QVariant& value);

    QSettings m_store;
};

} // namespace sf::ui
