// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QMargins>

#include <initializer_list>

/// Margins, lines and labels of windows, panels and bars.
namespace sf::ui {

inline constexpr QMargins dialogMargins{16, 16, 16, 16};
inline constexpr QMargins panelMargins{12, 8, 12, 8};
inline constexpr QMargins barMargins{12, 4, 12, 4};

/// Makes a layout with these margins. Without `spacing` it uses the style's.
template<class Layout>
Layout* padded(QWidget* widget, const QMargins& margins, int spacing = -1) {
    auto* layout = new Layout(widget);
    layout->setContentsMargins(margins);
    if (spacing >= 0)
        layout->setSpacing(spacing);
    return layout;
}
/// The same without margins, for the inner parts of a panel.
template<class Layout>
Layout* marginless(QWidget* widget, int spacing = -1) {
    return padded<Layout>(widget, {}, spacing);
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

inline QLabel* wrappingLabel(QWidget* parent, const QString& text = {}) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}
/// A wrapping label in muted colour, for hints and explanations.
inline QLabel* hintLabel(QWidget* parent, const QString& text = {}) {
    QLabel* label = wrappingLabel(parent, text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
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
