// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/variants/lab_study.h"
#include "ui/paint/base/line_chart.h"

#include <functional>

/// The lab's chart: how often the first side wins for each value of what is varied, with its 95 % interval.
namespace sf::paint {

/// The setting with the most values is the axis; numbers are spaced by value. Cells without battles are left
/// out. `nameOf` names what is varied.
LineChart labChart(const std::vector<document::LabRow>& rows, const battle::Battle& battle,
                   const std::function<QString(const QString& place)>& nameOf);
/// The same in words, a sentence for each line.
QString labChartWords(const LineChart& chart);

/// 1200 x 700 pixels; empty if there is not enough memory.
QByteArray labChartPng(const LineChart& chart, const Theme& theme);

} // namespace sf::paint
