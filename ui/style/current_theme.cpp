// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/current_theme.h"

#include <QEvent>
#include <QGuiApplication>

namespace sf::ui {

const paint::Theme& currentTheme() {
    static paint::Theme theme;
    static qint64 key = 0;
    const QPalette palette = QGuiApplication::palette();
    if (key != palette.cacheKey()) {
        theme = paint::Theme::forPalette(palette);
        key = palette.cacheKey();
    }
    return theme;
}

bool isRestyling(const QEvent& event) {
    return event.type() == QEvent::PaletteChange || event.type() == QEvent::FontChange;
}

} // namespace sf::ui
