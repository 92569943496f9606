// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/phase_bar.h"

#include "ui/battle/smm/rounds/order_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>

namespace sf::ui {

namespace {

constexpr std::array phases{smm::Phase::Planning, smm::Phase::Conflicts, smm::Phase::Outside};
constexpr int arrowOverlap = 8; ///< overlap of an arrow with the next
constexpr int phaseGap = 4;
constexpr int bead = 6;

QFont boldOf(const QFont& font) {
    return paint::scaledFont(font, 0.95, true);
}

QPainterPath arrow(const QRectF& area, bool isFirst) {
    QPolygonF shape;
    shape << area.topLeft() << area.topRight() << QPointF(area.right() + arrowOverlap, area.center().y())
          << area.bottomRight() << area.bottomLeft();
    if (!isFirst)
        shape << QPointF(area.left() + arrowOverlap, area.center().y());
    QPainterPath path;
    path.addPolygon(shape);
    path.closeSubpath();
    return path;
}

} // namespace

PhaseBar::PhaseBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("phaseBar"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setPhase(smm::Phase::Planning);
}

void PhaseBar::setPhase(smm::Phase phase) {
    m_phase = phase;
    setAccessibleName(tr("Phase: %1").arg(phaseName(phase)));
    updateGeometry();
    setToolTip(
        tr("First you give orders, then every Conflict fights a round, then the other stacks act (SMM-25)"));
    update();
}

void PhaseBar::setCompact(bool compact) {
    if (std::exchange(m_isCompact, compact) == compact)
        return;
    updateGeometry();
    update();
}

int PhaseBar::widthOf(smm::Phase phase) const {
    if (m_isCompact && phase != m_phase)
        return 2 * arrowOverlap + bead;
    return QFontMetrics(boldOf(font())).horizontalAdvance(phaseName(phase)) + 2 * arrowOverlap + bead + 8;
}

QSize PhaseBar::sizeHint() const {
    int width = arrowOverlap + 2;
    for (const smm::Phase phase : phases)
        width += widthOf(phase) + phaseGap;
    return {width, std::max(26, QFontMetrics(boldOf(font())).height() + 8)};
}

void PhaseBar::paintEvent(QPaintEvent* /*event*/) {
    const paint::Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double left = 1;
    for (const smm::Phase phase : phases) {
        const bool isOn = phase == m_phase;
        const QRectF area(left, 1, widthOf(phase), height() - 2);
        painter.setPen(QPen(isOn ? theme.accent : theme.border, 1));
        painter.setBrush(isOn ? theme.accentSoft : theme.window);
        painter.drawPath(arrow(area, phase == phases.front()));
        const double start = area.left() + (phase == phases.front() ? arrowOverlap : 2 * arrowOverlap);
        if (isOn) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.accent);
            painter.drawEllipse(QPointF(start, area.center().y()), bead / 2.0, bead / 2.0);
        }
        left += area.width() + phaseGap;
        if (m_isCompact && !isOn)
            continue;
        painter.setPen(isOn ? theme.ink : theme.muted);
        painter.setFont(isOn ? boldOf(font()) : paint::scaledFont(font(), 0.95));
        painter.drawText(area.adjusted(start - area.left() + bead, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         phaseName(phase));
    }
}

} // namespace sf::ui

#include "moc_phase_bar.cpp"
