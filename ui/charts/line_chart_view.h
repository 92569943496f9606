// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/line_chart.h"

#include <QWidget>

namespace sf::ui {

/// Shows a chart of lines; screen readers get it in words.
class LineChartView final : public QWidget {
    Q_OBJECT

public:
    /// `letters`: its preferred size in letters.
    explicit LineChartView(QSize letters, QWidget* parent = nullptr);

    void setChart(paint::LineChart chart, const QString& words);
    const paint::LineChart& chart() const { return m_chart; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize m_letters;
    paint::LineChart m_chart;
};

} // namespace sf::ui
