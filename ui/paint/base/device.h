// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

class QPainter;
class QPixmap;

namespace sf::paint {

/// Whether a painter writes onto pixels; printers, PDF and SVG files get shapes and text instead of pixmaps.
bool isRaster(const QPainter& painter);

/// Whether what is painted again and again is best kept as a pixmap of so many pixels from the middle to the
/// edge: onto pixels it is, up to a size that would take more memory than it saves time.
bool wantsPictures(const QPainter& painter, double radius);

/// Paints the pixmap with `centre`, moved to a whole device pixel, so many device pixels from its corner: so
/// it stays sharp at ratios such as 1.5. The painter scales by the pixmap's ratio.
void paintSharp(QPainter& painter, QPointF centre, const QPixmap& pixmap, QPoint corner);

} // namespace sf::paint
