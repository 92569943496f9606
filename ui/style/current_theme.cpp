// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/current_theme.h"

#include <QEvent>
#include <QFont>
#include <QFontInfo>
#include <QGuiApplication>

#include <algorithm>

namespace sf::ui {

namespace {

/// Smaller fonts leave the map's texts as they are: those are as small as can be read.
double textScale(const QFont& font) {
    constexpr double usual = 12; // pixels; 9 points
    return std::max(1.0, QFontInfo(font).pixelSize() / usual);
}

} // namespace

const paint::Theme& currentTheme() {
    static paint::Theme theme;
    static qint64 key = 0;
    static QFont font;
    const QPalette palette = QGuiApplication::palette();
    if (key != palette.cacheKey() || font != QGuiApplication::font()) {
        key = palette.cacheKey();
        font = QGuiApplication::font();
        theme = paint::Theme::forPalette(palette);
        theme.textScale = textScale(font);
    }
    return theme;
}

bool isRestyling(const QEvent& event) {
    return event.type() == QEvent::PaletteChange || event.type() == QEvent::FontChange;
}

} // namespace sf::ui
