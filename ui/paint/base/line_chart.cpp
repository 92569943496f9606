// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/line_chart.h"

#include "ui/paint/base/primitives.h"

#include <QPainter>
#include <QPainterPath>

#include <map>

namespace sf::paint {
namespace {

constexpr double headRows = 1.6; ///< of the title, in heights of the font

/// Each line has its colour and its shape; from the fifth on the shapes are hollow.
struct Sign {
    QColor colour;
    QPainterPath shape;
    bool isHollow = false;
};

Sign signOf(const LineChart& chart, std::size_t line, const Theme& theme) {
    constexpr std::size_t shapes = 4;
    const std::array<QColor, mostChartLines> colours{theme.sides[0], theme.sides[1], theme.sides[2],
                                                     theme.sides[3], theme.accent,   theme.warning};
    const QColor& own = chart.lines[line].colour;
    return {own.isValid() ? own : colours[line], sideShape(static_cast<int>(line % shapes), 5),
            line >= shapes};
}

QStringList legendOf(const LineChart& chart) {
    QStringList rows;
    for (const ChartLine& line : chart.lines)
        if (!line.name.isEmpty())
            rows << line.name;
    if (!chart.more.isEmpty())
        rows << chart.more;
    return rows;
}

class LineChartPainter {
public:
    LineChartPainter(QPainter& painter, const QRectF& area, const LineChart& chart, const Theme& theme)
        : m_painter(painter)
        , m_chart(chart)
        , m_theme(theme)
        , m_metrics(painter.fontMetrics())
        , m_top(area.adjusted(8, 6, -8, 0))
        , m_plot(plotOf(chart, area, m_metrics)) {}
    void paint() {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintHeading();
        paintLegend();
        paintScale();
        paintLabels();
        for (std::size_t line = 0; line < m_chart.lines.size(); ++line)
            paintLine(m_chart.lines[line], signOf(m_chart, line, m_theme));
    }

private:
    void write(const QRectF& area, Qt::Alignment align, const QString& text) {
        m_painter.drawText(area, static_cast<int>(align | Qt::AlignVCenter),
                           m_metrics.elidedText(text, Qt::ElideMiddle, area.width()));
    }
    void paintHeading();
    void paintLegend();
    void paintScale();
    void paintLabels();
    void paintLine(const ChartLine& line, const Sign& sign);
    void paintSign(QPointF centre, const Sign& sign);

    QPainter& m_painter;
    const LineChart& m_chart;
    const Theme& m_theme;
    QFontMetricsF m_metrics;
    QRectF m_top;
    QRectF m_plot;
};

void LineChartPainter::paintHeading() {
    const QFont plain = m_painter.font();
    m_painter.setFont(scaledFont(plain, 1.0, true));
    m_painter.setPen(m_theme.ink);
    const QFontMetricsF metrics(m_painter.font());
    m_painter.drawText(QRectF(m_top.topLeft(), QSizeF(m_top.width(), metrics.height())), Qt::AlignLeft,
                       metrics.elidedText(m_chart.title, Qt::ElideRight, m_top.width()));
    m_painter.setFont(plain);
}

void LineChartPainter::paintLegend() {
    const double height = m_metrics.height();
    QRectF row(m_top.left() + 18, m_top.top() + 1.2 * height, m_top.width() - 18, height);
    std::size_t line = 0;
    for (const QString& text : legendOf(m_chart)) {
        if (line < m_chart.lines.size())
            paintSign({m_top.left() + 7, row.center().y()}, signOf(m_chart, line++, m_theme));
        m_painter.setPen(m_theme.ink);
        write(row, Qt::AlignLeft, text);
        row.translate(0, height);
    }
}

/// A line at each value of the scale; the half is where both sides are level.
void LineChartPainter::paintScale() {
    const double height = m_metrics.height();
    for (const auto& [value, text] : m_chart.scale) {
        const QPointF left = pointIn(m_plot, 0, value);
        const bool isHalf = value == 0.5;
        m_painter.setPen(
            QPen(isHalf ? m_theme.muted : m_theme.hairLine, 1, isHalf ? Qt::DashLine : Qt::SolidLine));
        m_painter.drawLine(left, pointIn(m_plot, 1, value));
        m_painter.setPen(m_theme.muted);
        m_painter.drawText(QRectF(m_top.left() - 8, left.y() - height / 2, left.x() - m_top.left(), height),
                           Qt::AlignRight | Qt::AlignVCenter, text);
    }
    m_painter.setPen(m_theme.border);
    m_painter.drawLine(m_plot.bottomLeft(), m_plot.topLeft());
    m_painter.setPen(m_theme.ink);
    write(QRectF(m_plot.left(), m_plot.bottom() + height + 6, m_plot.width(), height), Qt::AlignHCenter,
          m_chart.axis);
}

/// The labels under the axis, as many as fit.
void LineChartPainter::paintLabels() {
    std::map<double, QString> labels;
    for (const ChartLine& line : m_chart.lines)
        for (const ChartPoint& point : line.points)
            if (!point.label.isEmpty())
                labels[point.at] = point.label;
    m_painter.setPen(m_theme.muted);
    double taken = -1e9;
    for (const auto& [place, label] : labels) {
        const double width = m_metrics.horizontalAdvance(label);
        const QPointF centre = pointIn(m_plot, place, 0);
        if (centre.x() - width / 2 < taken + 8)
            continue;
        m_painter.drawLine(centre, centre + QPointF(0, 3));
        m_painter.drawText(QRectF(centre.x() - width / 2 - 2, centre.y() + 4, width + 4, m_metrics.height()),
                           Qt::AlignCenter, label);
        taken = centre.x() + width / 2;
    }
}

void LineChartPainter::paintLine(const ChartLine& line, const Sign& sign) {
    QPolygonF way;
    m_painter.setPen(QPen(sign.colour, 1));
    for (const ChartPoint& point : line.points) {
        way << pointIn(m_plot, point.at, point.value);
        if (point.low == point.high)
            continue;
        constexpr double cap = 3;
        const QPointF low = pointIn(m_plot, point.at, point.low);
        const QPointF high = pointIn(m_plot, point.at, point.high);
        m_painter.drawLine(low, high);
        for (const QPointF& end : {low, high})
            m_painter.drawLine(end - QPointF(cap, 0), end + QPointF(cap, 0));
    }
    m_painter.setPen(QPen(sign.colour, 2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(way);
    if (m_chart.hasSigns)
        for (const QPointF& centre : way)
            paintSign(centre, sign);
}

void LineChartPainter::paintSign(QPointF centre, const Sign& sign) {
    m_painter.setPen(QPen(sign.isHollow ? sign.colour : m_theme.base, sign.isHollow ? 2 : 1));
    m_painter.setBrush(sign.isHollow ? m_theme.base : sign.colour);
    m_painter.drawPath(sign.shape.translated(centre));
}

} // namespace

QRectF plotOf(const LineChart& chart, const QRectF& area, const QFontMetricsF& metrics) {
    double left = 14;
    for (const auto& [value, text] : chart.scale)
        left = std::max(left, 14 + metrics.horizontalAdvance(text));
    const auto legend = static_cast<double>(legendOf(chart).size());
    const double above = chart.title.isEmpty() ? legend : headRows + legend;
    const double below = chart.axis.isEmpty() ? 1.2 : 2.4;
    return area.adjusted(left, 10 + above * metrics.height(), -20, -below * metrics.height() - 8);
}

QPointF pointIn(const QRectF& plot, double at, double value) {
    return {plot.left() + plot.width() * at, plot.bottom() - plot.height() * value};
}

void paintLineChart(QPainter& painter, const QRectF& area, const LineChart& chart, const Theme& theme) {
    painter.save();
    LineChartPainter(painter, area, chart, theme).paint();
    painter.restore();
}

} // namespace sf::paint
