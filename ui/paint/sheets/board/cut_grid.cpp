// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/board/cut_grid.h"

#include "ui/paint/sheets/paper/page_frame.h"

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double markRoom = 4; ///< beyond the outer squares

} // namespace

CutGrid::CutGrid(QSizeF content, double side) {
    const QSizeF room(content.width() - 2 * markRoom, content.height() - headerHeight - 2 * markRoom);
    m_side = std::min({side, room.width(), room.height()});
    m_columns = std::max(1, static_cast<int>(room.width() / m_side + 1e-6));
    m_rows = std::max(1, static_cast<int>(room.height() / m_side + 1e-6));
    m_corner = {(content.width() - m_columns * m_side) / 2, headerHeight + markRoom};
}

QRectF CutGrid::area(int index, bool back) const {
    const int column = back ? m_columns - 1 - index % m_columns : index % m_columns;
    const int row = index / m_columns;
    return {m_corner + m_side * QPointF(column, row), QSizeF(m_side, m_side)};
}

void CutGrid::paintLines(Paper& paper, int count, bool back) const {
    const int rows = (count + m_columns - 1) / m_columns;
    const int columns = rows > 1 ? m_columns : count;
    const double left = area(back ? columns - 1 : 0, back).left();
    const double right = left + columns * m_side;
    const double top = m_corner.y();
    const double bottom = top + rows * m_side;
    for (int column = 0; column <= columns; ++column) {
        const double x = left + column * m_side;
        paper.dashedLine(x, top, x, bottom, 0.15);
        paper.line(x, top - markRoom + 0.8, x, top - 0.8, 0.2);
        paper.line(x, bottom + 0.8, x, bottom + markRoom - 0.8, 0.2);
    }
    for (int row = 0; row <= rows; ++row) {
        const double y = top + row * m_side;
        paper.dashedLine(left, y, right, y, 0.15);
        paper.line(left - markRoom + 0.8, y, left - 0.8, y, 0.2);
        paper.line(right + 0.8, y, right + markRoom - 0.8, y, 0.2);
    }
}

} // namespace sf::paint
