// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_slider.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionSlider>

namespace sf::ui {
namespace {

constexpr int flagHeight = 10;
constexpr double flagWidth = 7;

void paintFlag(QPainter& painter, double x, const QColor& colour) {
    QPainterPath flag(QPointF(x - flagWidth / 2, 0));
    flag.lineTo(x + flagWidth / 2, 0);
    flag.lineTo(x + flagWidth / 2, flagHeight - 1);
    flag.lineTo(x, flagHeight - 4);
    flag.lineTo(x - flagWidth / 2, flagHeight - 1);
    flag.closeSubpath();
    painter.fillPath(flag, colour);
}

} // namespace

RecordSlider::RecordSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setPageStep(10);
    setTracking(true);
}

void RecordSlider::setMarks(const std::vector<std::size_t>& marks) {
    m_marks = marks;
    update();
}

QSize RecordSlider::sizeHint() const {
    return QSlider::sizeHint() + QSize(0, flagHeight);
}

QSize RecordSlider::minimumSizeHint() const {
    return {80, QSlider::minimumSizeHint().height() + flagHeight};
}

QRect RecordSlider::grooveArea() const {
    return rect().adjusted(0, flagHeight, 0, 0);
}

double RecordSlider::placeOf(int value) const {
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    const int span = grooveArea().width() - handle;
    return handle / 2.0 + QStyle::sliderPositionFromValue(minimum(), maximum(), value, span);
}

int RecordSlider::valueAt(double x) const {
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return QStyle::sliderValueFromPosition(minimum(), maximum(), static_cast<int>(x - handle / 2.0),
                                           grooveArea().width() - handle);
}

void RecordSlider::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const std::size_t mark : m_marks)
        paintFlag(painter, placeOf(static_cast<int>(mark)), palette().color(QPalette::PlaceholderText));
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.rect = grooveArea().translated(0, -flagHeight);
    option.subControls = QStyle::SC_SliderGroove | QStyle::SC_SliderHandle;
    painter.translate(0, flagHeight);
    style()->drawComplexControl(QStyle::CC_Slider, &option, &painter, this);
}

void RecordSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

void RecordSlider::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

} // namespace sf::ui
