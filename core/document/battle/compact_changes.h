// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"

#include <variant>

namespace sf::document {

/// Changes as the undo stack keeps them. A stack that only moved or turned, which is most of what is ever
/// done, is kept as its two places and not as two stacks: a hundred thousand moves then cost little more than
/// their texts.
class CompactChanges {
public:
    explicit CompactChanges(battle::Changes changes);

    /// The changes in full, for the battle as it is before them (`undone`: after them).
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
