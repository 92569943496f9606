// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QRectF>

#include <optional>
#include <vector>

/// The table of a stack's units in stacking order (MUL-1).
namespace sf::paint {

class Paper;

inline constexpr double stackingHeadHeight = 6.4;
inline constexpr double stackingRowHeight = 6.4;

/// A unit in its place.
struct StackingRow {
    const battle::Unit* unit = nullptr; ///< null: a row to be filled in by hand
    int side = 0;
    int place = 1; ///< among the living, from the one that takes hits first (MUL-12)
};
/// The living units of the stack.
std::vector<StackingRow> stackingRows(const battle::Stack& stack);

/// How many rows such a height has room for.
int stackingCapacity(double height);
/// The head and `count` rows from the first, as many as there are.
void paintStackingTable(Paper& paper, const QRectF& area, const std::vector<StackingRow>& rows, int first,
                        int count);

} // namespace sf::paint
