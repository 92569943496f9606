// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

class QWidget;

/// The room around the contents of windows, panels and bars.
namespace sf::ui {

inline constexpr QMargins dialogMargins{16, 16, 16, 16};
inline constexpr QMargins panelMargins{12, 8, 12, 8};
inline constexpr QMargins barMargins{12, 4, 12, 4};

/// A layout for the inner parts of a panel, whose room is the panel's. Without a spacing the style's is used.
template<class Layout>
Layout* marginless(QWidget* widget, int spacing = -1) {
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    if (spacing >= 0)
        layout->setSpacing(spacing);
    return layout;
}

} // namespace sf::ui
