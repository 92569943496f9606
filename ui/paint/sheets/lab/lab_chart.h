// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/lab_study.h"
#include "ui/paint/base/theme.h"

class QPainter;

/// The lab's chart: how often the first side wins for each value of what is varied, with its 95 % interval.
#include <functional>

namespace sf::paint {

struct LabPoint {
    QString label; ///< the value
    double at = 0; ///< where it lies on the axis, 0 to 1
    double share = 0;
    double low = 0;
    double high = 0;
};
/// The points that differ in the value on the axis alone.
struct LabLine {
    QString name; ///< the other settings; empty if there are none
    std::vector<LabPoint> points;
};
struct LabChart {
    QString title;
    QString axis; ///< what is varied along it
    std::vector<LabLine> lines;
    int hiddenLines = 0; ///< more than the chart has signs for
};
inline constexpr std::size_t mostChartLines = 6;

/// The setting with the most values lies along the axis; numbers at their distances. Cells without battles
/// are left out.
/// `nameOf` names what is varied.
LabChart labChart(const std::vector<document::LabRow>& rows, const battle::Battle& battle,
                  const std::function<QString(const QString& place)>& nameOf);
/// The same in words, a sentence for each line.
QString labChartWords(const LabChart& chart);

/// Paints with the painter's font.
void paintLabChart(QPainter& painter, const QRectF& area, const LabChart& chart, const Theme& theme);
/// 1200 x 700 pixels; empty if there is not enough memory.
QByteArray labChartPng(const LabChart& chart, const Theme& theme);

} // namespace sf::paint
