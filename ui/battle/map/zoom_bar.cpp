// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/zoom_bar.h"

#include "ui/battle/layer/camera.h"
#include "ui/battle/map/battle_view.h"
#include "ui/paint/base/icons.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/style/current_theme.h"

#include <cmath>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

namespace sf::ui {
namespace {

constexpr int notches = 100;
constexpr double trackLeft = 40;
constexpr double trackWidth = 92;
constexpr QRectF minus(10, 6, 20, 20);
constexpr QRectF plus(142, 6, 20, 20);

constexpr double mostZoom = Camera::largest / Camera::standard;

constexpr int knobSize = 16;

} // namespace

ZoomBar::ZoomBar(BattleView* view)
    : Restyled(view), m_view(*view), m_least(Camera::smallest / Camera::standard) {
    setObjectName(QStringLiteral("zoomBar"));
    setAccessibleName(tr("Zoom"));
    setToolTip(tr("Zoom out and in"));
    setOrientation(Qt::Horizontal);
    setRange(0, notches);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    connect(this, &QAbstractSlider::valueChanged, view, [this](int notch) { m_view.setZoom(zoomAt(notch)); });
    resize(sizeHint());
    draw();
}

double ZoomBar::zoomAt(int notch) const {
    return m_least * std::pow(mostZoom / m_least, double(notch) / notches);
}

int ZoomBar::notchOf(double zoom) const {
    return qRound(notches * std::log(zoom / m_least) / std::log(mostZoom / m_least));
}

void ZoomBar::showZoom(double zoom, double least) {
    const QSignalBlocker blocker(this);
    m_least = least;
    setValue(notchOf(zoom));
}

/// Draws both parts in advance, as each turn of the wheel repaints the bar.
void ZoomBar::draw() {
    const paint::Theme& theme = currentTheme();
    m_picture = paint::transparentPixmap(size(), devicePixelRatioF());
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    paint::paintIcon(painter, minus, QStringLiteral("zoom-out"), theme.ink);
    paint::paintIcon(painter, plus, QStringLiteral("zoom-in"), theme.ink);
    painter.setPen(QPen(theme.border, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(trackLeft, 16), QPointF(trackLeft + trackWidth, 16));
    painter.end();
    m_knob = paint::transparentPixmap({knobSize, knobSize}, devicePixelRatioF());
    QPainter knob(&m_knob);
    knob.setRenderHint(QPainter::Antialiasing);
    knob.setPen(QPen(theme.base, 1.5));
    knob.setBrush(theme.accent);
    knob.drawEllipse(QPointF(knobSize / 2.0, knobSize / 2.0), 6, 6);
    knob.end();
    update();
}

void ZoomBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    const int middle = qRound(trackLeft + trackWidth * value() / notches);
    painter.drawPixmap(middle - knobSize / 2, 16 - knobSize / 2, m_knob);
}

void ZoomBar::mousePressEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (x < minus.right() + 4)
        return m_view.zoomOut();
    if (x > plus.left() - 4)
        return m_view.zoomIn();
    slideTo(x);
}

void ZoomBar::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton))
        slideTo(event->position().x());
}

void ZoomBar::slideTo(double x) {
    setValue(qRound(notches * std::clamp((x - trackLeft) / trackWidth, 0.0, 1.0)));
}

} // namespace sf::ui

#include "moc_zoom_bar.cpp"
