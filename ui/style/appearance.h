// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/settings.h"

#include <QObject>
#include <QPalette>

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

/// Sets the application's palette: the desktop's, or that of the theme chosen in the settings. Everything
/// else takes its colours from that palette; see currentTheme().
class Appearance final : public QObject {
    Q_OBJECT

public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();

    Settings& m_settings;
    Settings::Theme m_chosen = Settings::Theme::System;
    bool m_isChoosing = false;
};

/// The palette of the widgets for a theme, with the roles that Style reads.
QPalette widgetPalette(const paint::Theme& theme);

} // namespace sf::ui
