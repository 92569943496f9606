// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/film/loss_report.h"
#include "ui/page/page.h"

namespace sf::test {

/// The summary above the log, in a log made for this.
inline ui::LossReport* lossReportOf(ui::Page& page) {
    for (const ui::Page::Dock& dock : page.docks())
        if (dock.objectName == QLatin1String("logDock")) {
            QWidget* log = dock.make();
            log->setParent(&page);
            return log->findChild<ui::LossReport*>();
        }
    return nullptr;
}

} // namespace sf::test
