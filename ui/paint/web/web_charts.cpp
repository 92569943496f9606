// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in web_board.h.
#include "core/document/webpage/html.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/paint/web/web_board.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::paint {
namespace {

using document::attribute;
using document::html;

// A chart in units of its SVG.
constexpr int chartWidth = 720;
constexpr int chartHeight = 200;
constexpr int chartLeft = 44;
constexpr int chartTop = 12;
constexpr int chartBottom = 176;

QByteArray number(double value) {
    return QByteArray::number(qRound(value));
}

int mostOf(const std::vector<std::vector<int>>& rows) {
    int most = 1;
    for (const std::vector<int>& row : rows)
        for (const int value : row)
            most = std::max(most, value);
    return most;
}

double heightOf(int value, int most) {
    return static_cast<double>(chartBottom - chartTop) * value / most;
}

QByteArray chartStart(const QString& title, int most) {
    const QByteArray left = QByteArray::number(chartLeft);
    return "<figure><figcaption>" + html(title) + "</figcaption>\n<svg class=chart role=img" +
           attribute("viewBox",
                     "0 0 " + QByteArray::number(chartWidth) + ' ' + QByteArray::number(chartHeight)) +
           attribute("aria-label", html(title)) + "><path class=axis d=\"M" + left + ' ' +
           QByteArray::number(chartTop) + 'V' + QByteArray::number(chartBottom) + 'H' +
           QByteArray::number(chartWidth - 8) + "\" /><text x=" + QByteArray::number(chartLeft - 6) +
           " y=" + QByteArray::number(chartTop + 8) + '>' + html(text::figure(most)) +
           "</text><text x=" + QByteArray::number(chartLeft - 6) + " y=" + QByteArray::number(chartBottom) +
           ">0</text>";
}

/// The names of the first and the last chapter below the axis.
QByteArray chartEnd(const QStringList& chapters) {
    const QByteArray y = QByteArray::number(chartBottom + 18);
    QByteArray result = "<text class=first x=" + QByteArray::number(chartLeft) + " y=" + y + '>' +
                        html(chapters.first()) + "</text>";
    if (chapters.size() > 1)
        result += "<text x=" + QByteArray::number(chartWidth - 8) + " y=" + y + '>' + html(chapters.last()) +
                  "</text>";
    return result + "</svg></figure>\n";
}

QByteArray lossChart(const WebCounts& counts) {
    const int most = mostOf(counts.lost);
    const auto chapters = static_cast<double>(counts.lost.size());
    const auto sides = static_cast<double>(counts.sides.size());
    const double step = (chartWidth - 8 - chartLeft) / chapters;
    const double bar = 0.84 * step / sides;
    QByteArray result = chartStart(QCoreApplication::translate("sf::paint", "Losses"), most);
    for (std::size_t chapter = 0; chapter < counts.lost.size(); ++chapter)
        for (std::size_t side = 0; side < counts.lost[chapter].size(); ++side) {
            const int lost = counts.lost[chapter][side];
            if (lost == 0)
                continue;
            const double height = heightOf(lost, most);
            const double x = chartLeft + 0.08 * step + static_cast<double>(chapter) * step +
                             static_cast<double>(side) * bar;
            result += "<rect class=side" + QByteArray::number(static_cast<int>(side)) +
                      " x=" + QByteArray::number(x, 'f', 1) + " y=" + number(chartBottom - height) +
                      " width=" + QByteArray::number(std::max(1.0, bar - 0.5), 'f', 1) +
                      " height=" + number(height) + "><title>" +
                      html(QCoreApplication::translate("sf::paint", "%1, %2: %3")
                               .arg(counts.chapters[static_cast<qsizetype>(chapter)],
                                    counts.sides[static_cast<qsizetype>(side)], text::figure(lost))) +
                      "</title></rect>";
        }
    return result + chartEnd(counts.chapters);
}

QByteArray leftChart(const WebCounts& counts) {
    const int most = mostOf(counts.left);
    const double step =
        static_cast<double>(chartWidth - 8 - chartLeft) / static_cast<double>(counts.left.size() - 1);
    QByteArray result =
        chartStart(QCoreApplication::translate("sf::paint", "%1 left").arg(counts.counted), most);
    for (std::size_t side = 0; side < static_cast<std::size_t>(counts.sides.size()); ++side) {
        QByteArrayList points;
        for (std::size_t at = 0; at < counts.left.size(); ++at)
            points << number(chartLeft + static_cast<double>(at) * step) + ',' +
                          number(chartBottom - heightOf(counts.left[at].at(side), most));
        result += "<polyline class=side" + QByteArray::number(static_cast<int>(side)) +
                  attribute("points", points.join(' ')) + " />";
    }
    return result + chartEnd(counts.chapters);
}

QByteArray row(const QString& title, const std::vector<int>& values) {
    QByteArray result = "<tr><th scope=row>" + html(title);
    for (const int value : values)
        result += "<td>" + html(text::figure(value));
    return result + '\n';
}

QByteArray tableStart(const QString& title, const QStringList& sides) {
    QByteArray result = "<table><caption>" + html(title) + "</caption><tr><td>";
    for (const QString& side : sides)
        result += "<th scope=col>" + html(side);
    return result + '\n';
}

QByteArray summaryTable(const WebCounts& counts) {
    std::vector<int> lost(static_cast<std::size_t>(counts.sides.size()));
    for (const std::vector<int>& chapter : counts.lost)
        for (std::size_t side = 0; side < chapter.size(); ++side)
            lost[side] += chapter[side];
    return tableStart(counts.counted, counts.sides) +
           row(QCoreApplication::translate("sf::paint", "At first"), counts.left.front()) +
           row(QCoreApplication::translate("sf::paint", "Lost"), lost) +
           row(QCoreApplication::translate("sf::paint", "At the end"), counts.left.back()) + "</table>\n";
}

QByteArray lossTable(const WebCounts& counts) {
    QByteArray result =
        "<details><summary>" + html(QCoreApplication::translate("sf::paint", "The charts as a table")) +
        "</summary>\n" + tableStart(QCoreApplication::translate("sf::paint", "Losses"), counts.sides);
    for (std::size_t chapter = 0; chapter < counts.lost.size(); ++chapter)
        result += row(counts.chapters[static_cast<qsizetype>(chapter)], counts.lost[chapter]);
    return result + "</table></details>\n";
}

} // namespace

void WebCounts::mark(const QString& title, std::vector<int> leftNow) {
    if (!chapters.isEmpty())
        left.push_back(std::move(leftNow));
    chapters << title;
    lost.emplace_back(static_cast<std::size_t>(sides.size()));
}

void WebCounts::lose(std::size_t side) {
    if (chapters.isEmpty()) // before the first that has a name
        mark(QCoreApplication::translate("sf::paint", "Beginning"), {});
    if (side < lost.back().size())
        ++lost.back()[side];
}

QByteArray chartsHtml(const WebCounts& counts) {
    QByteArray legend;
    for (qsizetype side = 0; side < counts.sides.size(); ++side)
        legend += "<span class=key><i class=side" + QByteArray::number(side) + "></i>" +
                  html(counts.sides[side]) + "</span>";
    return "<p class=legend>" + legend + "</p>\n<div class=charts>" + leftChart(counts) + lossChart(counts) +
           "</div>\n" + lossTable(counts);
}

QByteArray resultHtml(const QStringList& sentences, const WebCounts& counts) {
    QByteArray result = "<section id=result aria-labelledby=result-title><h2 id=result-title>" +
                        html(QCoreApplication::translate("sf::paint", "Result")) + "</h2>\n";
    if (!sentences.isEmpty())
        result += "<p class=outcome>" + html(text::inSentences(sentences)) + "</p>\n";
    result += summaryTable(counts);
    if (!counts.chapters.isEmpty())
        result += chartsHtml(counts);
    return result + "</section>\n";
}

} // namespace sf::paint
