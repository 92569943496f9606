// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_chart.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr double widestBar = 40;

QFont figureFont(const QWidget& chart) {
    return paint::scaledFont(chart.font(), 0.8);
}

} // namespace

BarChart::BarChart(int height, QColor paint::Theme::*colour, QWidget* parent)
    : QWidget(parent), m_height(height), m_colour(colour) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void BarChart::setBars(std::vector<Bar> bars) {
    m_bars = std::move(bars);
    update();
}

QSize BarChart::sizeHint() const {
    return {200, m_height + 2 * QFontMetrics(figureFont(*this)).height() + 4};
}

void BarChart::paintEvent(QPaintEvent* /*event*/) {
    if (m_bars.empty())
        return;
    const paint::Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(figureFont(*this));
    const QFontMetrics metrics = painter.fontMetrics();
    double tallest = 1e-12;
    int widestLabel = 0;
    int widestFigure = 0;
    for (const Bar& bar : m_bars) {
        tallest = std::max(tallest, bar.value);
        widestLabel = std::max(widestLabel, metrics.horizontalAdvance(bar.label));
        widestFigure = std::max(widestFigure, metrics.horizontalAdvance(bar.figure));
    }
    const double step = std::min(widestBar, width() / static_cast<double>(m_bars.size()));
    const int everyLabel = std::max(1, qCeil((widestLabel + 4) / step));
    const double foot = metrics.height() + m_height + 1;
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& bar = m_bars[i];
        const double height = std::max(1.0, m_height * bar.value / tallest);
        const QRectF area(step * (static_cast<double>(i) + 0.1), foot - height, 0.8 * step, height);
        const QColor colour = bar.isGrave ? theme.lose : theme.*m_colour;
        painter.setPen(colour);
        painter.setBrush(QBrush(colour, bar.isGrave ? Qt::BDiagPattern : Qt::SolidPattern));
        painter.drawRect(area);
        const auto write = [&](const QString& text, double top, double room) {
            painter.drawText(QRectF(area.center().x() - room / 2, top, room, metrics.height()),
                             Qt::AlignCenter, text);
        };
        painter.setPen(theme.ink);
        if (i % static_cast<std::size_t>(everyLabel) == 0)
            write(bar.label, foot + 1, step * everyLabel);
        painter.setPen(theme.muted);
        if (widestFigure + 2 <= step)
            write(bar.figure, area.top() - metrics.height(), step);
    }
    painter.setPen(theme.border);
    painter.drawLine(QPointF(0, foot + 0.5), QPointF(step * static_cast<double>(m_bars.size()), foot + 0.5));
}

} // namespace sf::ui

#include "moc_bar_chart.cpp"
