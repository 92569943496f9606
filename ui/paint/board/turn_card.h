// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

class QFont;
class QPainter;
class QRectF;
class QSizeF;

namespace sf::paint {

struct Theme;

/// The order in which the stacks of a Conflict act.
struct TurnCard {
    /// A stack: the token of its side with the number of living units, and its Initiative; pale and ticked
    /// if it has acted, framed if it is next.
    struct Turn {
        int side = 0;
        std::uint32_t colour = 0; ///< as the document has it, see Theme::side
        int units = 0;
        QString figure{};
        bool hasActed = false;
        bool isNext = false;
    };
    QString title{};
    std::vector<Turn> turns{};
};
/// Turns that are too many for a row of that width go to further rows.
QSizeF turnCardSize(const TurnCard& card, const QFont& font, double mostWidth);
void paintTurnCard(QPainter& painter, const QRectF& place, const TurnCard& card, const QFont& font,
                   const Theme& theme);

} // namespace sf::paint
