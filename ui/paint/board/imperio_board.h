// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"
#include "ui/paint/base/theme.h"

#include <optional>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace sf::paint {

/// Maps the 81 squares to points in a plane and back. `square` is the side of one square in pixels, `origin`
/// the board's top left corner: of R1C1, or of R9C9 if the board is flipped.
class ImperioLayout {
public:
    explicit ImperioLayout(double square, QPointF origin = {}, bool isFlipped = false)
        : m_square(square), m_origin(origin), m_isFlipped(isFlipped) {}
    /// The largest board that fits in the area with room for its labels and marks.
    static ImperioLayout fitting(const QRectF& area, bool isFlipped = false);

    double square() const { return m_square; }
    bool isFlipped() const { return m_isFlipped; }
    QRectF board() const;
    QRectF area(imperio::Square square) const;
    QPointF centre(imperio::Square square) const { return area(square).center(); }
    /// `nowhere` beside the board.
    imperio::Square at(QPointF point) const;
    /// The board with its labels.
    QRectF outer() const;

private:
    double m_square;
    QPointF m_origin;
    bool m_isFlipped;
};

/// A piece in a square area: plate in the side's shape, glyph, a base's second ring, three teeth where it is
/// entrenched, a badge in the first owner's shape where it is captured.
void paintPiece(QPainter& painter, const QRectF& square, const imperio::Piece& piece, bool entrenched,
                const Theme& theme);
/// The colour of a side of the Imperio board.
QColor imperioColour(imperio::Side side, const Theme& theme);

/// Squares, labels and the sides' rows. Zones and cover lie between it and the pieces.
void paintImperioGround(QPainter& painter, const ImperioLayout& layout, const Theme& theme);
/// Every piece but the one that is being carried.
void paintImperioPieces(QPainter& painter, const imperio::Board& board, imperio::Squares entrenched,
                        const ImperioLayout& layout, const Theme& theme,
                        imperio::Square carried = imperio::nowhere);

/// One call for images, exports and previews: background and the whole board at rest, fitted into `size`.
void renderImperio(QPainter& painter, const imperio::Board& board, imperio::Squares entrenched,
                   const Theme& theme, QSizeF size);

/// What is shown over the board at rest, each told apart by its shape (look: Imperio).
void paintZone(QPainter& painter, const ImperioLayout& layout, imperio::Squares zone, const Theme& theme);
/// Squares that footsoldiers cover against an archer: a grid of dots.
void paintCover(QPainter& painter, const ImperioLayout& layout, imperio::Squares covered, const Theme& theme);
/// A square that the enemy could attack: a triangle in the corner where no piece has a badge, with how
/// many of his pieces could.
void paintThreat(QPainter& painter, const ImperioLayout& layout, imperio::Square square, int attackers,
                 const Theme& theme);
void paintSelected(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                   const Theme& theme);
/// Beads for `left` of `all` actions.
void paintActionsLeft(QPainter& painter, const ImperioLayout& layout, imperio::Square square, int left,
                      int all, const Theme& theme);
/// A legal step; a knight's shows the steps it will have made by then, 0 for none to show.
void paintStep(QPainter& painter, const ImperioLayout& layout, imperio::Square square, int steps,
               const Theme& theme);
/// A step that ends in a pikeman's zone.
void paintStop(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// Brackets round a target with the text of its chance; a splashed friend gets a dashed pill.
void paintTarget(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                 const QString& chance, const Theme& theme);
void paintSplash(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                 const QString& chance, bool isFriend, const Theme& theme);
/// Where a unit can be put: a square of dashes with a plus.
void paintPlace(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// Where the last action came from.
void paintLast(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// Where the last action ended: a closed frame.
void paintLastTo(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// The square that was fought over: a cross in its corner.
void paintFought(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// Opacity of a piece that can do nothing more this turn; it has a tick over it.
inline constexpr double actedOpacity = 0.5;
void paintActed(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// The keyboard cursor: dots and four beads.
void paintSquareCursor(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                       const Theme& theme);
/// A square that a drop may not go to: hatched, with a bar sign.
void paintRefused(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme);
/// An arrow for an action: from a square to another, with its rank in a disc on it, 1 for the best. The
/// best is wider.
void paintArrow(QPainter& painter, const ImperioLayout& layout, imperio::Square from, imperio::Square to,
                int rank, const Theme& theme);

} // namespace sf::paint
