// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/order_painter.h"

#include "ui/paint/base/icons.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/base/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sf::paint {
namespace {

using Kind = OrderArrow::Kind;

constexpr double leastLength = 4; ///< pixels; shorter arrows are not shown

/// The line of the arrow, shortened to keep clear of the Squares at its ends, and shifted beside an opposite
/// arrow.
struct Course {
    QPointF start;
    QPointF end;
    QPointF along;  ///< unit vector, at the end
    QPointF across; ///< to the left of the direction
    double length = 0;
};

Course courseOf(const OrderArrow& arrow) {
    Course course;
    const QPointF first = (arrow.way.empty() ? arrow.to : arrow.way.front()) - arrow.from;
    const QPointF last = arrow.to - (arrow.way.empty() ? arrow.from : arrow.way.back());
    const double whole = std::max(1.0, std::hypot(last.x(), last.y()));
    course.along = last / whole;
    course.across = {course.along.y(), -course.along.x()};
    const bool meetsStack = arrow.kind != Kind::Flight && arrow.kind != Kind::Move;
    const double before = std::min(0.46 * arrow.size, 0.3 * whole);
    const double after = meetsStack ? std::min(0.50 * arrow.size, 0.3 * whole) : 0;
    const QPointF beside = meetsStack ? course.across * 0.13 * arrow.size : QPointF();
    course.start = arrow.from + first * (before / std::max(1.0, std::hypot(first.x(), first.y()))) + beside;
    course.end = arrow.to - course.along * after + beside;
    course.length = whole - before - after;
    return course;
}

double lineWidth(const OrderArrow& arrow) {
    const double width = std::clamp(0.1 * arrow.size, 3.0, 6.0);
    return arrow.isLater ? std::max(1.2, 0.4 * width) : arrow.isOrdered ? width : 0.6 * width;
}

double headLength(const OrderArrow& arrow) {
    return std::clamp(0.30 * arrow.size, 7.0, 18.0);
}

/// Shots are curved, moves go along their path, all others are straight.
QPainterPath shaft(const OrderArrow& arrow, const Course& course, double end) {
    QPainterPath path(course.start);
    const QPointF last = course.end - course.along * end;
    for (const QPointF corner : arrow.way)
        path.lineTo(corner);
    if (arrow.kind == Kind::Shot)
        path.quadTo((course.start + last) / 2 + course.across * 0.28 * course.length, last);
    else
        path.lineTo(last);
    return path;
}

bool hasHead(const OrderArrow& arrow) {
    return arrow.kind != Kind::Screen;
}

QPainterPath shaftOf(const OrderArrow& arrow, const Course& course) {
    return shaft(arrow, course, hasHead(arrow) ? 0.6 * headLength(arrow) : 0);
}

QPen penOf(const OrderArrow& arrow, const QColor& colour, double width) {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (arrow.isLater)
        pen.setDashPattern({4, 3});
    else if (arrow.kind == Kind::Flight)
        pen.setDashPattern({2, 1.2});
    else if (arrow.kind == Kind::Screen || arrow.side == 3)
        pen.setDashPattern({1, 0.8});
    else if (arrow.side == 2)
        pen.setDashPattern({3, 1});
    return pen;
}

void paintShaft(QPainter& painter, const OrderArrow& arrow, const QPainterPath& path, const Theme& theme) {
    const double width = lineWidth(arrow);
    painter.strokePath(path, QPen(theme.plate, width + (arrow.isLater ? 1.5 : 3), Qt::SolidLine, Qt::FlatCap,
                                  Qt::RoundJoin));
    painter.strokePath(path, penOf(arrow, arrow.colour, width));
    if (arrow.side == 1 && arrow.kind != Kind::Screen && !arrow.isLater)
        // a double line
        painter.strokePath(path, QPen(theme.plate, 0.36 * width, Qt::SolidLine, Qt::FlatCap));
}

/// Side 0 has a swallowtail, side 1 a straight tail, side 2 a diamond, side 3 a blunt point.
QPolygonF headShape(const OrderArrow& arrow, const Course& course, QPointF along) {
    const double length = headLength(arrow);
    const QPointF across(along.y(), -along.x());
    const double half = 0.48 * length;
    const QPointF back = course.end - along * length;
    QPolygonF shape{course.end, back + across * half};
    if (arrow.side == 0)
        shape << back + along * 0.35 * length;
    if (arrow.side == 2)
        shape = QPolygonF{course.end, course.end - along * 0.5 * length + across * half, back,
                          course.end - along * 0.5 * length - across * half};
    else
        shape << back - across * half;
    if (arrow.side == 3)
        shape[0] = course.end - along * 0.2 * length;
    return shape;
}

QPointF wayAtEnd(const OrderArrow& arrow, const Course& course, const QPainterPath& path) {
    const double angle = -path.angleAtPercent(1) * std::numbers::pi / 180;
    return arrow.kind == Kind::Shot ? QPointF(std::cos(angle), std::sin(angle)) : course.along;
}

void paintHead(QPainter& painter, const OrderArrow& arrow, const QPolygonF& head, const Theme& theme) {
    painter.setPen(roundPen(theme.plate, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(head);
    painter.setPen(roundPen(arrow.colour, 1.5));
    painter.setBrush(arrow.isOrdered && !arrow.isLater ? arrow.colour : theme.plate);
    painter.drawPolygon(head);
}

/// The label's place as a share of the arrow. The letter of a screened edge is beside a name between the two,
/// or where only badges show names, on the edge itself.
double labelShare(const OrderArrow& arrow) {
    if (hasHead(arrow))
        return 0.4;
    return detailFor(arrow.size) == Detail::Large ? 0.75 : 0.97;
}

void paintLabel(QPainter& painter, const OrderArrow& arrow, QPointF centre, const Theme& theme) {
    const double radius = std::clamp(0.13 * arrow.size, 6.5, 10.0);
    painter.setPen(QPen(arrow.colour, 1.5));
    painter.setBrush(theme.plate);
    painter.drawEllipse(centre, radius, radius);
    paintTextAt(painter, centre, arrow.label, 1.35 * radius, theme.ink);
}

} // namespace

QRectF boundsOf(const OrderArrow& arrow) {
    const Course course = courseOf(arrow);
    const double room = headLength(arrow) + 12;
    return shaft(arrow, course, 0).boundingRect().adjusted(-room, -room, room, room);
}

QPainterPath orderLineOutline(const OrderArrow& arrow) {
    const Course course = courseOf(arrow);
    if (course.length < leastLength)
        return {};
    QPainterPathStroker stroker;
    stroker.setWidth(lineWidth(arrow) + 6); // including the pixels of its casing
    return stroker.createStroke(shaftOf(arrow, course));
}

void paintOrderLine(QPainter& painter, const OrderArrow& arrow, const Theme& theme) {
    const Course course = courseOf(arrow);
    if (course.length < leastLength)
        return;
    const Smooth smooth(painter);
    paintShaft(painter, arrow, shaftOf(arrow, course), theme);
}

void paintOrderHead(QPainter& painter, const OrderArrow& arrow, const Theme& theme) {
    const Course course = courseOf(arrow);
    if (course.length < leastLength)
        return;
    const Smooth smooth(painter);
    const QPainterPath path = shaftOf(arrow, course);
    if (hasHead(arrow))
        paintHead(painter, arrow, headShape(arrow, course, wayAtEnd(arrow, course, path)), theme);
    if (!arrow.label.isEmpty() && arrow.size >= leastMediumSize)
        paintLabel(painter, arrow, path.pointAtPercent(labelShare(arrow)), theme);
}

void paintOrderTurn(QPainter& painter, const HexLayout& layout, hex::Hex hex, hex::Direction from, int steps,
                    const QString& cost, const QColor& colour, const Theme& theme) {
    if (steps == 0)
        return;
    const Smooth smooth(painter);
    const QPointF centre = layout.centre(hex);
    const double radius = 0.80 * layout.size();
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    const double start = 90.0 - 60.0 * hex::number(from);
    QPainterPath arc;
    arc.arcMoveTo(circle, start);
    arc.arcTo(circle, start, -60.0 * steps);
    const double width = std::clamp(0.06 * layout.size(), 2.0, 4.0);
    painter.strokePath(arc, QPen(theme.plate, width + 3, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(arc, QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    const double end = (60.0 * (hex::number(from) + steps)) * std::numbers::pi / 180;
    const QPointF tip = centre + radius * QPointF(std::sin(end), -std::cos(end));
    const double turn = steps > 0 ? 1 : -1;
    const QPointF along = turn * QPointF(std::cos(end), std::sin(end));
    const QPointF outwards(std::sin(end), -std::cos(end));
    const double length = std::clamp(0.2 * layout.size(), 6.0, 12.0);
    const QPolygonF head{tip + along * 0.6 * length, tip - along * 0.4 * length + outwards * 0.5 * length,
                         tip - along * 0.4 * length - outwards * 0.5 * length};
    painter.setPen(QPen(theme.plate, 1.5));
    painter.setBrush(colour);
    painter.drawPolygon(head);
    if (!cost.isEmpty() && layout.size() >= 22) {
        const QFont font = boldFont(11.5 * theme.textScale);
        const double wide = QFontMetricsF(font).horizontalAdvance(cost) + 10;
        const double high = 18 * theme.textScale;
        const QPointF middle = arc.pointAtPercent(0.5);
        const QRectF box(middle.x() - wide / 2, middle.y() - high / 2, wide, high);
        painter.setPen(QPen(colour, 1.2));
        painter.setBrush(theme.plate);
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(theme.ink);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, cost);
    }
}

void paintOrderBadge(QPainter& painter, const OrderBadge& badge, const Theme& theme) {
    const Smooth smooth(painter, badge.centre);
    painter.setPen(QPen(theme.plate, 3));
    painter.setBrush(badge.colour);
    painter.drawPath(sideShape(badge.side, badge.radius));
    const double half = 0.68 * badge.radius;
    const QRectF area(-half, -half, 2 * half, 2 * half);
    if (!badge.text.isEmpty()) {
        painter.setPen(theme.mark);
        painter.setFont(boldFont(1.15 * badge.radius));
        painter.drawText(area.marginsAdded({half, half, half, half}), Qt::AlignCenter, badge.text);
    } else if (badge.icon.isEmpty())
        paintPosture(painter, area, badge.posture, theme.mark);
    else
        paintIcon(painter, area, badge.icon, theme.mark);
}

} // namespace sf::paint
