// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

class QPainter;
class QPixmap;

namespace sf::paint {

/// Whether a painter paints on pixels; printers, PDF and SVG files get shapes and text instead of pixmaps.
bool isRaster(const QPainter& painter);

/// Whether something painted repeatedly should be cached as a pixmap with this radius in pixels: true on
/// pixels, up to a size that would cost more memory than it saves time.
bool wantsPictures(const QPainter& painter, double radius);

/// Paints the pixmap so that the point `centre` falls on a whole device pixel, which keeps it sharp at ratios
/// such as 1.5. The painter scales by the pixmap's ratio.
void paintSharp(QPainter& painter, QPointF centre, const QPixmap& pixmap, QPoint corner);

} // namespace sf::paint
