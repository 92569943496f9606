// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/lab_chart_view.h"

#include "ui/style/current_theme.h"

#include <QPainter>

namespace sf::ui {

LabChartView::LabChartView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("labChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(9 * fontMetrics().height());
}

QSize LabChartView::sizeHint() const {
    return {64 * fontMetrics().averageCharWidth(), 15 * fontMetrics().height()};
}

void LabChartView::setChart(paint::LabChart chart) {
    m_chart = std::move(chart);
    setAccessibleName(m_chart.title);
    setAccessibleDescription(paint::labChartWords(m_chart));
    update();
}

void LabChartView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paint::paintLabChart(painter, rect(), m_chart, currentTheme());
    if (!hasFocus())
        return;
    painter.setPen(QPen(currentTheme().accent, 1, Qt::DashLine));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace sf::ui
