// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/hit_boxes.h"

#include "core/text/figures.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace sf::paint {
namespace {

constexpr std::array boxSides{3.4, 2.8, 2.2, 1.7};
constexpr int fewLines = 2; ///< worth making the boxes smaller for
constexpr double boxGap = 0.6;

/// "× 100" after the boxes.
QString label(int points) {
    return QStringLiteral("\u00d7 ") + (points < 1000 ? text::figure(points) : roughNumber(points));
}

HitBoxes arranged(int hits, double side, int points, QSizeF room) {
    HitBoxes boxes;
    boxes.side = side;
    boxes.step = side + boxGap;
    boxes.points = points;
    boxes.boxes = (hits + points - 1) / points;
    boxes.perLine = std::max(1, static_cast<int>((room.width() + boxGap) / boxes.step));
    return boxes;
}

bool fits(const HitBoxes& boxes, QSizeF room) {
    const int last = boxes.boxes - (boxes.lines() - 1) * boxes.perLine;
    const double behind = boxes.points > 1 ? Paper::widthOf(label(boxes.points), type::least) + 1 : 0;
    return boxes.lines() * boxes.step - boxGap <= room.height() + 1e-6 &&
           last * boxes.step - boxGap + behind <= room.width() + 1e-6;
}

} // namespace

HitBoxes hitBoxes(int hits, QSizeF room) {
    for (const int most : {fewLines, hits})
        for (const double side : boxSides)
            if (const HitBoxes boxes = arranged(hits, side, 1, room);
                boxes.lines() <= most && fits(boxes, room))
                return boxes;
    for (int points = 5, factor = 2;; points *= factor, factor = factor == 2 ? 5 : 2) {
        const HitBoxes boxes = arranged(hits, boxSides[2], points, room);
        if (boxes.boxes <= 1 || fits(boxes, room))
            return boxes;
    }
}

void paintHitBoxes(Paper& paper, const QRectF& area, int left, int hits) {
    const HitBoxes boxes = hitBoxes(hits, area.size());
    const int crossed = (hits - left) / boxes.points;
    QPainterPath outlines;
    QPainterPath crosses;
    QRectF box;
    for (int i = 0; i < boxes.boxes; ++i) {
        const int line = i / boxes.perLine;
        const QPointF corner = area.topLeft() + boxes.step * QPointF(i % boxes.perLine, line);
        box = QRectF(corner, QSizeF(boxes.side, boxes.side));
        outlines.addRect(box);
        if (i >= crossed)
            continue;
        crosses.moveTo(box.topLeft());
        crosses.lineTo(box.bottomRight());
        crosses.moveTo(box.topRight());
        crosses.lineTo(box.bottomLeft());
    }
    paper.painter().strokePath(outlines, QPen(Qt::black, std::min(0.3, boxes.side / 10)));
    paper.painter().strokePath(crosses,
                               QPen(Qt::black, std::min(0.4, boxes.side / 8), Qt::SolidLine, Qt::FlatCap));
    if (boxes.points > 1)
        paper.text({box.right() + 0.8, box.bottom() - 0.1}, 20,
                   QStringLiteral("\u00d7 ") +
                       (boxes.points < 1000 ? text::figure(boxes.points) : roughNumber(boxes.points)),
                   {.size = type::least, .muted = true});
}

} // namespace sf::paint
