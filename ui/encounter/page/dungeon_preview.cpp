// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_preview.h"

#include "core/text/figures.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <map>

namespace sf::ui {
namespace {

struct Floor {
    int people = 0;
    int monsters = 0;
};

std::map<int, Floor> floorsOf(const encounter::Dungeon& dungeon) {
    std::map<int, Floor> floors;
    for (const auto& person : dungeon.people)
        if (person->isAlive())
            ++floors[person->level].people;
    for (const auto& encounter : dungeon.encounters)
        floors[encounter->level].monsters += static_cast<int>(encounter->monsters.size());
    if (floors.empty())
        floors[1];
    return floors;
}

/// As many tokens as fit, starting at `from` in steps of `step`.
void paintTokens(QPainter& painter, QPointF from, double step, int count, int most, int shape,
                 const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int i = 0; i < std::min(count, most); ++i)
        painter.drawPath(
            paint::sideShape(shape, std::abs(step) * 0.38).translated(from + QPointF(step * i, 0)));
}

} // namespace

void paintDungeonPreview(const encounter::Dungeon& dungeon, QPainter& painter, QSizeF size,
                         const paint::Theme& theme) {
    constexpr int mostFloors = 6;
    constexpr int mostTokens = 8;
    painter.fillRect(QRectF({}, size), theme.base);
    const auto floors = floorsOf(dungeon);
    const int count = std::min(mostFloors, static_cast<int>(floors.size()));
    const double height = size.height() / count;
    int index = 0;
    for (const auto& [level, floor] : floors) {
        if (index == count)
            break;
        const QRectF strip(0, height * index++, size.width(), height);
        const QRectF room = strip.adjusted(2, 2, -2, -2);
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(theme.ground.fortFloor);
        painter.drawRect(room);
        const double step = std::min(room.height() * 0.5, room.width() / (2 * mostTokens + 3));
        painter.setPen(theme.ink);
        paint::paintTextAt(painter, {room.left() + step * 0.9, room.center().y()}, text::figure(level),
                           step * 0.9, theme.ink);
        paintTokens(painter, {room.left() + step * 2.2, room.center().y()}, step, floor.people, mostTokens, 0,
                    theme.sides[1]);
        paintTokens(painter, {room.right() - step * 0.8, room.center().y()}, -step, floor.monsters,
                    mostTokens, 2, theme.sides[0]);
    }
}

} // namespace sf::ui
