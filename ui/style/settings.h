// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>

class QWidget;

namespace sf::ui {

/// What people chose, kept between starts under versioned keys. Every setting takes effect at once: whoever
/// shows something listens to `changed`.
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Theme { System, Light, Dark, HighContrast };
    Q_ENUM(Theme)
    /// What comes between two turns of players at one screen.
    enum class BetweenTurns { Nothing, Banner, Cover };
    Q_ENUM(BetweenTurns)

    /// In the place the system has for the program.
    explicit Settings(QObject* parent = nullptr);
    /// In a file of one's own.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    Theme theme() const;
    void setTheme(Theme theme);
    /// Percent of the desktop's text size, 75 to 300.
    int textSize() const;
    void setTextSize(int percent);
    bool areAnimationsOn() const;
    void setAnimationsOn(bool on);
    /// Seconds between rolling copies of changed documents, 10 to 3600.
    int autosaveInterval() const;
    void setAutosaveInterval(int seconds);
    bool areCoordinatesShown() const;
    void setCoordinatesShown(bool shown);
    bool isReachShown() const;
    void setReachShown(bool shown);
    BetweenTurns betweenTurns() const;
    void setBetweenTurns(BetweenTurns kind);

    /// Columns of the unit table by their keys; empty for the usual ones.
    QStringList unitColumns() const;
    void setUnitColumns(const QStringList& keys);

    /// Newest first, absolute, at most ten.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();
    QString lastFolder() const;
    void setLastFolder(const QString& path);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// Of docks and tool bars, kept apart for each size of the font and the screen, as a width that suits one
    /// doesn't suit the other.
    QByteArray windowLayout(const QWidget& window) const;
    void setWindowLayout(const QWidget& window, const QByteArray& layout);

    /// Paper and margins as they were last printed on.
    QVariantMap printing() const;
    void setPrinting(const QVariantMap& paper);

    /// Everything back to how it comes, the list of recent files and the window's layout too.
    void reset();

Q_SIGNALS:
    void changed();
    void recentFilesChanged();

private:
    void set(const QString& key, const QVariant& value);

    QSettings m_store;
};

} // namespace sf::ui
