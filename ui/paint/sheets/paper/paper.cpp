// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/paper.h"

#include "core/text/figures.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/sheets/paper/paper_font.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

const QColor black(Qt::black);
const QColor mutedInk(0x50, 0x50, 0x50);
const QColor pale(0x9a, 0x9a, 0x9a);
const QColor hatchInk(0xb4, 0xb4, 0xb4);
const QColor shadeInk(0xe2, 0xe2, 0xe2);

QPen pen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
}

/// Small enough for the room, down to the least size and in steps, so that few sizes occur.
double sizeIn(double room, const QString& text, const TextStyle& style) {
    const double wanted = style.stretch * Paper::widthOf(text, style.size, style.bold);
    if (wanted <= room)
        return style.size;
    constexpr double steps = 10; // a millimetre
    const double fits = std::floor(steps * style.size * room / wanted) / steps;
    return std::max(std::min(type::least, style.size), fits);
}

} // namespace

Paper::Paper(QPainter& painter) : m_painter(painter) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setBrush(Qt::NoBrush);
}

Paper::~Paper() {
    if (m_shortened.isEmpty() || m_legend.isEmpty())
        return;
    m_painter.setTransform(m_legendTransform);
    const QString whole = QStringList(m_shortened).join(QStringLiteral(" · "));
    double size = type::least;
    while (size > type::legend && fitted(whole, m_legend.size(), size, false).isShortened)
        size = std::max(type::legend, 0.9 * size);
    words(m_legend, whole, {.size = size});
}

void Paper::setLegend(const QRectF& area) {
    m_legend = area;
    m_legendTransform = m_painter.transform();
}

QString Paper::inRoom(double room, const QString& text, double size, bool bold) {
    if (widthOf(text, size, bold) <= room)
        return text;
    noteShortened(text);
    return paperMetrics(bold).elidedText(text, Qt::ElideMiddle, room * fontUnits / size);
}

void Paper::noteShortened(const QString& text) {
    if (!m_shortened.contains(text))
        m_shortened << text;
}

double Paper::text(QPointF baseline, double room, const QString& text, const TextStyle& style) {
    if (text.isEmpty() || room <= 0)
        return 0;
    const double size = sizeIn(room, text, style);
    const QString shown = style.isName ? inRoom(room / narrowest, text, size, style.bold) : text;
    const double wanted = widthOf(shown, size, style.bold);
    const double width = std::min(style.stretch * wanted, room);
    const double before = style.align == Align::Left ? 0 : style.align == Align::Centre ? width / 2 : width;
    const QTransform transform = m_painter.transform();
    m_painter.translate(baseline.x() - before, baseline.y());
    const double scale = size / fontUnits;
    m_painter.scale(wanted > 0 ? scale * width / wanted : scale, scale);
    m_painter.setFont(paperFont(style.bold));
    m_painter.setPen(style.white ? QColor(Qt::white) : style.muted ? mutedInk : black);
    m_painter.drawText(QPointF(), shown);
    m_painter.setTransform(transform);
    return width;
}

void Paper::number(QPointF middle, double room, qint64 value, const TextStyle& style) {
    TextStyle centred = style;
    centred.align = Align::Centre;
    text(middle, room, text::figure(value), centred);
}

void Paper::words(const QRectF& area, const QString& text, const TextStyle& style) {
    if (area.isEmpty() || text.isEmpty())
        return;
    const PaperFit fit = fitted(text, area.size(), style.size, style.bold);
    if (fit.isShortened)
        noteShortened(text);
    TextStyle line = style;
    line.size = fit.size;
    line.stretch = fit.stretch;
    const double share = style.align == Align::Left ? 0 : style.align == Align::Centre ? 0.5 : 1;
    const double step = lineShare * fit.size;
    constexpr double baseline = 0.86; // in a line
    double y = area.center().y() - step * static_cast<double>(fit.lines.size()) / 2 + baseline * fit.size;
    for (const QString& part : fit.lines) {
        this->text({area.left() + share * area.width(), y}, area.width(), part, line);
        y += step;
    }
}

void Paper::line(double x1, double y1, double x2, double y2, double width) {
    m_painter.setPen(pen(black, width));
    m_painter.drawLine(QLineF(x1, y1, x2, y2));
}

void Paper::paleLine(double x1, double y1, double x2, double y2, double width) {
    m_painter.setPen(pen(pale, width));
    m_painter.drawLine(QLineF(x1, y1, x2, y2));
}

void Paper::dashedLine(double x1, double y1, double x2, double y2, double width) {
    QPen dashed = pen(black, width);
    dashed.setDashPattern({1.6 / width, 1.2 / width});
    m_painter.setPen(dashed);
    m_painter.drawLine(QLineF(x1, y1, x2, y2));
}

void Paper::box(const QRectF& area, double width) {
    m_painter.setPen(pen(black, width));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(area);
}

void Paper::shade(const QRectF& area) {
    m_painter.fillRect(area, shadeInk);
}

void Paper::fill(const QRectF& area) {
    m_painter.fillRect(area, black);
}

void Paper::polygon(const QPolygonF& polygon) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(black);
    m_painter.drawPolygon(polygon);
    m_painter.setBrush(Qt::NoBrush);
}

void Paper::hatch(const QRectF& area) {
    constexpr double step = 5.66;
    m_painter.setPen(pen(hatchInk, 0.22));
    const int lines = qCeil((area.width() + area.height()) / step - 0.5);
    for (int line = 0; line < lines; ++line) {
        const double x = area.left() - area.height() + (line + 0.5) * step;
        const double from = std::max(x, area.left());
        const double to = std::min(x + area.height(), area.right());
        m_painter.drawLine(QPointF(from, area.top() + from - x), QPointF(to, area.top() + to - x));
    }
    QPen dashed = pen(pale, 0.3);
    dashed.setDashPattern({4, 3.3});
    m_painter.setPen(dashed);
    m_painter.drawRect(area);
}

void Paper::tickBox(QPointF corner, double side, bool ticked) {
    box(QRectF(corner, QSizeF(side, side)), 0.35);
    if (!ticked)
        return;
    m_painter.setPen(roundPen(black, 0.55));
    const double unit = side / 4;
    m_painter.drawPolyline(QPolygonF({corner + unit * QPointF(0.7, 2.1), corner + unit * QPointF(1.8, 3.3),
                                      corner + unit * QPointF(3.5, 0.8)}));
}

void Paper::token(QPointF middle, double radius, int side, const TokenStyle& look) {
    // The screen's painters use pixels and draw no line thinner than one.
    constexpr double pixels = 10;
    m_painter.save();
    m_painter.translate(middle);
    m_painter.scale(1 / pixels, 1 / pixels);
    paintTokenAt(m_painter, {}, radius * pixels, 0, side, black, look, true, Theme::of(Theme::Kind::Paper));
    m_painter.restore();
}

void Paper::arrow(QPointF from, QPointF to) {
    constexpr double head = 2.2;
    const double length = QLineF(from, to).length();
    const QPointF along = (to - from) / length;
    const QPointF across(-along.y(), along.x());
    const QPointF neck = to - std::min(head, length) * along;
    line(from.x(), from.y(), neck.x(), neck.y(), 0.7);
    polygon(QPolygonF({to, neck + 1.5 * across, neck - 1.5 * across}));
}

} // namespace sf::paint
