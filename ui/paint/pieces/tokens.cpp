// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in ui/paint/base/primitives.h.
#include "ui/paint/base/device.h"
#include "ui/paint/base/glyph.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/base/transparent_pixmap.h"

#include <QGuiApplication>
#include <QPainter>
#include <QtMath>

#include <cmath>

namespace sf::paint {
namespace {

constexpr double cutShare = 0.42; ///< of the half size

QPainterPath cutSquare(double half, double cut) {
    const double in = half - cut;
    return [&] {
        QPainterPath path(QPointF(-half, -in));
        for (const QPointF& point :
             {QPointF(-in, -half), QPointF(in, -half), QPointF(half, -in), QPointF(half, in),
              QPointF(in, half), QPointF(-in, half), QPointF(-half, in)})
            path.lineTo(point);
        path.closeSubpath();
        return path;
    }();
}

QPainterPath regular(int corners, double radius, double firstAngle) {
    QPainterPath path;
    for (int i = 0; i < corners; ++i) {
        const double angle = qDegreesToRadians(firstAngle + 360.0 * i / corners);
        const QPointF point(radius * std::cos(angle), radius * std::sin(angle));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

const Glyph& markGlyph(Mark mark) {
    static const std::array<const Glyph*, 8> glyphs = [] {
        const auto load = [](const char* name) {
            return &glyph(QStringLiteral("marks/") + QLatin1String(name));
        };
        return std::array{load("ruler"), load("heir"),  load("attuned"), load("warlord"),
                          load("royal"), load("noble"), load("caster"),  load("ordinary")};
    }();
    return *glyphs[static_cast<std::size_t>(mark)];
}

constexpr double largestFlatRadius = 24;

/// The shape in straight lines, for pictures too small to show the difference.
QPainterPath smallShape(int side, double radius) {
    if (side != 0)
        return sideShape(side, radius);
    static const QPainterPath disc = flattened(sideShape(0, 1), largestFlatRadius);
    return QTransform::fromScale(radius, radius).map(disc);
}

/// The drawing parameters of one token, shared by the steps below.
struct TokenPen {
    QPainter& painter;
    QPointF centre;
    double radius;
    double angle;
    int side;
    TokenColours colours;
    const TokenStyle& look;
    const Theme& theme;
    bool flat = radius <= largestFlatRadius && isRaster(painter);

    QPainterPath outline(double share) const {
        QTransform turn;
        turn.translate(centre.x(), centre.y());
        turn.rotate(angle);
        return turn.map(flat ? smallShape(side, radius * share) : sideShape(side, radius * share));
    }

    void stroke(const QPainterPath& path, const QColor& colour, double width) const {
        painter.strokePath(path, roundPen(colour, width));
    }

    void strokeDashed(const QPainterPath& path, const QColor& colour, double width, double on,
                      double off) const {
        painter.strokePath(path, dashedPen(colour, std::max(1.0, width), on, off));
    }
};

void paintCroaked(const TokenPen& pen) {
    const double r = pen.radius;
    const QColor& colour = pen.theme.muted;
    pen.strokeDashed(pen.outline(0.86), colour, 0.11 * r, 0.34 * r, 0.28 * r);
    const double arm = 0.34 * r;
    QPainterPath cross(pen.centre + QPointF(-arm, -arm));
    cross.lineTo(pen.centre + QPointF(arm, arm));
    cross.moveTo(pen.centre + QPointF(arm, -arm));
    cross.lineTo(pen.centre + QPointF(-arm, arm));
    pen.stroke(cross, colour, std::max(1.0, 0.16 * r));
}

void paintMark(const TokenPen& pen, bool letters, const QColor& colour) {
    const bool isLetter = letters && pen.look.mark == Mark::Ordinary && !pen.look.letters[0].isNull();
    if (isLetter) {
        const bool areTwo = !pen.look.letters[1].isNull();
        paintTextAt(pen.painter, pen.centre, QString(pen.look.letters.data(), areTwo ? 2 : 1),
                    (areTwo ? 0.9 : 1.1) * pen.radius, colour);
        return;
    }
    const double share = pen.look.leader ? 0.82 : 1.0;
    paintGlyphAt(pen.painter, pen.centre, share * pen.radius / 100, markGlyph(pen.look.mark),
                 {colour, colour, colour});
}

void paintBody(const TokenPen& pen, bool letters) {
    if (pen.look.state == TokenStyle::State::Arriving) {
        const double r = pen.radius;
        pen.painter.fillPath(pen.outline(0.92), pen.theme.plate);
        pen.strokeDashed(pen.outline(0.92), pen.colours.fill, 0.16 * r, 0.4 * r, 0.26 * r);
        paintMark(pen, letters, pen.colours.fill);
        return;
    }
    pen.painter.fillPath(pen.outline(1), pen.colours.fill);
    if (pen.colours.outline.isValid())
        pen.stroke(pen.outline(0.94), pen.colours.outline, 0.12 * pen.radius);
    if (pen.look.leader)
        pen.stroke(pen.outline(0.8), pen.colours.mark, std::max(0.9, 0.11 * pen.radius));
    paintMark(pen, letters, pen.colours.mark);
}

void paintDecrypted(const TokenPen& pen) {
    const double arm = 0.7 * pen.radius;
    const QLineF bar(pen.centre + QPointF(-arm, arm), pen.centre + QPointF(arm, -arm));
    pen.painter.setPen(QPen(pen.colours.mark, 0.265 * pen.radius, Qt::SolidLine, Qt::FlatCap));
    pen.painter.drawLine(bar);
    pen.painter.setPen(QPen(pen.colours.fill, std::max(0.8, 0.09 * pen.radius), Qt::SolidLine, Qt::FlatCap));
    pen.painter.drawLine(bar);
}

void paintHits(const TokenPen& pen) {
    const double r = pen.radius;
    const QRectF bar(pen.centre.x() - 0.85 * r, pen.centre.y() + 0.74 * r, 1.7 * r, 0.34 * r);
    pen.painter.setPen(QPen(pen.theme.plate, 0.1 * r, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    pen.painter.setBrush(pen.theme.hitsGround);
    pen.painter.drawRect(bar);
    const double inset = std::min(0.5, 0.08 * r);
    QRectF fill = bar.adjusted(inset, inset, -inset, -inset);
    fill.setWidth(fill.width() * pen.look.hits / 255.0);
    pen.painter.fillRect(fill, pen.theme.hits);
}

} // namespace

QPainterPath sideShape(int side, double radius) {
    switch (side) {
    case 1:
        return cutSquare(radius, cutShare * radius);
    case 2:
        return regular(4, 1.16 * radius, 0);
    case 3:
        return regular(6, 1.06 * radius, 0);
    case noSide:
        return cutSquare(0.9 * radius, 0);
    default:
        QPainterPath disc;
        disc.addEllipse(QPointF(), radius, radius);
        return disc;
    }
}

TokenColours tokenColours(int side, const QColor& colour, const Theme& theme) {
    if (theme.kind == Theme::Kind::Paper && side % 2 == 1)
        return {theme.plate, theme.ink, theme.ink};
    return {colour, {}, theme.mark};
}

TextFit textFit(double pixelSize, bool bold) {
    QFont font = QGuiApplication::font();
    const int pixels = std::max(1, qCeil(pixelSize));
    font.setPixelSize(pixels);
    font.setBold(bold);
    return {font, pixelSize / pixels, 0.36 * pixels};
}

void paintTextAt(QPainter& painter, QPointF centre, const QString& text, double pixelSize,
                 const QColor& colour, bool bold) {
    const TextFit fit = textFit(pixelSize, bold);
    const double width = QFontMetricsF(fit.font).horizontalAdvance(text);
    painter.setFont(fit.font);
    painter.setPen(colour);
    const QTransform before = painter.transform();
    painter.translate(centre);
    painter.scale(fit.scale, fit.scale);
    painter.drawText(QPointF(-width / 2, fit.baseline), text);
    painter.setTransform(before);
}

void paintTokenAt(QPainter& painter, QPointF centre, double radius, double angle, int side,
                  const QColor& colour, const TokenStyle& look, bool letters, const Theme& theme) {
    if (look.state == TokenStyle::State::Empty)
        return;
    const TokenPen pen{painter, centre, radius, angle, side, tokenColours(side, colour, theme), look, theme};
    if (look.state == TokenStyle::State::Croaked) {
        paintCroaked(pen);
        return;
    }
    paintBody(pen, letters);
    if (look.decrypted)
        paintDecrypted(pen);
    if (look.hits < 255)
        paintHits(pen);
}

namespace {

/// Discs look smaller than squares of equal width.
double standaloneRadius(const QRectF& area, int side) {
    const double half = std::min(area.width(), area.height()) / 2;
    switch (side) {
    case 1:
        return 0.944 * half;
    case 2:
        return half / 1.16;
    case 3:
        return half / 1.06;
    default:
        return half;
    }
}

} // namespace

void paintSideToken(QPainter& painter, const QRectF& area, int side, const QColor& colour) {
    const Smooth smooth(painter, area.center());
    painter.fillPath(sideShape(side, standaloneRadius(area, side)), colour);
}

void paintToken(QPainter& painter, const QRectF& area, int side, const QColor& colour, const TokenStyle& look,
                const Theme& theme) {
    constexpr double leastForLetters = 12;
    const Smooth smooth(painter);
    const double radius = standaloneRadius(area, side);
    paintTokenAt(painter, area.center(), radius, 0, side, colour, look, 2 * radius >= leastForLetters, theme);
}

QPixmap tokenPixmap(double size, double devicePixelRatio, int side, const QColor& colour,
                    const TokenStyle& look, const Theme& theme) {
    QPixmap pixmap = transparentPixmap(QSizeF(size, size).toSize(), devicePixelRatio);
    QPainter painter(&pixmap);
    paintToken(painter, QRectF(0, 0, size, size), side, colour, look, theme);
    return pixmap;
}

QPixmap sideTokenPixmap(double size, double devicePixelRatio, int side, const QColor& colour) {
    QPixmap pixmap = transparentPixmap(QSizeF(size, size).toSize(), devicePixelRatio);
    QPainter painter(&pixmap);
    paintSideToken(painter, QRectF(0, 0, size, size), side, colour);
    return pixmap;
}

} // namespace sf::paint
