// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"

#include <variant>

namespace sf::document {

/// Compact form of changes for the undo stack. A stack that only moved or turned, by far the most frequent
/// change, is stored as two places rather than two stacks, so that a hundred thousand moves cost little more
/// than their texts.
class CompactChanges {
public:
    explicit CompactChanges(battle::Changes changes);

    /// Restores the full changes. `battle` is the state before them, or after them if `undone`.
    battle::Changes inFull(const battle::Battle& battle, bool undone) const;

private:
    struct Place {
        std::int16_t column;
        std::int16_t row;
        hex::Direction facing;
    };
    struct Move {
        std::uint32_t position;
        Place before;
        Place after;
    };
    static Place placeOf(const battle::Stack& stack);
    static battle::StackPointer moved(const battle::Stack& stack, Place place);
    static bool isMove(const battle::Changes& changes);

    std::variant<battle::Changes, Move> m_kept;
};

} // namespace sf::document
