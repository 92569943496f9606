// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film_slider.h"

#include "ui/style/current_theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionSlider>

#include <cmath>

namespace sf::ui {
namespace {

constexpr int marksHeight = 10;
constexpr double flagWidth = 7;
constexpr double crossSize = 3; ///< half of it

void paintFlag(QPainter& painter, double x, const QColor& colour) {
    QPainterPath flag(QPointF(x - flagWidth / 2, 0));
    flag.lineTo(x + flagWidth / 2, 0);
    flag.lineTo(x + flagWidth / 2, marksHeight - 1);
    flag.lineTo(x, marksHeight - 4);
    flag.lineTo(x - flagWidth / 2, marksHeight - 1);
    flag.closeSubpath();
    painter.fillPath(flag, colour);
}

void paintCross(QPainter& painter, double x) {
    constexpr double middle = marksHeight / 2.0;
    painter.drawLine(QPointF(x - crossSize, middle - crossSize), QPointF(x + crossSize, middle + crossSize));
    painter.drawLine(QPointF(x - crossSize, middle + crossSize), QPointF(x + crossSize, middle - crossSize));
}

} // namespace

FilmSlider::FilmSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setPageStep(10);
    setTracking(true);
}

void FilmSlider::setMarks(std::vector<std::pair<int, Mark>> marks) {
    m_marks = std::move(marks);
    update();
}

void FilmSlider::setFlags(std::vector<int> values) {
    m_flags = std::move(values);
    update();
}

QSize FilmSlider::sizeHint() const {
    return QSlider::sizeHint() + QSize(0, marksHeight);
}

QSize FilmSlider::minimumSizeHint() const {
    return {80, QSlider::minimumSizeHint().height() + marksHeight};
}

QRect FilmSlider::grooveArea() const {
    return rect().adjusted(0, marksHeight, 0, 0);
}

double FilmSlider::placeOf(int value) const {
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    const int span = grooveArea().width() - handle;
    return handle / 2.0 + QStyle::sliderPositionFromValue(minimum(), maximum(), value, span);
}

int FilmSlider::valueAt(double x) const {
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return QStyle::sliderValueFromPosition(minimum(), maximum(), static_cast<int>(x - handle / 2.0),
                                           grooveArea().width() - handle);
}

/// A long film has many marks at the same pixel, which are painted once.
void FilmSlider::paintMarks(QPainter& painter) const {
    const paint::Theme& theme = currentTheme();
    for (const Mark kind : {Mark::Fight, Mark::Death}) {
        painter.setPen(
            QPen(kind == Mark::Fight ? theme.muted : theme.refused, kind == Mark::Fight ? 1 : 1.5));
        double last = -1;
        for (const auto& [value, mark] : m_marks) {
            const double x = std::floor(placeOf(value)) + 0.5;
            if (mark != kind || x == last)
                continue;
            last = x;
            if (kind == Mark::Fight)
                painter.drawLine(QPointF(x, 2), QPointF(x, marksHeight - 1));
            else
                paintCross(painter, x);
        }
    }
}

void FilmSlider::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter);
    for (const int flag : m_flags)
        paintFlag(painter, placeOf(flag), palette().color(QPalette::PlaceholderText));
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.rect = grooveArea().translated(0, -marksHeight);
    option.subControls = QStyle::SC_SliderGroove | QStyle::SC_SliderHandle;
    painter.translate(0, marksHeight);
    style()->drawComplexControl(QStyle::CC_Slider, &option, &painter, this);
}

void FilmSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

void FilmSlider::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

} // namespace sf::ui

#include "moc_film_slider.cpp"
