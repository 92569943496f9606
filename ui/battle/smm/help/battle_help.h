// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

namespace sf::ui {

/// The pages that teach Stack Management Mechanics and its house rules. Tables and pictures come from the
/// rules themselves.
QList<HelpPage> battleHelp();

/// Markdown of one of the tables: "widths", "orders", "sizes", "costs", "joining", "chances" or "options";
/// empty for another name.
QString battleTable(const QString& name);
/// One of the pictures: "formations", "orders", "edges", "postures" or "screening"; null for another name.
QImage battlePicture(const QString& name, const paint::Theme& theme);

} // namespace sf::ui
