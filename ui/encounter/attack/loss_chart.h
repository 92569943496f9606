// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/attack/loss_buckets.h"

#include <QWidget>

namespace sf::ui {

/// The distribution of HP lost as bars. Those that kill are hatched, so that they are told apart without
/// colour.
class LossChart final : public QWidget {
    Q_OBJECT

public:
    explicit LossChart(QWidget* parent = nullptr);

    /// `hp`: what the attackee has; losses of that and more kill.
    void show(std::vector<LossBucket> buckets, std::int64_t hp);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBar(QPainter& painter, std::size_t index, const QRectF& plot, double tallest) const;

    std::vector<LossBucket> m_buckets;
    std::int64_t m_hp = 0;
};

} // namespace sf::ui
