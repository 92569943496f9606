// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The tables of help pages, in Markdown.
namespace sf::ui {

QString tableHeading(const QStringList& cells);
QString tableRow(const QStringList& cells);

} // namespace sf::ui
