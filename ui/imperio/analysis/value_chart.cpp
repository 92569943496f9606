// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/analysis/value_chart.h"

#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sf::ui {

namespace {

QString axisText(double share) {
    return ValueChart::tr("%1 %").arg(QLocale().toString(std::lround(100 * share)));
}

} // namespace

ValueChart::ValueChart(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setPageStep(10);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueChart::setValues(std::vector<double> values, std::vector<std::size_t> marks) {
    m_values = std::move(values);
    m_marks = std::move(marks);
    setRange(0, std::max(0, static_cast<int>(m_values.size()) - 1));
    update();
}

QRectF ValueChart::plot() const {
    const QFontMetrics metrics = fontMetrics();
    return QRectF(rect()).adjusted(metrics.horizontalAdvance(axisText(1)) + 10, metrics.height() / 2.0 + 4,
                                   -10, -metrics.height() - 6);
}

/// Lines at 0, 50 and 100 per cent, and the numbers of the first and the last action.
void ValueChart::paintAxes(QPainter& painter) const {
    const paint::Theme& theme = currentTheme();
    const QRectF area = plot();
    const double height = fontMetrics().height();
    for (const double share : {0.0, 0.5, 1.0}) {
        const double y = area.bottom() - share * area.height();
        painter.setPen(QPen(theme.border, 1, share == 0.5 ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, y - height / 2, area.left() - 4, height),
                         Qt::AlignRight | Qt::AlignVCenter, axisText(share));
    }
    const QRectF below(area.left(), area.bottom() + 3, area.width(), height);
    painter.drawText(below, Qt::AlignLeft, locale().toString(0));
    if (maximum() > 0)
        painter.drawText(below, Qt::AlignRight, locale().toString(maximum()));
}

QPointF ValueChart::pointOf(std::size_t index) const {
    const double all = std::max<double>(1, maximum());
    return {plot().left() + plot().width() * static_cast<double>(index) / all,
            plot().bottom() - plot().height() * m_values[index]};
}

void ValueChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), theme.base);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, hasFocus() ? 2 : 1));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
    paintAxes(painter);
    if (m_values.empty())
        return;
    QPolygonF line;
    for (std::size_t index = 0; index < m_values.size(); ++index)
        line << pointOf(index);
    painter.setPen(QPen(paint::imperioColour(imperio::Side::Attacker, theme), 2));
    painter.drawPolyline(line);
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(theme.warning);
    for (const std::size_t mark : m_marks) {
        const QPointF at = pointOf(std::min(mark + 1, m_values.size() - 1));
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -5), at + QPointF(5, 0), at + QPointF(0, 5), at + QPointF(-5, 0)});
    }
    const QPointF shown = pointOf(static_cast<std::size_t>(value()));
    painter.setPen(QPen(theme.selected, 2));
    painter.drawLine(QPointF(shown.x(), plot().top()), QPointF(shown.x(), plot().bottom()));
}

void ValueChart::moveTo(const QMouseEvent& event) {
    const double share = (event.position().x() - plot().left()) / std::max(1.0, plot().width());
    setValue(static_cast<int>(std::lround(share * maximum())));
}

void ValueChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        moveTo(*event);
}

void ValueChart::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        moveTo(*event);
}

} // namespace sf::ui
