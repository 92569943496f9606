// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPalette>

#include <memory>

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

class Settings;

/// Which theme holds now: the desktop's palette, light or dark by its lightness, or the one that people
/// forced. Widgets get it as the application's palette, painters as a Theme.
class Appearance final : public QObject {
    Q_OBJECT

public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);
    ~Appearance() override;

    const paint::Theme& theme() const;

Q_SIGNALS:
    void themeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();
    void readPalette();

    Settings& m_settings;
    std::unique_ptr<paint::Theme> m_theme;
    bool m_isChoosing = false;
};

/// The palette of the widgets for a theme, with the roles that Style reads.
QPalette widgetPalette(const paint::Theme& theme);

} // namespace sf::ui
