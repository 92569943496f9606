// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

/// Names in little space. Columns are characters of a usual width; Chinese and the like take two.
namespace sf::paint {

/// Drops the words with which all of the names begin. Each keeps at least one word, and a letter.
void dropShared(const std::vector<QStringList*>& names);

/// The name on a line, or on two with a line feed between; empty if it needs more columns.
QString fitted(const QString& name, int columns);

/// The same of all names, those that need more columns shortened in the middle. What differs stays different.
QStringList fittedNames(const QStringList& names, int columns);

} // namespace sf::paint
