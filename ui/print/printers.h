// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"

#include <QStringList>

#include <optional>

namespace sf::ui {

/// The system's printers, the usual one first. It may take a moment to ask for them.
QStringList printerNames();
/// Sends the pages to the printer. One line that says why when it does not take them.
std::optional<QString> printOn(const QString& printer, const paint::Pages& pages);

} // namespace sf::ui
