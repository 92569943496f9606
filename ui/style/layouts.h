// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QMargins>

#include <initializer_list>

/// Margins and lines of windows, panels and bars.
namespace sf::ui {

inline constexpr QMargins dialogMargins{16, 16, 16, 16};
inline constexpr QMargins panelMargins{12, 8, 12, 8};
inline constexpr QMargins barMargins{12, 4, 12, 4};

/// Makes a layout without margins for the inner parts of a panel. Without `spacing` it uses the style's.
template<class Layout>
Layout* marginless(QWidget* widget, int spacing = -1) {
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    if (spacing >= 0)
        layout->setSpacing(spacing);
    return layout;
}

/// Adds the widgets to a layout or splitter, one after the other.
template<class Container>
void addWidgets(Container& to, std::initializer_list<QWidget*> widgets) {
    for (QWidget* widget : widgets)
        to.addWidget(widget);
}

/// Keeps the widget's room while it is hidden, so that nothing else moves.
inline void keepRoomWhenHidden(QWidget& widget) {
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

/// A thin line between two parts of a panel.
inline QFrame* hairLine(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameStyle(static_cast<int>(QFrame::HLine) | static_cast<int>(QFrame::Plain));
    line->setFixedHeight(1);
    line->setForegroundRole(QPalette::Midlight);
    return line;
}

} // namespace sf::ui
