// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_chart_view.h"

#include "ui/style/current_theme.h"

#include <QPainter>

namespace sf::ui {

LineChartView::LineChartView(QSize letters, QWidget* parent) : QWidget(parent), m_letters(letters) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(9 * fontMetrics().height());
}

QSize LineChartView::sizeHint() const {
    return {m_letters.width() * fontMetrics().averageCharWidth(),
            m_letters.height() * fontMetrics().height()};
}

void LineChartView::setChart(paint::LineChart chart, const QString& words) {
    m_chart = std::move(chart);
    setAccessibleName(m_chart.title);
    setAccessibleDescription(words);
    update();
}

void LineChartView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paint::paintLineChart(painter, rect(), m_chart, currentTheme());
    if (!hasFocus())
        return;
    painter.setPen(QPen(currentTheme().accent, 1, Qt::DashLine));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace sf::ui

#include "moc_line_chart_view.cpp"
