// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/rounds_chart.h"

#include "core/rules/battle/play/victory.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/state/side_token.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace sf::ui {

RoundsChart::RoundsChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
}

QSize RoundsChart::sizeHint() const {
    return {48 * fontMetrics().averageCharWidth(), 9 * fontMetrics().height()};
}

void RoundsChart::setBattle(const battle::Battle& battle) {
    m_lines.clear();
    m_colours.clear();
    m_most = 1;
    QStringList words;
    const auto rounds = battle::roundFigures(battle);
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        Line line{side, {battle::unitsAtFirst(battle, side)}};
        for (const auto& round : rounds)
            if (static_cast<std::size_t>(side) < round.size())
                line.living.push_back(round[static_cast<std::size_t>(side)].living);
        QStringList figures;
        for (const int living : line.living) {
            figures << text::figure(living);
            m_most = std::max(m_most, living);
        }
        words << tr("%1, units alive at first and after each round: %2")
                     .arg(text::sideName(battle, side), text::listed(figures));
        m_lines.push_back(std::move(line));
        m_colours.push_back(sideColour(battle, side));
    }
    m_words = words.join(u'\n');
    setAccessibleName(tr("Units alive at first and after each round"));
    setAccessibleDescription(m_words);
    setToolTip(m_words);
    update();
}

QRectF RoundsChart::plot() const {
    const double label = fontMetrics().horizontalAdvance(text::figure(m_most)) + 12;
    return QRectF(rect()).adjusted(label, 10, -14, -fontMetrics().height() - 6);
}

QPointF RoundsChart::point(const Line& line, std::size_t round) const {
    const QRectF area = plot();
    const double steps = std::max<double>(1, static_cast<double>(line.living.size()) - 1);
    return {area.left() + area.width() * static_cast<double>(round) / steps,
            area.bottom() - area.height() * line.living[round] / m_most};
}

void RoundsChart::paintEvent(QPaintEvent* /*event*/) {
    const paint::Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = plot();
    painter.setPen(theme.border);
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.bottomLeft(), area.topLeft());
    painter.setPen(theme.muted);
    const double left = area.left() - 6;
    painter.drawText(QRectF(0, area.top() - 8, left, 16), Qt::AlignRight | Qt::AlignVCenter,
                     text::figure(m_most));
    painter.drawText(QRectF(0, area.bottom() - 8, left, 16), Qt::AlignRight | Qt::AlignVCenter,
                     text::figure(0));
    const std::size_t rounds = m_lines.empty() ? 0 : m_lines.front().living.size() - 1;
    painter.drawText(QRectF(area.left(), area.bottom() + 4, area.width(), fontMetrics().height()),
                     Qt::AlignCenter, tr("%n round(s)", nullptr, static_cast<int>(rounds)));
    for (std::size_t index = 0; index < m_lines.size(); ++index) {
        const Line& line = m_lines[index];
        QPolygonF way;
        for (std::size_t round = 0; round < line.living.size(); ++round)
            way << point(line, round);
        painter.setPen(QPen(m_colours[index], 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(way);
        painter.setBrush(m_colours[index]);
        painter.setPen(QPen(theme.plate, 1));
        for (const QPointF& at : way)
            painter.drawPath(paint::sideShape(line.side, 5).translated(at));
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace sf::ui
