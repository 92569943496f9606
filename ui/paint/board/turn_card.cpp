// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/turn_card.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/base/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double tickWidth = 12;
constexpr double padding = 8;
constexpr double gap = 4;

QFont turnFont(const TurnMark& turn, const QFont& font) {
    return scaledFont(font, 1.0, turn.isNext);
}

double tokenRadius(const QFont& font) {
    return std::max(11.0, 0.73 * QFontMetricsF(font).height());
}

double figureWidth(const TurnMark& turn, const QFont& font) {
    return turn.figure.isEmpty() ? 0 : QFontMetricsF(turnFont(turn, font)).horizontalAdvance(turn.figure) + 6;
}

void paintTick(QPainter& painter, QPointF left, const Theme& theme) {
    painter.setPen(QPen(theme.ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({left, left + QPointF(3.5, 4), left + QPointF(9, -5)}));
}

QFont titleFont(const QFont& font) {
    return scaledFont(font, 1.0, true);
}

/// Where each turn lies, from the card's corner, and last the corner opposite.
std::vector<QRectF> placesOf(const TurnCard& card, const QFont& font) {
    const QFontMetricsF title(titleFont(font));
    std::vector<QRectF> places;
    double right = padding + title.horizontalAdvance(card.title);
    QPointF at(padding, padding + title.height() + gap);
    double bottom = at.y();
    for (const TurnMark& turn : card.turns) {
        const QSizeF size = turnSize(turn, font);
        if (at.x() > padding && at.x() + size.width() + padding > card.mostWidth)
            at = {padding, bottom + gap};
        places.emplace_back(at, size);
        right = std::max(right, places.back().right());
        bottom = std::max(bottom, places.back().bottom());
        at.rx() += size.width() + gap;
    }
    places.emplace_back(QPointF(), QSizeF(right + padding, bottom + padding));
    return places;
}

} // namespace

QSizeF turnSize(const TurnMark& turn, const QFont& font) {
    const double radius = tokenRadius(font);
    return {2 * radius + 16 + figureWidth(turn, font) + (turn.hasActed ? tickWidth : 0), 2 * radius + 8};
}

void paintTurn(QPainter& painter, const QRectF& area, const TurnMark& turn, const QFont& font,
               const Theme& theme) {
    const Smooth smooth(painter);
    painter.setBrush(Qt::NoBrush);
    if (turn.isNext) {
        painter.setPen(QPen(theme.selectedCasing, 0.8));
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter.setPen(QPen(theme.selected, 2.4));
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 5, 5);
    }
    const double radius = tokenRadius(font);
    const QPointF centre(area.left() + 8 + radius, area.center().y());
    painter.fillPath(sideShape(turn.side, radius).translated(centre),
                     turn.hasActed ? mixed(turn.colour, theme.base, 0.6) : turn.colour);
    paintTextAt(painter, centre, text::figure(turn.units), 0.95 * radius,
                turn.hasActed ? theme.ink : theme.mark);
    painter.setFont(turnFont(turn, font));
    painter.setPen(turn.hasActed ? theme.muted : theme.ink);
    const QRectF figure(centre.x() + radius + 5, area.top(), figureWidth(turn, font), area.height());
    painter.drawText(figure, Qt::AlignVCenter | Qt::AlignLeft, turn.figure);
    if (turn.hasActed)
        paintTick(painter, {figure.right(), centre.y()}, theme);
}

QSizeF turnCardSize(const TurnCard& card, const QFont& font) {
    return placesOf(card, font).back().size();
}

void paintTurnCard(QPainter& painter, const QRectF& place, const TurnCard& card, const QFont& font,
                   const Theme& theme) {
    const Smooth smooth(painter);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(place, 6, 6);
    painter.setPen(theme.ink);
    painter.setFont(titleFont(font));
    painter.drawText(place.adjusted(padding, padding, -padding, 0), Qt::AlignTop | Qt::AlignLeft, card.title);
    const std::vector<QRectF> places = placesOf(card, font);
    for (std::size_t i = 0; i < card.turns.size(); ++i)
        paintTurn(painter, places[i].translated(place.topLeft()), card.turns[i], font, theme);
}

} // namespace sf::paint
