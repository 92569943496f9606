// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/loss_chart.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr int plotHeight = 64;
constexpr double widestBar = 36;

} // namespace

LossChart::LossChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LossChart::show(std::vector<LossBucket> buckets, std::int64_t hp) {
    m_buckets = std::move(buckets);
    m_hp = hp;
    update();
}

QSize LossChart::sizeHint() const {
    const int figures = QFontMetrics(paint::scaledFont(font(), 0.8)).height();
    return {200, plotHeight + 2 * figures + 4};
}

void LossChart::paintEvent(QPaintEvent* /*event*/) {
    if (m_buckets.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(paint::scaledFont(font(), 0.8));
    const int figures = painter.fontMetrics().height();
    const QRectF plot(1, figures + 2, width() - 2, height() - 2 * figures - 4);
    const auto tallest = std::max_element(m_buckets.begin(), m_buckets.end(),
                                          [](const auto& a, const auto& b) { return a.chance < b.chance; });
    for (std::size_t i = 0; i < m_buckets.size(); ++i)
        paintBar(painter, i, plot, std::max(tallest->chance, 1e-12));
    painter.setPen(QPen(currentTheme().border, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

/// The HP below, and the chance above if there is space for it.
void LossChart::paintBar(QPainter& painter, std::size_t index, const QRectF& plot, double tallest) const {
    const LossBucket& bucket = m_buckets[index];
    const double step = std::min(widestBar * 1.25, plot.width() / static_cast<double>(m_buckets.size()));
    const double height = plot.height() * bucket.chance / tallest;
    const QRectF bar(plot.left() + step * static_cast<double>(index) + step * 0.1, plot.bottom() - height,
                     step * 0.8, height);
    const bool kills = bucket.from >= m_hp;
    painter.setPen(QPen(kills ? currentTheme().lose : currentTheme().accent, 1));
    painter.setBrush(kills ? QBrush(currentTheme().lose, Qt::BDiagPattern) : QBrush(currentTheme().accent));
    painter.drawRect(bar);
    const auto write = [&](const QString& text, double top) {
        const double width = painter.fontMetrics().horizontalAdvance(text);
        if (width > step - 2)
            return;
        painter.setPen(currentTheme().ink);
        painter.drawText(QRectF(bar.center().x() - step / 2, top, step, painter.fontMetrics().height()),
                         Qt::AlignCenter, text);
    };
    write(rangeText(bucket), plot.bottom() + 2);
    write(QLocale().toString(100 * bucket.chance, 'f', 0), bar.top() - painter.fontMetrics().height());
}

} // namespace sf::ui
