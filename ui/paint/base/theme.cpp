// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/theme.h"

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

constexpr double leastContrast = 4.5; // WCAG 2, AA

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

bool looksDark(const QPalette& palette) {
    return luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
}

} // namespace

double contrast(const QColor& first, const QColor& second) {
    const double a = luminance(first);
    const double b = luminance(second);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor mixed(const QColor& first, const QColor& second, double share) {
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(first.red(), second.red()), mix(first.green(), second.green()),
            mix(first.blue(), second.blue())};
}

QColor withContrast(const QColor& colour, const QColor& ground, double ratio) {
    if (contrast(colour, ground) >= ratio)
        return colour;
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    const QColor& to = contrast(black, ground) > contrast(white, ground) ? black : white;
    constexpr int steps = 64;
    for (int step = 1; step < steps; ++step) {
        const QColor mix = mixed(colour, to, static_cast<double>(step) / steps);
        if (contrast(mix, ground) >= ratio)
            return mix;
    }
    return to;
}

Theme Theme::forPalette(const QPalette& palette) {
    const Theme& high = of(Kind::HighContrast);
    if (palette.color(QPalette::Window) == high.window && palette.color(QPalette::WindowText) == high.ink &&
        palette.color(QPalette::Highlight) == high.accent)
        return high;
    const Theme& builtIn = of(looksDark(palette) ? Kind::Dark : Kind::Light);
    Theme theme = builtIn;
    theme.window = palette.color(QPalette::Window);
    theme.base = palette.color(QPalette::Base);
    theme.ink = palette.color(QPalette::WindowText);
    const auto isLegible = [&](const QColor& colour) {
        return contrast(colour, theme.window) >= leastContrast &&
               contrast(colour, theme.base) >= leastContrast;
    };
    if (!isLegible(theme.ink))
        return builtIn;
    theme.border = mixed(theme.window, theme.ink, 0.22);
    theme.hairLine = mixed(theme.window, theme.ink, 0.12);
    theme.dockTitle = mixed(theme.window, theme.ink, 0.06);
    theme.muted = withContrast(theme.muted, theme.window, 5.6);
    theme.accent = withContrast(theme.accent, theme.base, leastContrast);
    return theme;
}

QPalette Theme::palette() const {
    QPalette palette(window);
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(role, colour);
    };
    set(QPalette::Window, window);
    set(QPalette::WindowText, ink);
    set(QPalette::Base, base);
    set(QPalette::AlternateBase, mixed(base, window, 0.6));
    set(QPalette::Text, ink);
    set(QPalette::PlaceholderText, muted);
    set(QPalette::Button, mixed(window, base, 0.5));
    set(QPalette::ButtonText, ink);
    set(QPalette::ToolTipBase, base);
    set(QPalette::ToolTipText, ink);
    set(QPalette::Highlight, accent);
    set(QPalette::HighlightedText, base);
    set(QPalette::Link, accent);
    set(QPalette::BrightText, refused);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, mixed(window, ink, 0.45));
    return palette;
}

QColor Theme::side(int side, std::uint32_t documentColour) const {
    const auto index = static_cast<std::size_t>(std::clamp(side, 0, 3));
    if (kind == Kind::Paper || documentColour == defaultSideColours()[index])
        return sides[index];
    return withContrast(QColor(static_cast<QRgb>(0xff000000U | documentColour)), plate, leastContrast);
}

std::array<std::uint32_t, 4> defaultSideColours() {
    std::array<std::uint32_t, 4> colours{};
    const Theme& light = Theme::of(Theme::Kind::Light);
    std::ranges::transform(light.sides, colours.begin(),
                           [](const QColor& colour) { return colour.rgb() & 0xffffffU; });
    return colours;
}

} // namespace sf::paint
