// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/settings.h"

#include <QFont>
#include <QObject>
#include <QPalette>

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

/// Sets the application's palette and font from the desktop or from the settings. Everything else takes its
/// colours from that palette; see currentTheme().
class Appearance final : public QObject {
    Q_OBJECT

public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();
    void scaleText();

    Settings& m_settings;
    Settings::Theme m_chosen = Settings::Theme::System;
    bool m_isChoosing = false;
    QFont m_desktopFont;
};

/// Returns the widget palette for a theme, including the roles that Style reads.
QPalette widgetPalette(const paint::Theme& theme);

} // namespace sf::ui
