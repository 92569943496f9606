// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/lab/lab_chart.h"

#include "core/text/figures.h"
#include "ui/paint/base/png.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/sheets/lab/lab_chart_text.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace sf::paint {
namespace {

/// Each line has its colour and its shape; from the fifth on the shapes are hollow.
struct Sign {
    QColor colour;
    QPainterPath shape;
    bool isHollow = false;
};

Sign signOf(std::size_t line, const Theme& theme) {
    constexpr std::size_t shapes = 4;
    const std::array<QColor, mostChartLines> colours{theme.sides[0], theme.sides[1], theme.sides[2],
                                                     theme.sides[3], theme.accent,   theme.warning};
    return {colours[line], sideShape(static_cast<int>(line % shapes), 5), line >= shapes};
}

class LabChartPainter {
public:
    LabChartPainter(QPainter& painter, const QRectF& area, const LabChart& chart, const Theme& theme)
        : m_painter(painter), m_chart(chart), m_theme(theme), m_height(painter.fontMetrics().height()) {
        const double label = painter.fontMetrics().horizontalAdvance(text::figure(100)) + 14;
        const double legend = hasLegend() ? m_height * legendRows() + 4 : 0;
        m_top = area.adjusted(8, 6, -8, 0);
        m_plot = area.adjusted(label, 10 + m_height * 1.4 + legend, -20, -2.4 * m_height - 8);
    }
    void paint() {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintHeading();
        paintAxes();
        paintLabels();
        for (std::size_t line = 0; line < m_chart.lines.size(); ++line)
            paintLine(m_chart.lines[line], signOf(line, m_theme));
    }

private:
    bool hasLegend() const { return !m_chart.lines.empty() && !m_chart.lines.front().name.isEmpty(); }
    int legendRows() const {
        return static_cast<int>(m_chart.lines.size()) + (m_chart.hiddenLines > 0 ? 1 : 0);
    }
    QPointF at(double across, double share) const {
        return {m_plot.left() + m_plot.width() * across, m_plot.bottom() - m_plot.height() * share};
    }
    void paintHeading();
    void paintLegend(double top);
    void paintAxes();
    void paintLabels();
    void paintLine(const LabLine& line, const Sign& sign);
    void paintSign(QPointF centre, const Sign& sign);

    QPainter& m_painter;
    const LabChart& m_chart;
    const Theme& m_theme;
    double m_height;
    QRectF m_top;
    QRectF m_plot;
};

void LabChartPainter::paintHeading() {
    const QFont plain = m_painter.font();
    m_painter.setFont(scaledFont(plain, 1.0, true));
    m_painter.setPen(m_theme.ink);
    const QFontMetricsF metrics = m_painter.fontMetrics();
    m_painter.drawText(QRectF(m_top.left(), m_top.top(), m_top.width(), m_height),
                       Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(m_chart.title, Qt::ElideRight, m_top.width()));
    m_painter.setFont(plain);
    if (hasLegend())
        paintLegend(m_top.top() + m_height * 1.2);
}

void LabChartPainter::paintLegend(double top) {
    const auto row = [&](int number, const QString& text) {
        const QRectF area(m_top.left() + 18, top + number * m_height, m_top.width() - 18, m_height);
        m_painter.setPen(m_theme.ink);
        m_painter.drawText(
            area, Qt::AlignLeft | Qt::AlignVCenter,
            m_painter.fontMetrics().elidedText(text, Qt::ElideMiddle, static_cast<int>(area.width())));
    };
    int number = 0;
    for (const LabLine& line : m_chart.lines) {
        paintSign({m_top.left() + 7, top + (number + 0.5) * m_height},
                  signOf(static_cast<std::size_t>(number), m_theme));
        row(number++, line.name);
    }
    if (m_chart.hiddenLines > 0)
        row(number, LabChartText::tr("and %n more in the table", nullptr, m_chart.hiddenLines));
}

/// Quarters of the share; at the half both sides win as often in a battle of two.
void LabChartPainter::paintAxes() {
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = at(0, percent / 100.0).y();
        m_painter.setPen(QPen(percent == 50 ? m_theme.muted : m_theme.hairLine, 1,
                              percent == 50 ? Qt::DashLine : Qt::SolidLine));
        m_painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        m_painter.setPen(m_theme.muted);
        m_painter.drawText(QRectF(0, y - m_height / 2, m_plot.left() - 8, m_height),
                           Qt::AlignRight | Qt::AlignVCenter, text::figure(percent));
    }
    m_painter.setPen(QPen(m_theme.border, 1));
    m_painter.drawLine(m_plot.bottomLeft(), m_plot.topLeft());
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(
        QRectF(m_plot.left(), m_plot.bottom() + m_height + 6, m_plot.width(), m_height), Qt::AlignCenter,
        m_painter.fontMetrics().elidedText(m_chart.axis, Qt::ElideMiddle, static_cast<int>(m_plot.width())));
}

/// The values under the axis, as many as fit.
void LabChartPainter::paintLabels() {
    std::map<double, QString> labels;
    for (const LabLine& line : m_chart.lines)
        for (const LabPoint& point : line.points)
            labels[point.at] = point.label;
    m_painter.setPen(m_theme.muted);
    double taken = -1e9;
    for (const auto& [place, label] : labels) {
        const double width = m_painter.fontMetrics().horizontalAdvance(label);
        const QPointF centre = at(place, 0);
        if (centre.x() - width / 2 < taken + 8)
            continue;
        m_painter.drawLine(centre, centre + QPointF(0, 3));
        m_painter.drawText(QRectF(centre.x() - width / 2 - 2, centre.y() + 4, width + 4, m_height),
                           Qt::AlignCenter, label);
        taken = centre.x() + width / 2;
    }
}

void LabChartPainter::paintLine(const LabLine& line, const Sign& sign) {
    QPolygonF way;
    for (const LabPoint& point : line.points) {
        way << at(point.at, point.share);
        constexpr double cap = 3;
        m_painter.setPen(QPen(sign.colour, 1));
        const QPointF low = at(point.at, point.low);
        const QPointF high = at(point.at, point.high);
        m_painter.drawLine(low, high);
        for (const QPointF& end : {low, high})
            m_painter.drawLine(end - QPointF(cap, 0), end + QPointF(cap, 0));
    }
    m_painter.setPen(QPen(sign.colour, 2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(way);
    for (const QPointF& centre : way)
        paintSign(centre, sign);
}

void LabChartPainter::paintSign(QPointF centre, const Sign& sign) {
    m_painter.setPen(QPen(sign.isHollow ? sign.colour : m_theme.base, sign.isHollow ? 2 : 1));
    m_painter.setBrush(sign.isHollow ? m_theme.base : sign.colour);
    m_painter.drawPath(sign.shape.translated(centre));
}

} // namespace

void paintLabChart(QPainter& painter, const QRectF& area, const LabChart& chart, const Theme& theme) {
    painter.save();
    painter.fillRect(area, theme.base);
    LabChartPainter(painter, area, chart, theme).paint();
    painter.restore();
}

QByteArray labChartPng(const LabChart& chart, const Theme& theme) {
    QImage image(1200, 700, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    QPainter painter(&image);
    painter.setFont(pixelFont(18));
    paintLabChart(painter, image.rect(), chart, theme);
    painter.end();
    return pngOf(image);
}

} // namespace sf::paint
