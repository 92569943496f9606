// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaEnum>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>

#include <algorithm>
#include <type_traits>

class QWidget;

namespace sf::ui {

/// A setting with its key and its standard value; a number also has limits.
template<class T>
struct Setting {
    const char* key;
    T standard;
    T least{};
    T most{};
};

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
    /// How fast what was done in a round or a turn is played back.
    enum class Playback { Off, Slow, Normal, Fast };
    Q_ENUM(Playback)
    /// Whether a screen reader listens; Automatic asks the desktop.
    enum class ScreenReader { Automatic, On, Off };
    Q_ENUM(ScreenReader)

    /// Uses the system's location for the program's settings.
    explicit Settings(QObject* parent = nullptr);
    /// Uses this file.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    // Raise the number in a key when its meaning changes, so that older values are not misread.
    static constexpr Setting<Theme> theme{"v1/theme", Theme::System};
    /// Percent of the desktop's text size.
    static constexpr Setting<int> textSize{"v1/textSize", 100, 75, 300};
    static constexpr Setting<bool> animations{"v1/animations", true};
    static constexpr Setting<Playback> playback{"v1/playback", Playback::Normal};
    /// Whether the camera goes to the fights of a film and back.
    static constexpr Setting<bool> filmCamera{"v1/filmCamera", true};
    static constexpr Setting<ScreenReader> screenReader{"v1/screenReader", ScreenReader::Automatic};
    /// Seconds between recovery snapshots of changed documents.
    static constexpr Setting<int> autosaveInterval{"v1/autosaveSeconds", 60, 10, 3600};
    static constexpr Setting<bool> coordinates{"v1/coordinates", true};
    /// Whether the map shows where the selected stack can go.
    static constexpr Setting<bool> reach{"v1/reach", true};
    /// Whether rule numbers are always painted, rather than only where one points or has the focus.
    static constexpr Setting<bool> showRules{"v1/showRules", false};
    // What is unfolded for each selected stack.
    static constexpr Setting<bool> stackUnits{"v1/stackUnits", false};
    static constexpr Setting<bool> stackTerms{"v1/stackTerms", false};
    static constexpr Setting<bool> forecastTerms{"v1/forecastTerms", false};
    /// Whether it shows the orders of all stacks, not only of the selected and the hovered ones.
    static constexpr Setting<bool> allOrders{"v1/allOrders", false};
    static constexpr Setting<BetweenTurns> betweenTurns{"v1/betweenTurns", BetweenTurns::Banner};
    /// Whether to ask before a person's action that clearly lowers the chance to win.
    static constexpr Setting<bool> blunderWarnings{"v1/warnOfBlunders", false};
    /// The loss from which on it asks, in percentage points of the chance to win.
    static constexpr Setting<int> blunderLoss{"v1/blunderLoss", 10, 1, 50};
    /// Whether the bell rings when dice fall and turns pass.
    static constexpr Setting<bool> sounds{"v1/sounds", false};
    /// Whether blocks are signed in new games by post.
    static constexpr Setting<bool> signPosts{"v1/signPosts", true};

    template<class T>
    T value(const Setting<T>& setting) const;
    template<class T>
    void set(const Setting<T>& setting, std::type_identity_t<T> value);

    /// Commands of other programs that play Imperio Bellum, by the name that the window shows.
    QVariantMap engines() const;
    void setEngines(const QVariantMap& engines);

    QString filePath() const { return m_store.fileName(); }

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
    /// The recovery sessions whose documents the user has been told of.
    QStringList toldSessions() const;
    void setToldSessions(const QStringList& ids);
    /// Files of watched folders that the user doesn't want, as FolderWatcher names them.
    QStringList postsPutAside() const;
    void setPostsPutAside(const QStringList& files);
    /// The user's name in games by post; empty until they have given one.
    QString playerName() const;
    void setPlayerName(const QString& name);
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
    void store(const QString& key, const QVariant& value);

    QSettings m_store;
};

template<class T>
T Settings::value(const Setting<T>& setting) const {
    const QVariant stored = m_store.value(QLatin1String(setting.key));
    if constexpr (std::is_enum_v<T>) {
        bool known = false;
        const int value = QMetaEnum::fromType<T>().keyToValue(stored.toByteArray().constData(), &known);
        return known ? static_cast<T>(value) : setting.standard;
    } else if constexpr (std::is_same_v<T, bool>) {
        return stored.isValid() ? stored.toBool() : setting.standard;
    } else {
        return std::clamp(stored.isValid() ? stored.toInt() : setting.standard, setting.least, setting.most);
    }
}

template<class T>
void Settings::set(const Setting<T>& setting, std::type_identity_t<T> value) {
    const QString key = QLatin1String(setting.key);
    if constexpr (std::is_enum_v<T>)
        store(key, QString::fromLatin1(QMetaEnum::fromType<T>().valueToKey(static_cast<int>(value))));
    else if constexpr (std::is_same_v<T, bool>)
        store(key, value);
    else
        store(key, std::clamp(value, setting.least, setting.most));
}

} // namespace sf::ui
