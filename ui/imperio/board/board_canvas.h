// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/board/board_marks.h"
#include "ui/paint/board/imperio_board.h"

#include <QHash>
#include <QPixmap>
#include <QRegion>

#include <functional>

namespace sf::ui {

/// Paints the board onto a widget. The ground, and each mark and piece at the size of a square, are cached as
/// pixmaps. For a new position it returns the part of the widget to repaint.
class BoardCanvas {
public:
    BoardCanvas();

    /// Discards everything, so that all is painted again.
    void reset(QSize size, double ratio, const paint::Theme& theme, bool isFlipped);
    const paint::ImperioLayout& layout() const { return m_layout; }
    const paint::Theme& theme() const { return m_theme; }

    /// Takes new marks. Returns what must be painted again.
    QRegion show(const BoardMarks& marks);
    const BoardMarks& marks() const { return m_marks; }
    void paint(QPainter& painter, const QRegion& region);
    /// The piece at the size of a square.
    const QPixmap& pieceOf(const imperio::Piece& piece, bool entrenched);

private:
    using PaintMark = std::function<void(QPainter&, const paint::ImperioLayout&, imperio::Square)>;

    /// A square with all that its mark has over its edges.
    QRect bounds(imperio::Square square, const SquareMark& mark) const;
    /// A square with the borders of zones on its edges.
    QRect groundBounds(imperio::Square square) const;
    /// The squares that may have something in the rectangle.
    imperio::Squares squaresIn(const QRect& rectangle) const;
    void paintGround(const QRegion& region);
    void paintMark(QPainter& painter, imperio::Square square);
    /// What `paint` paints in a square, rendered once for each key.
    const QPixmap& cached(int key, const PaintMark& paint);

    QSize m_size;
    double m_ratio = 1;
    paint::Theme m_theme;
    paint::ImperioLayout m_layout;
    BoardMarks m_marks;
    QPixmap m_plain;  ///< squares and labels alone
    QPixmap m_ground; ///< with zones, cover and threats
    QHash<int, QPixmap> m_cached;
};

/// "97.3": a chance in per cent, for marks on the board.
QString percentOnBoard(double chance);

} // namespace sf::ui
