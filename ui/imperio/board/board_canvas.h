// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/board/board_marks.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/sprite.h"
#include "ui/paint/board/imperio_board.h"

#include <QImage>
#include <QRegion>

#include <functional>
#include <map>

namespace sf::ui {

/// Paints a picture of the board onto a widget: ground and pieces are kept as pixels, and of a new picture it
/// knows what has changed. Where the widget's pixels can be written directly they are: to a painter a step of
/// a piece costs as much as the whole window.
class BoardCanvas {
public:
    BoardCanvas();

    /// Everything is to be painted anew.
    void reset(QSize size, double ratio, const paint::Theme& theme);
    const paint::ImperioLayout& layout() const { return m_layout; }
    const paint::Theme& theme() const { return m_theme; }

    /// Takes a new picture; what has to be painted anew for it.
    QRegion show(const BoardMarks& marks);
    const BoardMarks& marks() const { return m_marks; }
    void paint(QPainter& painter, const QRegion& region);
    /// A piece on its way over the board, the top left corner of its square there.
    void paintMoving(QPainter& painter, const QRegion& region, QPoint corner, const imperio::Piece& piece);

private:
    /// What is painted in a square, kept as pixels.
    struct Stamp {
        QImage picture;
        std::optional<paint::Sprite> sprite;
    };
    /// Where to paint, and what of it.
    struct Onto {
        QPainter& painter;
        std::optional<paint::Pixels> pixels;
        const QRegion& region;

        Onto(QPainter& painter, double ratio, const QRegion& region);
    };
    /// A square with all that its mark has over its edges.
    QRect bounds(imperio::Square square, const SquareMark& mark) const;
    /// A square with the borders of zones on its edges.
    QRect groundBounds(imperio::Square square) const;
    /// The squares that may have something in the rectangle.
    imperio::Squares squaresIn(const QRect& rectangle) const;
    void paintGround(const QRegion& region);
    void copyGround(const Onto& onto, const QRect& rectangle) const;
    void paintMark(const Onto& onto, imperio::Square square);
    void paintBeads(const Onto& onto, imperio::Square square, const SquareMark& mark);
    void paintGoal(const Onto& onto, imperio::Square square, const SquareMark& mark);
    const Stamp& pieceOf(const imperio::Piece& piece, bool entrenched);
    using PaintMark = std::function<void(QPainter&, const paint::ImperioLayout&, imperio::Square)>;
    /// Onto the square what `paint` paints there, kept as pixels: dashes and smooth lines are slow.
    void paintKept(const Onto& onto, imperio::Square square, int key, const PaintMark& paint);
    Stamp made(const PaintMark& paint) const;
    void stamp(const Onto& onto, QPoint corner, const Stamp& stamp) const;
    QPoint corner(imperio::Square square) const { return m_layout.area(square).topLeft().toPoint(); }

    QSize m_size;
    double m_ratio = 1;
    paint::Theme m_theme;
    paint::ImperioLayout m_layout;
    BoardMarks m_marks;
    QImage m_plain;  ///< squares and labels alone
    QImage m_ground; ///< with zones, cover and threats
    std::array<Stamp, 48> m_pieces;
    std::map<int, Stamp> m_kept;
};

/// "97.3": a chance in per cent, for marks on the board.
QString percentOnBoard(double chance);

} // namespace sf::ui
