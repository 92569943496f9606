// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/hex_stacks.h"

#include "ui/paint/base/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sf::paint {
namespace {

using Stacks = std::vector<battle::StackPointer>;

/// Offsets and scale in hex radii.
struct Spread {
    double scale = 1;
    std::vector<QPointF> offsets;
};

QPointF towards(hex::Direction facing) {
    const double angle = std::numbers::pi / 3 * static_cast<int>(facing);
    return {std::sin(angle), -std::cos(angle)};
}

/// Two opponents are placed along the line of their Fronts, or side by side if both face the same way.
Spread opposingPair(const battle::Stack& first, const battle::Stack& second) {
    QPointF line = towards(first.facing) - towards(second.facing);
    if (first.facing == second.facing) {
        const QPointF front = towards(first.facing);
        line = {std::abs(front.y()) < 1e-9 ? 1 : -front.y(), front.x()};
    }
    line *= 0.43 / std::hypot(line.x(), line.y());
    return {0.66, {-line, line}};
}

Spread spread(const Stacks& stacks) {
    switch (stacks.size()) {
    case 1:
        return {1, {QPointF()}};
    case 2:
        if (stacks[0]->side != stacks[1]->side)
            return opposingPair(*stacks[0], *stacks[1]);
        return {0.66, {QPointF(-0.38, -0.07), QPointF(0.38, -0.07)}};
    default:
        return {0.5,
                {QPointF(-0.34, -0.42), QPointF(0.34, -0.42), QPointF(-0.34, 0.30), QPointF(0.34, 0.30)}};
    }
}

bool areOfOneSide(const Stacks& stacks) {
    return std::ranges::all_of(stacks,
                               [&](const auto& stack) { return stack->side == stacks.front()->side; });
}

} // namespace

HexStacks hexStacks(const Stacks& stacks, hex::Hex hex, const HexLayout& layout) {
    HexStacks result;
    result.all = stacks;
    result.stacks = static_cast<int>(stacks.size());
    for (const auto& stack : stacks)
        result.units += stack->living();
    result.isHeap = stacks.size() > 4;
    result.sharesLabel = stacks.size() > 2 || (stacks.size() == 2 && areOfOneSide(stacks));
    if (result.isHeap || stacks.empty())
        return result;
    const Spread places = spread(stacks);
    const double half = 0.66 * places.scale * layout.size();
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const QPointF centre = layout.centre(hex) + layout.size() * places.offsets[i];
        result.places.push_back({stacks[i], centre, places.scale,
                                 QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)});
    }
    return result;
}

std::pair<QPointF, double> placeOf(const battle::Battle& battle, const HexLayout& layout,
                                   const battle::Stack& stack) {
    for (const StackPlace& place : hexStacks(battle.stacks.at(stack.hex), stack.hex, layout).places)
        if (place.stack->id == stack.id)
            return {place.centre, place.scale * layout.size()};
    return {layout.centre(stack.hex), layout.size()};
}

battle::StackPointer HexStacks::at(QPointF point) const {
    if (isHeap)
        return all.front();
    const StackPlace* nearest = nullptr;
    double least = 0;
    for (const StackPlace& place : places) {
        const QPointF off = point - place.centre;
        const double distance = std::hypot(off.x(), off.y());
        if (place.area.contains(point) && (!nearest || distance < least)) {
            nearest = &place;
            least = distance;
        }
    }
    return nearest ? nearest->stack : nullptr;
}

QString heapLabel(const HexStacks& stacks) {
    return QCoreApplication::translate("sf::paint", "%n stacks · %1", "%1: number of units", stacks.stacks)
        .arg(stacks.units);
}

SquareStyle heapStyle(const HexStacks& stacks, const battle::Battle& battle, const Theme& theme,
                      double size) {
    SquareStyle look;
    look.size = size;
    look.textScale = theme.textScale;
    look.units = stacks.units;
    if (stacks.isHeap || size >= leastLargeSize) // else the marks themselves can be counted
        look.name = heapLabel(stacks);
    look.side = areOfOneSide(stacks.all) ? stacks.all.front()->side : noSide;
    if (look.side != noSide)
        look.colour = theme.side(look.side, battle.sides[static_cast<std::size_t>(look.side)].color).rgb();
    return look;
}

} // namespace sf::paint
