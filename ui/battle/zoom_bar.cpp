// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/zoom_bar.h"

#include "ui/battle/battle_view.h"
#include "ui/battle/camera.h"
#include "ui/paint/icons.h"

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

constexpr double least = Camera::smallest / Camera::standard;
constexpr double most = Camera::largest / Camera::standard;

double zoomAt(int notch) {
    return least * std::pow(most / least, double(notch) / notches);
}

int notchOf(double zoom) {
    return qRound(notches * std::log(zoom / least) / std::log(most / least));
}

} // namespace

ZoomBar::ZoomBar(BattleView* view) : QAbstractSlider(view), m_view(*view) {
    setObjectName(QStringLiteral("zoomBar"));
    setAccessibleName(tr("Zoom"));
    setToolTip(tr("Zoom out and in"));
    setOrientation(Qt::Horizontal);
    setRange(0, notches);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    connect(this, &QAbstractSlider::valueChanged, view, [view](int notch) { view->setZoom(zoomAt(notch)); });
}

void ZoomBar::showZoom(double zoom) {
    const QSignalBlocker blocker(this);
    setValue(notchOf(zoom));
}

void ZoomBar::setTheme(const paint::Theme& theme) {
    m_theme = theme;
    resize(sizeHint());
    draw();
}

void ZoomBar::draw() {
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap(size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(m_theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    paint::paintIcon(painter, minus, QStringLiteral("zoom-out"), m_theme.ink);
    paint::paintIcon(painter, plus, QStringLiteral("zoom-in"), m_theme.ink);
    const double knob = trackLeft + trackWidth * value() / notches;
    painter.setPen(QPen(m_theme.border, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(trackLeft, 16), QPointF(trackLeft + trackWidth, 16));
    painter.setPen(QPen(m_theme.base, 1.5));
    painter.setBrush(m_theme.accent);
    painter.drawEllipse(QPointF(knob, 16), 6, 6);
    painter.end();
    update();
}

void ZoomBar::sliderChange(SliderChange change) {
    QAbstractSlider::sliderChange(change);
    if (change == SliderValueChange)
        draw();
}

void ZoomBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter(this).drawPixmap(0, 0, m_picture);
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
