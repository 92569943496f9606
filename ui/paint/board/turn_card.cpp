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
#include <cmath>

namespace sf::paint {
namespace {

constexpr double padding = 8;
constexpr double gap = 4;
constexpr double tickWidth = 12;

double tokenRadius(const QFont& font) {
    return std::max(11.0, 0.73 * QFontMetricsF(font).height());
}

/// Of each turn: its token, its figure and room for a tick.
QSizeF turnSize(const TurnCard& card, const QFont& font) {
    double figure = 0;
    for (const TurnCard::Turn& turn : card.turns)
        figure = std::max(figure, QFontMetricsF(scaledFont(font, 1, true)).horizontalAdvance(turn.figure));
    const double radius = tokenRadius(font);
    return {std::ceil(2 * radius + figure + 22 + tickWidth), std::ceil(2 * radius + 8)};
}

double titleHeight(const QFont& font) {
    return std::ceil(QFontMetricsF(scaledFont(font, 1, true)).height()) + gap;
}

int columnsIn(double width, QSizeF turn) {
    return std::max(1, static_cast<int>((width - 2 * padding + gap) / (turn.width() + gap)));
}

void paintTurn(QPainter& painter, const QRectF& area, const TurnCard::Turn& turn, const QFont& font,
               const Theme& theme) {
    painter.setBrush(Qt::NoBrush);
    if (turn.isNext) {
        painter.setPen(QPen(theme.selectedCasing, 0.8));
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter.setPen(QPen(theme.selected, 2.4));
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 5, 5);
    }
    const double radius = tokenRadius(font);
    const QPointF centre(area.left() + 8 + radius, area.center().y());
    const QColor colour = theme.side(turn.side, turn.colour);
    painter.fillPath(sideShape(turn.side, radius).translated(centre),
                     turn.hasActed ? mixed(colour, theme.base, 0.6) : colour);
    paintTextAt(painter, centre, text::figure(turn.units), 0.95 * radius,
                turn.hasActed ? theme.ink : theme.mark);
    painter.setFont(scaledFont(font, 1, turn.isNext));
    painter.setPen(turn.hasActed ? theme.muted : theme.ink);
    painter.drawText(area.adjusted(2 * radius + 13, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, turn.figure);
    if (turn.hasActed) {
        const QPointF left(area.right() - tickWidth, centre.y());
        painter.setPen(QPen(theme.ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({left, left + QPointF(3.5, 4), left + QPointF(9, -5)}));
    }
}

} // namespace

QSizeF turnCardSize(const TurnCard& card, const QFont& font, double mostWidth) {
    const QSizeF turn = turnSize(card, font);
    const int turns = static_cast<int>(card.turns.size());
    const int columns = std::clamp(turns, 1, columnsIn(mostWidth, turn));
    const int rows = (turns + columns - 1) / columns;
    const double title = QFontMetricsF(scaledFont(font, 1, true)).horizontalAdvance(card.title);
    return {2 * padding + std::max(title, columns * (turn.width() + gap) - gap),
            2 * padding + titleHeight(font) + rows * (turn.height() + gap) - gap};
}

void paintTurnCard(QPainter& painter, const QRectF& place, const TurnCard& card, const QFont& font,
                   const Theme& theme) {
    const Smooth smooth(painter);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(place, 6, 6);
    painter.setPen(theme.ink);
    painter.setFont(scaledFont(font, 1, true));
    painter.drawText(place.adjusted(padding, padding, 0, 0), Qt::AlignTop | Qt::AlignLeft, card.title);
    const QSizeF size = turnSize(card, font);
    const int columns = columnsIn(place.width(), size);
    QRectF area(place.topLeft() + QPointF(padding, padding + titleHeight(font)), size);
    for (std::size_t i = 0; i < card.turns.size(); ++i) {
        const auto column = static_cast<int>(i) % columns;
        const auto row = static_cast<int>(i) / columns;
        paintTurn(painter, area.translated(column * (size.width() + gap), row * (size.height() + gap)),
                  card.turns[i], font, theme);
    }
}

} // namespace sf::paint
