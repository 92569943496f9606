// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/glyph.h"

#include "resources/resources.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/shape_device.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QSvgRenderer>

#include <mutex>

namespace sf::paint {
namespace {

QString fileOf(const QString& name) {
    openResources();
    return QStringLiteral(":/squarefront/%1.svg").arg(name);
}

int toneOf(const QColor& colour) {
    return colour == Qt::white ? 1 : colour == QColor(0x80, 0x80, 0x80) ? 2 : 0;
}

/// Records the shapes that an SVG renderer paints as the parts of a glyph.
class Recorder final : public ShapeEngine {
public:
    explicit Recorder(Glyph& glyph) : m_glyph(glyph) {}

    void drawPath(const QPainterPath& path) override {
        const QPen pen = painter()->pen();
        const QBrush brush = painter()->brush();
        if (brush.style() != Qt::NoBrush)
            add(path, brush.color(), 0);
        if (pen.style() != Qt::NoPen)
            add(path, pen.color(), pen.widthF());
    }

private:
    void add(QPainterPath path, const QColor& colour, double strokeWidth) {
        path.setFillRule(Qt::WindingFill);
        m_glyph.parts.push_back({path, flattened(path, 1), toneOf(colour), strokeWidth});
    }

    Glyph& m_glyph;
};

Glyph read(const QString& name) {
    QSvgRenderer renderer(fileOf(name));
    Q_ASSERT_X(renderer.isValid(), "glyph", qPrintable(name));
    Glyph glyph;
    glyph.box = renderer.viewBoxF();
    Recorder recorder(glyph);
    ShapeDevice device(recorder, 1'000, 72);
    QPainter painter(&device);
    renderer.render(&painter, glyph.box); // in the drawing's own units
    return glyph;
}

const QColor& colourOf(int tone, const Tones& tones) {
    return tone == 0 ? tones.first : tone == 1 ? tones.second : tones.third;
}

} // namespace

QPainterPath flattened(const QPainterPath& path, double scale) {
    QPainterPath result;
    result.setFillRule(path.fillRule());
    for (const QPolygonF& polygon : path.toSubpathPolygons(QTransform::fromScale(scale, scale)))
        result.addPolygon(polygon);
    return QTransform::fromScale(1 / scale, 1 / scale).map(result);
}

const Glyph& glyph(const QString& name) {
    static std::mutex mutex; // prints and exports paint in other threads
    static QHash<QString, const Glyph*> glyphs;
    const std::lock_guard lock(mutex);
    const Glyph*& found = glyphs[name];
    if (!found)
        found = new Glyph(read(name)); // lives as long as the program
    return *found;
}

bool hasGlyph(const QString& name) {
    return QFile::exists(fileOf(name));
}

void paintGlyphAt(QPainter& painter, QPointF origin, double scale, const Glyph& glyph, const Tones& tones) {
    const QTransform before = painter.transform();
    painter.translate(origin);
    painter.scale(scale, scale);
    // The drawings' units are finer than pixels unless they are enlarged.
    const bool small = scale <= 1 && before.type() <= QTransform::TxTranslate && isRaster(painter);
    for (const Glyph::Part& part : glyph.parts) {
        const QPainterPath& path = small ? part.flat : part.path;
        const QColor& colour = colourOf(part.tone, tones);
        if (part.strokeWidth > 0)
            painter.strokePath(path, roundPen(colour, part.strokeWidth));
        else
            painter.fillPath(path, colour);
    }
    painter.setTransform(before);
}

void paintGlyph(QPainter& painter, const QRectF& area, const Glyph& glyph, const Tones& tones) {
    const double scale = std::min(area.width() / glyph.box.width(), area.height() / glyph.box.height());
    paintGlyphAt(painter, area.center() - scale * glyph.box.center(), scale, glyph, tones);
}

} // namespace sf::paint
