// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/base/square_style.h"

#include <QString>

#include <utility>
#include <vector>

namespace sf::paint {

/// Where one of the stacks that share a hex is drawn.
struct StackPlace {
    battle::StackPointer stack;
    QPointF centre;   ///< in the layout's pixels
    double scale = 1; ///< of the hex radius
    QRectF area;      ///< what counts as a hit on it
};
/// How the stacks of one hex are laid out: one in the middle, two of a side side by side, two opponents Front
/// to Front, three or four two by two, more as one far mark with the sum.
struct HexStacks {
    std::vector<StackPlace> places; ///< in document order; empty when `isHeap`
    bool isHeap = false;            ///< more than four: one mark for all
    bool sharesLabel = false;       ///< one pill for all instead of a name each
    std::vector<battle::StackPointer> all;
    int stacks = 0;
    int units = 0;
    /// Null when there is none there; of a heap the first stack.
    battle::StackPointer at(QPointF point) const;
};
HexStacks hexStacks(const std::vector<battle::StackPointer>& stacks, hex::Hex hex, const HexLayout& layout);
/// The centre and the hex radius that the stack is drawn with in the hex that it may share. In a heap, and
/// where the battle does not have the stack, the hex's own.
std::pair<QPointF, double> placeOf(const battle::Battle& battle, const HexLayout& layout,
                                   const battle::Stack& stack);
/// "2 stacks · 13", the pill that several stacks share.
QString heapLabel(const HexStacks& stacks);
/// The look of that pill, or of the far mark of a heap; `size` is the map's hex radius.
SquareStyle heapStyle(const HexStacks& stacks, const battle::Battle& battle, const Theme& theme, double size);

} // namespace sf::paint
