// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/board_marks.h"
#include "ui/paint/imperio_board.h"

#include <QPixmap>
#include <QRegion>

#include <functional>
#include <map>

namespace sf::ui {

/// Paints a picture of the board onto a widget: ground and pieces are kept as pixels, and of a new picture it
/// knows what has changed.
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

private:
    /// A square with all that its mark has over its edges.
    QRect bounds(imperio::Square square, const SquareMark& mark) const;
    /// A square with the borders of zones on its edges.
    QRect groundBounds(imperio::Square square) const;
    /// The squares that may have something in the rectangle.
    imperio::Squares squaresIn(const QRect& rectangle) const;
    void paintGround(const QRegion& region);
    void paintMark(QPainter& painter, imperio::Square square);
    void paintGoal(QPainter& painter, imperio::Square square, const SquareMark& mark);
    const QPixmap& pieceOf(const SquareMark& mark);
    using PaintMark = std::function<void(QPainter&, const paint::ImperioLayout&, imperio::Square)>;
    /// Onto the square what `paint` paints there, kept as pixels: dashes and smooth lines are slow.
    void paintKept(QPainter& painter, imperio::Square square, int key, const PaintMark& paint);

    QSize m_size;
    double m_ratio = 1;
    paint::Theme m_theme;
    paint::ImperioLayout m_layout;
    BoardMarks m_marks;
    QPixmap m_plain;  ///< squares and labels alone
    QPixmap m_ground; ///< with zones, cover and threats
    std::array<QPixmap, 48> m_pieces;
    std::map<int, QPixmap> m_kept;
};

/// "97.3": a chance in per cent, for marks on the board.
QString percentOnBoard(double chance);

} // namespace sf::ui
