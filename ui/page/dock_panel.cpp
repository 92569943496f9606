// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/dock_panel.h"

#include <QScrollArea>

namespace sf::ui {

QWidget* scrolled(QWidget* panel) {
    auto* area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setBackgroundRole(QPalette::Base);
    return area;
}

} // namespace sf::ui
