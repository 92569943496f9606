// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/appearance.h"

#include "ui/paint/base/theme.h"
#include "ui/style/settings.h"
#include "ui/style/style_primitives.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

namespace sf::ui {

namespace {

/// Whether this is Qt's fallback palette, used when the desktop sets none.
bool isBarePalette(const QPalette& palette) {
    return palette.color(QPalette::Window) == QColor(239, 239, 239) &&
           palette.color(QPalette::Highlight) == QColor(48, 140, 198);
}

/// Adds the roles that Style reads but desktops don't set reliably; the others stay the desktop's.
QPalette completed(const QPalette& desktop) {
    const auto theme = paint::Theme::forPalette(desktop);
    QPalette palette;
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Midlight, theme.dockTitle);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    return palette;
}

} // namespace

Appearance::Appearance(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_desktopFont(QApplication::font()) {
    qApp->installEventFilter(this);
    connect(&settings, &Settings::changed, this, [this] {
        if (m_settings.value(Settings::theme) != m_chosen)
            choose();
        scaleText();
    });
    choose();
    scaleText();
}

bool Appearance::eventFilter(QObject* watched, QEvent* event) {
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_isChoosing)
        choose();
    return false;
}

void Appearance::scaleText() {
    QFont font = m_desktopFont;
    const double factor = m_settings.value(Settings::textSize) / 100.0;
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void Appearance::choose() {
    using Kind = paint::Theme::Kind;
    const QScopedValueRollback guard(m_isChoosing, true);
    m_chosen = m_settings.value(Settings::theme);
    switch (m_chosen) {
    case Settings::Theme::System:
        QApplication::setPalette(QPalette());
        QApplication::setPalette(isBarePalette(QApplication::palette())
                                     ? widgetPalette(paint::Theme::of(Kind::Light))
                                     : completed(QApplication::palette()));
        break;
    case Settings::Theme::Light:
        QApplication::setPalette(widgetPalette(paint::Theme::of(Kind::Light)));
        break;
    case Settings::Theme::Dark:
        QApplication::setPalette(widgetPalette(paint::Theme::of(Kind::Dark)));
        break;
    case Settings::Theme::HighContrast:
        QApplication::setPalette(widgetPalette(paint::Theme::of(Kind::HighContrast)));
        break;
    }
}

QPalette widgetPalette(const paint::Theme& theme) {
    QPalette palette(theme.ink, theme.base, theme.hairLine, theme.border, theme.border, theme.ink,
                     theme.accent, theme.base, theme.window);
    palette.setColor(QPalette::Midlight, theme.dockTitle);
    palette.setColor(QPalette::AlternateBase, parts::mixed(theme.window, theme.base, 0.5));
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.isDark() ? theme.window : theme.base);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.base);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    const auto pale = parts::mixed(theme.muted, theme.window, 0.55);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, pale);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.border);
    return palette;
}

} // namespace sf::ui

#include "moc_appearance.cpp"
