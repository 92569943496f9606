// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/sums.h"

#include <QWidget>

namespace sf::ui {

/// The exact chances of a fight: one bar, and under it win, tie and lose in per cent and as fractions.
class OddsView final : public QWidget {
    Q_OBJECT

public:
    explicit OddsView(QWidget* parent = nullptr);
    void setOdds(const dice::Odds& odds);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    dice::Odds m_odds;
};

/// "97.30 %"
QString percent(const dice::Fraction& chance);

} // namespace sf::ui
