// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"

#include <QStringList>

#include <optional>

namespace sf::ui {

/// Returns the system's printers, default first. May take a moment.
QStringList printerNames();
/// Sends the pages to the printer. Returns one line that says why if it fails.
std::optional<QString> printOn(const QString& printer, const paint::Pages& pages);

} // namespace sf::ui
