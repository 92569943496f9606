// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

#include <QRectF>
#include <QString>

#include <vector>

class QFontMetricsF;
class QPainter;

namespace sf::paint {

struct ChartPoint {
    QString label; ///< under the axis
    double at = 0; ///< position on the axis, 0 to 1
    double value = 0;
    double low = 0; ///< lower end of its interval; equal to `high` if it has none
    double high = 0;
};
struct ChartLine {
    QString name = {}; ///< in the legend; empty for a single line
    std::vector<ChartPoint> points = {};
    QColor colour = {}; ///< invalid: one of the theme's
};
/// A chart of lines. Values are from 0 to 1.
struct LineChart {
    QString title;
    QString axis; ///< what varies along it
    std::vector<ChartLine> lines;
    std::vector<std::pair<double, QString>> scale; ///< values with what is written beside them
    QString more;                                  ///< about lines that aren't shown, below the legend
    bool hasSigns = true;                          ///< at each point
};
/// Further lines have no signs of their own.
inline constexpr std::size_t mostChartLines = 6;

/// The part of the chart's area between its axes.
QRectF plotOf(const LineChart& chart, const QRectF& area, const QFontMetricsF& metrics);
QPointF pointIn(const QRectF& plot, double at, double value);
/// Paints with the painter's font, on any ground.
void paintLineChart(QPainter& painter, const QRectF& area, const LineChart& chart, const Theme& theme);

} // namespace sf::paint
