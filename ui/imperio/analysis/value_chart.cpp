// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/analysis/value_chart.h"

#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

ValueChart::ValueChart(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setPageStep(10);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const int percent : {0, 50, 100})
        m_chart.scale.emplace_back(percent / 100.0, tr("%1 %").arg(locale().toString(percent)));
    m_chart.hasSigns = false;
}

void ValueChart::setValues(const std::vector<double>& values, std::vector<std::size_t> marks) {
    m_marks = std::move(marks);
    setRange(0, std::max(0, static_cast<int>(values.size()) - 1));
    paint::ChartLine line;
    for (const double value : values)
        line.points.push_back({{}, static_cast<double>(line.points.size()) / std::max(1, maximum()), value});
    if (!values.empty())
        line.points.front().label = locale().toString(0);
    if (maximum() > 0)
        line.points.back().label = locale().toString(maximum());
    m_chart.lines = {std::move(line)};
    update();
}

QRectF ValueChart::plot() const {
    return paint::plotOf(m_chart, rect(), fontMetrics());
}

void ValueChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), theme.base);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, hasFocus() ? 2 : 1));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
    for (paint::ChartLine& line : m_chart.lines)
        line.colour = paint::imperioColour(imperio::Side::Attacker, theme);
    paint::paintLineChart(painter, rect(), m_chart, theme);
    if (m_chart.lines.empty() || m_chart.lines.front().points.empty())
        return;
    const std::vector<paint::ChartPoint>& points = m_chart.lines.front().points;
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(theme.warning);
    for (const std::size_t mark : m_marks) {
        const paint::ChartPoint& marked = points[std::min(mark + 1, points.size() - 1)];
        const QPointF at = paint::pointIn(plot(), marked.at, marked.value);
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -5), at + QPointF(5, 0), at + QPointF(0, 5), at + QPointF(-5, 0)});
    }
    const double shown = points[static_cast<std::size_t>(value())].at;
    painter.setPen(QPen(theme.selected, 2));
    painter.drawLine(paint::pointIn(plot(), shown, 1), paint::pointIn(plot(), shown, 0));
}

void ValueChart::moveTo(const QMouseEvent& event) {
    const double share = (event.position().x() - plot().left()) / std::max(1.0, plot().width());
    setValue(static_cast<int>(std::lround(share * maximum())));
}

void ValueChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        moveTo(*event);
}

void ValueChart::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        moveTo(*event);
}

} // namespace sf::ui

#include "moc_value_chart.cpp"
