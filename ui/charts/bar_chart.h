// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

#include <QWidget>

#include <vector>

namespace sf::ui {

/// Chances as bars, with labels below and figures above if there is space.
class BarChart final : public QWidget {
    Q_OBJECT

public:
    struct Bar {
        double value = 0;
        QString label;
        QString figure;
        bool isGrave = false; ///< hatched, so that it is told apart without colour
    };

    /// `height`: of the tallest bar.
    BarChart(int height, QColor paint::Theme::*colour, QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Bar> m_bars;
    int m_height;
    QColor paint::Theme::*m_colour;
};

} // namespace sf::ui
