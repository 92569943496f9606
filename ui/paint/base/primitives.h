// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "ui/paint/base/square_style.h"
#include "ui/paint/base/theme.h"

#include <QFont>
#include <QPixmap>

class QPainter;
class QPainterPath;

/// Small pieces that tables, docks, logs and prints share.
namespace sf::paint {

/// The outline of a side around the origin: disc, cut corners, diamond, hexagon. `radius` is half the width.
QPainterPath sideShape(int side, double radius);
/// Fill, outline and mark of a side's token in a theme: on paper side 0 is solid and side 1 outlined.
struct TokenColours {
    QColor fill;
    QColor outline; ///< invalid: none
    QColor mark;
};
TokenColours tokenColours(int side, const QColor& colour, const Theme& theme);
/// One token around `centre`, its outline turned by `angle` degrees clockwise, what is on it upright. A
/// letter stands on ordinary units where `letters`, else a dot.
void paintTokenAt(QPainter& painter, QPointF centre, double radius, double angle, int side,
                  const QColor& colour, const TokenStyle& look, bool letters, const Theme& theme);
/// How text of a height in pixels is painted: fonts have whole pixels, so a larger one is scaled, and its
/// baseline lies below the middle.
struct TextFit {
    QFont font;
    double scale;
    double baseline; ///< before scaling
};
TextFit textFit(double pixelSize, bool bold);
/// Text around a point, at a height in pixels.
void paintTextAt(QPainter& painter, QPointF centre, const QString& text, double pixelSize,
                 const QColor& colour, bool bold = true);

/// A side's bare token, for lists and logs.
void paintSideToken(QPainter& painter, const QRectF& area, int side, const QColor& colour);
/// A unit's token with its mark, leader ring, hit bar and so on.
void paintToken(QPainter& painter, const QRectF& area, int side, const QColor& colour, const TokenStyle& look,
                const Theme& theme);
QPixmap tokenPixmap(double size, double devicePixelRatio, int side, const QColor& colour,
                    const TokenStyle& look, const Theme& theme);
QPixmap sideTokenPixmap(double size, double devicePixelRatio, int side, const QColor& colour);

/// The icon of a posture, one colour, in a square area.
void paintPosture(QPainter& painter, const QRectF& area, battle::Posture posture, const QColor& colour);

/// A six-sided die with pips, 1 to 6, in the shape and colour of its side.
void paintDie(QPainter& painter, const QRectF& area, int value, int side, const QColor& colour,
              const Theme& theme);
/// A many-sided die as a hexagon with its number.
void paintNumberDie(QPainter& painter, const QRectF& area, int value, const QColor& colour,
                    const Theme& theme);

/// "SMM-13" in an outline. The width that it needs at its font.
double ruleChipWidth(const QString& rule, const QFont& font);
void paintRuleChip(QPainter& painter, const QRectF& area, const QString& rule, const QFont& font,
                   const Theme& theme);

/// Hits left of a unit in a table: amber when wounded, green when not, empty when croaked.
void paintHitsBar(QPainter& painter, const QRectF& area, int left, int hits, const Theme& theme);
/// Win solid, tie pale, lose hatched; the three are parts of their sum.
void paintOddsBar(QPainter& painter, const QRectF& area, double win, double tie, double lose,
                  const Theme& theme);
/// One box a face of a die: `hits` of `faces` filled from the right.
void paintChanceCells(QPainter& painter, const QRectF& area, int hits, int faces, const Theme& theme);

/// A disc with an edge, around the centre.
void paintRing(QPainter& painter, QPointF centre, double radius, const QColor& ground, const QColor& edge,
               double edgeWidth = 1.5);

/// The program's font at a height in pixels.
QFont pixelFont(double pixelSize, bool bold = false);
inline QFont boldFont(double pixelSize) {
    return pixelFont(pixelSize, true);
}
/// Text of at least 9 pixels (or points, where the font has points) at a factor of the base font.
QFont scaledFont(const QFont& base, double factor, bool bold = false);

} // namespace sf::paint
