// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace sf::paint {

class Paper;

/// A unit's hit points as boxes in an area: one box per point if they fit in two lines, else one for every 5,
/// 10, 50 ... points, as large as possible.
struct HitBoxes {
    double side = 3.4; ///< of one box, in millimetres
    double step = 4;   ///< from one to the next, and from line to line
    int perLine = 1;
    int points = 1; ///< hit points a box stands for
    int boxes = 0;
    int lines() const { return (boxes + perLine - 1) / perLine; }
};
HitBoxes hitBoxes(int hits, QSizeF room);
/// Boxes of lost points are crossed out, the first of them first. Where a box stands for several points that
/// is written behind the last.
void paintHitBoxes(Paper& paper, const QRectF& area, int left, int hits);

} // namespace sf::paint
