// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

#include <QIcon>
#include <QStringList>

class QPainter;

namespace sf::paint {

/// The line icon of that name ("zoom-in") in the theme's text colour, in its accent when on, pale when
/// disabled; sharp at any size and ratio. An unknown name is a programmer's mistake.
QIcon icon(const QString& name, const Theme& theme);
/// The same in one colour, say on a filled button.
QIcon icon(const QString& name, const QColor& colour);
void paintIcon(QPainter& painter, const QRectF& area, const QString& name, const QColor& colour);
/// Whether there is an icon of that name.
bool hasIcon(const QString& name);
/// Names of all icons.
QStringList iconNames();
/// The icon of the program itself.
QIcon programIcon();

} // namespace sf::paint
