// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/odds.h"

#include <QWidget>

namespace sf::ui {

/// The probability of each number of hits as a column, with the number below and the chance above if there is
/// space.
class HitsChart final : public QWidget {
    Q_OBJECT

public:
    explicit HitsChart(QWidget* parent = nullptr);

    /// Hits to their ways, out of multiplier::allWays.
    void setHits(const std::vector<std::pair<std::int64_t, int>>& hits);
    /// "0 hits 2.8 %, 1 hit 5.6 %"
    QString plainText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont smallFont() const;

    std::vector<std::pair<std::int64_t, int>> m_hits;
};

/// "47 %", "2.8 %"; never 0 % or 100 % for what is neither.
QString waysText(int ways);

} // namespace sf::ui
