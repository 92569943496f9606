// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/glyph.h"

#include "resources/resources.h"
#include "ui/paint/base/device.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QXmlStreamReader>

#include <mutex>

namespace sf::paint {
namespace {

QString fileOf(const QString& name) {
    openResources();
    return QStringLiteral(":/squarefront/%1.svg").arg(name);
}

int toneOf(QStringView colour) {
    if (colour == QLatin1String("#ffffff"))
        return 1;
    return colour == QLatin1String("#808080") ? 2 : 0;
}

QRectF boxFrom(QStringView text) {
    const auto numbers = text.split(u' ');
    Q_ASSERT(numbers.size() == 4);
    return {numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble(), numbers[3].toDouble()};
}

QPainterPath circle(const QXmlStreamAttributes& attributes) {
    const auto value = [&](const char* key) { return attributes.value(QLatin1String(key)).toDouble(); };
    QPainterPath path;
    path.addEllipse(QPointF(value("cx"), value("cy")), value("r"), value("r"));
    return path;
}

Glyph::Part partFrom(QStringView element, const QXmlStreamAttributes& attributes) {
    Glyph::Part part;
    part.path = element == QLatin1String("circle") ? circle(attributes)
                                                   : pathFromData(attributes.value(QLatin1String("d")));
    part.path.setFillRule(Qt::WindingFill);
    part.flat = flattened(part.path, 1);
    const auto fill = attributes.value(QLatin1String("fill"));
    if (fill != QLatin1String("none")) {
        part.tone = toneOf(fill);
        return part;
    }
    part.tone = toneOf(attributes.value(QLatin1String("stroke")));
    part.strokeWidth = attributes.value(QLatin1String("stroke-width")).toDouble();
    return part;
}

Glyph read(const QString& name) {
    QFile file(fileOf(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "glyph", qPrintable(name));
    Q_UNUSED(opened)
    Glyph glyph;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("svg"))
            glyph.box = boxFrom(reader.attributes().value(QLatin1String("viewBox")));
        else
            glyph.parts.push_back(partFrom(reader.name(), reader.attributes()));
    }
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
    static std::mutex mutex; // prints and exports paint off the window's thread
    static QHash<QString, const Glyph*> glyphs;
    const std::lock_guard lock(mutex);
    const Glyph*& found = glyphs[name];
    if (!found)
        found = new Glyph(read(name)); // kept for the life of the program
    return *found;
}

bool hasGlyph(const QString& name) {
    return QFile::exists(fileOf(name));
}

void paintGlyphAt(QPainter& painter, QPointF origin, double scale, const Glyph& glyph, const Tones& tones) {
    const QTransform before = painter.transform();
    painter.translate(origin);
    painter.scale(scale, scale);
    // The drawings' own units are finer than pixels as long as they are shown no larger.
    const bool small = scale <= 1 && before.type() <= QTransform::TxTranslate && isRaster(painter);
    for (const Glyph::Part& part : glyph.parts) {
        const QPainterPath& path = small ? part.flat : part.path;
        const QColor& colour = colourOf(part.tone, tones);
        if (part.strokeWidth > 0)
            painter.strokePath(path,
                               QPen(colour, part.strokeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
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
