// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/hits_chart.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int columnHeight = 44;
constexpr double widestColumn = 34;

} // namespace

QString waysText(int ways) {
    const double percent = 100.0 * ways / multiplier::allWays;
    const bool isRare = ways > 0 && ways < multiplier::allWays && (percent < 10 || percent > 99);
    return HitsChart::tr("%1 %").arg(QLocale().toString(percent, 'f', isRare ? 1 : 0));
}

HitsChart::HitsChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HitsChart::setHits(const std::vector<std::pair<std::int64_t, int>>& hits) {
    m_hits = hits;
    setAccessibleName(tr("Chances of hits: %1").arg(plainText()));
    setToolTip(plainText());
    update();
}

QString HitsChart::plainText() const {
    QStringList parts;
    for (const auto& [hits, ways] : m_hits)
        parts << tr("%n hit(s) %1", nullptr, static_cast<int>(hits)).arg(waysText(ways));
    return text::listed(parts);
}

QFont HitsChart::smallFont() const {
    return paint::scaledFont(font(), 0.75);
}

QSize HitsChart::sizeHint() const {
    return {200, columnHeight + 2 * QFontMetrics(smallFont()).height() + 4};
}

QSize HitsChart::minimumSizeHint() const {
    return {100, sizeHint().height()};
}

void HitsChart::paintEvent(QPaintEvent* /*event*/) {
    if (m_hits.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    const QFontMetrics metrics(smallFont());
    const double step =
        std::min(widestColumn, static_cast<double>(width()) / static_cast<double>(m_hits.size()));
    const int most = std::ranges::max(m_hits, {}, &std::pair<std::int64_t, int>::second).second;
    const double foot = metrics.height() + columnHeight + 1;
    const double widest = metrics.horizontalAdvance(text::figure(m_hits.back().first)) + 4;
    const int everyLabel = std::max(1, qCeil(widest / step));
    const bool hasChances = metrics.horizontalAdvance(QStringLiteral("88.8")) + 2 <= step;
    for (std::size_t i = 0; i < m_hits.size(); ++i) {
        const auto& [hits, ways] = m_hits[i];
        const double left = step * static_cast<double>(i);
        const double height = std::max(1.0, static_cast<double>(columnHeight) * ways / most);
        painter.fillRect(QRectF(left + 1, foot - height, std::max(1.0, step - 2), height),
                         currentTheme().win);
        painter.setPen(currentTheme().ink);
        if (i % static_cast<std::size_t>(everyLabel) == 0)
            painter.drawText(
                QRectF(left - step * everyLabel, foot + 1, step * (1 + 2 * everyLabel), metrics.height()),
                Qt::AlignCenter, text::figure(hits));
        if (!hasChances)
            continue;
        painter.setPen(currentTheme().muted);
        painter.drawText(QRectF(left, foot - height - metrics.height(), step, metrics.height()),
                         Qt::AlignCenter, waysText(ways).remove(QStringLiteral(" %")));
    }
    painter.setPen(QPen(currentTheme().border, 1));
    painter.drawLine(QPointF(0, foot + 0.5), QPointF(step * static_cast<double>(m_hits.size()), foot + 0.5));
}

} // namespace sf::ui
