// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/lab/lab_chart.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "core/text/percent.h"
#include "ui/paint/base/png.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/sheets/lab/lab_chart_text.h"

#include <QImage>
#include <QPainter>

namespace sf::paint {
namespace {

using document::LabRow;

QStringList valuesOf(const std::vector<LabRow>& rows, std::size_t setting) {
    QStringList values;
    for (const LabRow& row : rows)
        if (const QString& value = row.settings[setting].value; !values.contains(value))
            values << value;
    return values;
}

/// The setting with the most values, the last of several.
std::size_t widestSetting(const std::vector<LabRow>& rows) {
    std::size_t widest = 0;
    qsizetype most = 0;
    for (std::size_t setting = 0; setting < rows.front().settings.size(); ++setting)
        if (const qsizetype count = valuesOf(rows, setting).size(); count >= most) {
            most = count;
            widest = setting;
        }
    return widest;
}

/// Where each value lies: by its number if all are numbers, else one beside the other.
std::map<QString, double> placesOf(const QStringList& values) {
    std::map<QString, double> places;
    bool areNumbers = true;
    double least = 0;
    double largest = 0;
    for (qsizetype i = 0; i < values.size(); ++i) {
        bool isNumber = false;
        const double number = values[i].toDouble(&isNumber);
        areNumbers = areNumbers && isNumber;
        least = i == 0 ? number : std::min(least, number);
        largest = i == 0 ? number : std::max(largest, number);
    }
    for (qsizetype i = 0; i < values.size(); ++i) {
        const double from = areNumbers ? least : 0;
        const double length = areNumbers ? largest - least : static_cast<double>(values.size() - 1);
        const double at = areNumbers ? values[i].toDouble() : static_cast<double>(i);
        places[values[i]] = length > 0 ? (at - from) / length : 0.5;
    }
    return places;
}

using NameOf = std::function<QString(const QString& place)>;

QString otherSettings(const LabRow& row, std::size_t axis, const NameOf& nameOf) {
    QStringList parts;
    for (std::size_t setting = 0; setting < row.settings.size(); ++setting)
        if (setting != axis)
            parts << LabChartText::tr("%1: %2").arg(nameOf(row.settings[setting].place),
                                                    text::displayName(row.settings[setting].value));
    return text::listed(parts);
}

} // namespace

LineChart labChart(const std::vector<LabRow>& rows, const battle::Battle& battle, const NameOf& nameOf) {
    LineChart chart;
    chart.title = LabChartText::tr("Battles won by %1, in per cent").arg(text::sideName(battle, 0));
    for (const int percent : {0, 25, 50, 75, 100})
        chart.scale.emplace_back(percent / 100.0, text::figure(percent));
    if (rows.empty() || rows.front().settings.empty())
        return chart;
    const std::size_t axis = widestSetting(rows);
    chart.axis = nameOf(rows.front().settings[axis].place);
    const std::map<QString, double> places = placesOf(valuesOf(rows, axis));
    for (const LabRow& row : rows) {
        if (row.tally.battles == 0)
            continue;
        const QString name = otherSettings(row, axis, nameOf);
        auto line = std::ranges::find(chart.lines, name, &ChartLine::name);
        if (line == chart.lines.end())
            line = chart.lines.insert(line, {name});
        const QString& value = row.settings[axis].value;
        const document::SideFigures figures = document::sideFigures(row.tally, 0);
        line->points.push_back(
            {text::displayName(value), places.at(value), figures.share, figures.low, figures.high});
    }
    for (ChartLine& line : chart.lines)
        std::ranges::stable_sort(line.points, {}, &ChartPoint::at);
    if (chart.lines.size() > mostChartLines) {
        chart.more = LabChartText::tr("and %n more in the table", nullptr,
                                      static_cast<int>(chart.lines.size() - mostChartLines));
        chart.lines.resize(mostChartLines);
    }
    return chart;
}

QString labChartWords(const LineChart& chart) {
    QStringList sentences;
    for (const ChartLine& line : chart.lines) {
        QStringList points;
        for (const ChartPoint& point : line.points)
            points << LabChartText::tr("%1: %2 %").arg(point.label, text::percent(point.value, 1));
        const QString list = text::clauses(points);
        sentences << (line.name.isEmpty() ? list : LabChartText::tr("With %1: %2").arg(line.name, list));
    }
    return sentences.join(u'\n');
}

QByteArray labChartPng(const LineChart& chart, const Theme& theme) {
    QImage image(1200, 700, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(theme.base);
    QPainter painter(&image);
    painter.setFont(pixelFont(18));
    paintLineChart(painter, image.rect(), chart, theme);
    painter.end();
    return pngOf(image);
}

} // namespace sf::paint
