// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"
#include "ui/paint/base/theme.h"

#include <optional>
#include <vector>

class QPainter;

/// The Square as the Stack dock and prints show it: Front at the bottom with its beak, edges named around it.
namespace sf::paint {

struct StackGrid {
    SquareStyle look;                 ///< facing, size and name are ignored
    std::vector<int> numbers;         ///< each cell's place in the damage order; 0: none
    std::optional<int> current;       ///< index of the focused or hovered cell
    std::optional<battle::Edge> edge; ///< the attacked edge, marked by an arrow of its own
};

/// Where the parts of the grid lie when it fills an area as well as it can; for painting and hit testing.
class StackGridLayout {
public:
    StackGridLayout(const StackGrid& grid, const QRectF& area);

    double cellSize() const { return m_cell; }
    QRectF plate() const { return m_plate; }
    QRectF cell(int index) const;
    /// The ring with the edge's letter; of the Front the beak.
    QRectF edge(battle::Edge edge) const;
    std::optional<int> cellAt(QPointF point) const;
    /// The edge beside which the point is; `inward`: or that is within this distance, inside the cells.
    std::optional<battle::Edge> edgeAt(QPointF point, double inward = 0) const;

private:
    int m_width;
    int m_rows;
    double m_cell;
    QRectF m_plate;
};
/// The area at which a grid of this Square has cells of `cell` pixels.
QSizeF stackGridSize(int width, int rows, double cell);
void paintStackGrid(QPainter& painter, const QRectF& area, const StackGrid& grid, const Theme& theme);

} // namespace sf::paint
