// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"

namespace sf::paint {

class Paper;

/// Squares to cut out, row by row, centred on the page, so that front and back match when the paper is
/// flipped from left to right: on the long edge in portrait, on the short edge in landscape orientation.
class CutGrid {
public:
    /// `side` in millimetres; reduced if the page is smaller.
    CutGrid(QSizeF content, double side);

    int perPage() const { return m_columns * m_rows; }
    double side() const { return m_side; }
    /// The square of that number on the page; on a back the columns run from the right.
    QRectF area(int index, bool back) const;
    /// Lines to cut along round the first `count` squares, with marks beyond them.
    void paintLines(Paper& paper, int count, bool back) const;

private:
    double m_side;
    int m_columns;
    int m_rows;
    QPointF m_corner;
};

} // namespace sf::paint
