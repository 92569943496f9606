// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "ui/paint/base/hex_layout.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <vector>

class QPainter;
class QPainterPath;

/// Orders shown on the map before they are carried out: whom a stack attacks, how far it turns, which posture
/// it takes, where it flees.
namespace sf::paint {

struct Theme;

/// From one stack to another, or to a hex. Sides differ by the line as well as by colour: one solid line for
/// side 0, two for side 1, dashes for side 2, dots for side 3; each with a head of its own.
struct OrderArrow {
    enum class Kind : std::uint8_t { Melee, Shot, Flight, Move, Screen };

    Kind kind = Kind::Melee;
    QPointF from;
    QPointF to;
    double size = 48; ///< hex radius in pixels
    int side = 0;
    QColor colour;
    bool isOrdered = true;    ///< else what the stack does by itself: thinner, with an open head
    bool isLater = false;     ///< not this round: thin and dashed, with an open head
    QString label;            ///< the letter of the edge met; may be empty
    std::vector<QPointF> way; ///< corners between the ends; empty for a straight line
};
/// The arrow's bounding rectangle.
QRectF boundsOf(const OrderArrow& arrow);
/// Its line alone, and what lies over the names that the line runs through: its head and its letter.
void paintOrderLine(QPainter& painter, const OrderArrow& arrow, const Theme& theme);
void paintOrderHead(QPainter& painter, const OrderArrow& arrow, const Theme& theme);
/// Where the line lies.
QPainterPath orderLineOutline(const OrderArrow& arrow);

/// The way round that a stack is to turn, with what it costs, "−4"; empty when it is free.
void paintOrderTurn(QPainter& painter, const HexLayout& layout, hex::Hex hex, hex::Direction from, int steps,
                    const QString& cost, const QColor& colour, const Theme& theme);

/// A round badge with an icon or a short text, such as a number, at the corner of the hex, in the side's
/// colour and shape.
struct OrderBadge {
    QPointF centre;
    double radius = 9;
    int side = 0;
    QColor colour;
    QString icon; ///< name of an icon; empty: the posture's
    battle::Posture posture = battle::Posture::Neutral;
    QString text; ///< instead of both; at most two letters
};
void paintOrderBadge(QPainter& painter, const OrderBadge& badge, const Theme& theme);

} // namespace sf::paint
