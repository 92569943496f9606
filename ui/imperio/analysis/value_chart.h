// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/line_chart.h"

#include <QSlider>

#include <vector>

namespace sf::ui {

/// The graph of V over a game: the attacker's chance to win after each action, in per cent over their number.
/// It is a slider, so that keys, mouse and screen readers can move through the game on it.
class ValueChart final : public QSlider {
    Q_OBJECT

public:
    explicit ValueChart(QWidget* parent = nullptr);
    /// Chances from 0 to 1, the one at the start first; `marks` are the actions with a mark, counted from 0.
    void setValues(const std::vector<double>& values, std::vector<std::size_t> marks);

    QSize sizeHint() const override { return {260, 140}; }
    QSize minimumSizeHint() const override { return {120, 100}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRectF plot() const;
    void moveTo(const QMouseEvent& event);

    paint::LineChart m_chart;
    std::vector<std::size_t> m_marks;
};

} // namespace sf::ui
