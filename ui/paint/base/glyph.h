// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace sf::paint {

/// A small drawing of the resources as paths, taken once from QSvgRenderer: painted in any colours, by vector
/// onto any device and much faster than through the renderer. Its files are black for the first tone, white
/// for the second and grey for the third.
struct Glyph {
    struct Part {
        QPainterPath path;
        QPainterPath flat; ///< the same in short lines, for small pictures: curves cost most of their time
        int tone = 0;
        double strokeWidth = 0; ///< 0: filled
    };
    QRectF box;
    std::vector<Part> parts;
};

/// Which colour each tone gets.
struct Tones {
    QColor first;
    QColor second;
    QColor third;
};

/// The drawing in `resources/` of that name, such as "marks/warlord"; asserts that there is one.
const Glyph& glyph(const QString& name);
bool hasGlyph(const QString& name);
/// Fits the drawing's box into the area.
void paintGlyph(QPainter& painter, const QRectF& area, const Glyph& glyph, const Tones& tones);
/// One unit of the drawing becomes `scale`, its origin lies at `origin`.
void paintGlyphAt(QPainter& painter, QPointF origin, double scale, const Glyph& glyph, const Tones& tones);

/// The path in lines, fine enough to be shown `scale` times as large as it is.
QPainterPath flattened(const QPainterPath& path, double scale);

} // namespace sf::paint
