// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

namespace sf::ui {

/// The pages that teach Imperio Bellum and its records. Their tables come from the rules themselves.
QList<HelpPage> imperioHelp();

/// Markdown of one of the tables: "dice", "chances" or "reach"; empty for another name.
QString imperioTable(const QString& name);
/// One of the pictures: "start", "zone" or "cover"; null for another name.
QImage imperioPicture(const QString& name, const paint::Theme& theme);

} // namespace sf::ui
