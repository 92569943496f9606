// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/compact_changes.h"

namespace sf::document {

static_assert(battle::largestMapSide <= INT16_MAX);

CompactChanges::Place CompactChanges::placeOf(const battle::Stack& stack) {
    return {static_cast<std::int16_t>(stack.hex.column), static_cast<std::int16_t>(stack.hex.row),
            stack.facing};
}

battle::StackPointer CompactChanges::moved(const battle::Stack& stack, Place place) {
    auto copy = std::make_shared<battle::Stack>(stack);
    copy->hex = {place.column, place.row};
    copy->facing = place.facing;
    return copy;
}

bool CompactChanges::isMove(const battle::Changes& changes) {
    const auto* change = changes.size() == 1 ? std::get_if<battle::StackChange>(&changes.front()) : nullptr;
    return change && change->before && change->after && change->position <= UINT32_MAX &&
           change->before->units.isSameAs(change->after->units) &&
           *moved(*change->before, placeOf(*change->after)) == *change->after;
}

CompactChanges::CompactChanges(battle::Changes changes) {
    if (isMove(changes)) {
        const auto& change = std::get<battle::StackChange>(changes.front());
        m_kept = Move{static_cast<std::uint32_t>(change.position), placeOf(*change.before),
                      placeOf(*change.after)};
    } else {
        changes.shrink_to_fit();
        m_kept = std::move(changes);
    }
}

battle::Changes CompactChanges::inFull(const battle::Battle& battle, bool undone) const {
    const Move* move = std::get_if<Move>(&m_kept);
    if (!move)
        return std::get<battle::Changes>(m_kept);
    const battle::StackPointer now = battle.stacks[move->position];
    battle::StackChange change{move->position, now, now};
    (undone ? change.before : change.after) = moved(*now, undone ? move->before : move->after);
    return {std::move(change)};
}

} // namespace sf::document
