// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/lab/lab_chart.h"

#include <QWidget>

namespace sf::ui {

/// Shows the lab's chart; screen readers get its points in words.
class LabChartView final : public QWidget {
    Q_OBJECT

public:
    explicit LabChartView(QWidget* parent = nullptr);

    void setChart(paint::LabChart chart);
    const paint::LabChart& chart() const { return m_chart; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    paint::LabChart m_chart;
};

} // namespace sf::ui
