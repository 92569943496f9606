// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace sf::ui {

/// Lets the content scroll once it doesn't fit: without a frame, and Tab goes straight to what is inside.
/// Content may also be set later.
inline QScrollArea* makeScrollArea(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    if (content)
        area->setWidget(content);
    return area;
}

} // namespace sf::ui
