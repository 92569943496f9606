// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/base/square_style.h"
#include "ui/paint/sheets/paper/paper_table.h"

/// The table of a stack's units in stacking order (MUL-1).
namespace sf::paint {

inline constexpr TableShape stackingShape{.head = 6.4, .row = 6.4};

/// A unit in its place.
struct StackingRow {
    const battle::Unit* unit = nullptr; ///< null: a row to be filled in by hand
    int side = 0;
    TokenStyle token{};
    int place = 1; ///< among the living, from the one that takes hits first (MUL-12)
};
/// The living units of the stack.
std::vector<StackingRow> stackingRows(const battle::Battle& battle, const battle::Stack& stack);

/// The head and `count` rows from the first, as many as there are.
void paintStackingTable(Paper& paper, const QRectF& area, const std::vector<StackingRow>& rows, int first,
                        int count);

} // namespace sf::paint
