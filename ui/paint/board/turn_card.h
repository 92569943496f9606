// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <vector>

class QFont;
class QPainter;
class QRectF;
class QSizeF;

/// The order in which the stacks of a Conflict act.
namespace sf::paint {

struct Theme;

/// A stack: the token of its side with the number of living units, and its Initiative; pale and ticked if it
/// has acted, framed if it is next.
struct TurnMark {
    int side = 0;
    QColor colour;
    int units = 0;
    QString figure{}; ///< may be empty
    bool hasActed = false;
    bool isNext = false;
};
QSizeF turnSize(const TurnMark& turn, const QFont& font);
void paintTurn(QPainter& painter, const QRectF& area, const TurnMark& turn, const QFont& font,
               const Theme& theme);

struct TurnCard {
    QString title;
    std::vector<TurnMark> turns;
    double mostWidth = 0; ///< more turns go to further rows
};
QSizeF turnCardSize(const TurnCard& card, const QFont& font);
void paintTurnCard(QPainter& painter, const QRectF& place, const TurnCard& card, const QFont& font,
                   const Theme& theme);

} // namespace sf::paint
