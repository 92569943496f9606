// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/change.h"

#include <algorithm>

namespace sf::encounter {
namespace {

Pieces<Item>& rowOf(Dungeon& dungeon, const Item* /*tag*/) {
    return dungeon.items;
}
Pieces<Person>& rowOf(Dungeon& dungeon, const Person* /*tag*/) {
    return dungeon.people;
}
Pieces<Encounter>& rowOf(Dungeon& dungeon, const Encounter* /*tag*/) {
    return dungeon.encounters;
}
Pieces<EndedEncounter>& rowOf(Dungeon& dungeon, const EndedEncounter* /*tag*/) {
    return dungeon.ended;
}
Pieces<AttackPost>& rowOf(Dungeon& dungeon, const AttackPost* /*tag*/) {
    return dungeon.posts;
}
Pieces<TableLine>& rowOf(Dungeon& dungeon, const TableLine* /*tag*/) {
    return dungeon.table;
}

/// Carries one change out, in either direction.
struct ChangeApplier {
    Dungeon& dungeon;
    bool back;

    template<class Value>
    const Value& target(const Value& before, const Value& after) const {
        return back ? before : after;
    }
    template<class Piece>
    void operator()(const PieceChange<Piece>& change) const {
        Pieces<Piece>& row = rowOf(dungeon, static_cast<const Piece*>(nullptr));
        const auto place = row.begin() + static_cast<std::ptrdiff_t>(change.index);
        const auto& was = target(change.after, change.before);
        const auto& becomes = target(change.before, change.after);
        if (!was)
            row.insert(place, becomes);
        else if (!becomes)
            row.erase(place);
        else
            *place = becomes;
    }
    void operator()(const HourChange& change) const { dungeon.hour = target(change.before, change.after); }
    void operator()(const TitleChange& change) const { dungeon.title = target(change.before, change.after); }
    void operator()(const StartDateChange& change) const {
        dungeon.startDate = target(change.before, change.after);
    }
    void operator()(const UndoDiceChange& change) const {
        dungeon.undoDice = target(change.before, change.after);
    }
    void operator()(const HistoryChange& change) const {
        dungeon.history = target(change.before, change.after);
    }
    void operator()(const LootChange& change) const {
        const auto& items = target(change.before, change.after);
        if (items.empty())
            dungeon.loot.erase(change.level);
        else
            dungeon.loot[change.level] = items;
    }
};

} // namespace

void carryOut(Dungeon& dungeon, const Changes& changes) {
    for (const Change& change : changes)
        std::visit(ChangeApplier{dungeon, false}, change);
}

void undo(Dungeon& dungeon, const Changes& changes) {
    std::for_each(changes.rbegin(), changes.rend(), [&dungeon](const Change& change) {
        std::visit(ChangeApplier{dungeon, true}, change);
    });
}

} // namespace sf::encounter
