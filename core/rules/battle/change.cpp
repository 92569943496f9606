// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/change.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// Puts one side of a change in the place of the other.
class Turn {
private:
    template<class Change>
    const auto& fresh(const Change& change) const {
        return m_forwards ? change.after : change.before;
    }

public:
    Turn(Battle& battle, bool forwards) : m_battle(battle), m_forwards(forwards) {}

    void operator()(const StackChange& change) const {
        const StackPointer& old = m_forwards ? change.before : change.after;
        const StackPointer& fresh = m_forwards ? change.after : change.before;
        if (!old)
            m_battle.stacks.insert(change.position, fresh);
        else if (!fresh)
            m_battle.stacks.erase(change.position);
        else
            m_battle.stacks.replace(change.position, fresh);
    }
    void operator()(const TerrainChange& change) const {
        Map& map = m_battle.map.edit();
        for (const TerrainChange::Cell& cell : change.cells)
            map.setTerrain(cell.hex, m_forwards ? cell.after : cell.before);
    }
    void operator()(const MapChange& change) const { m_battle.map = fresh(change); }
    void operator()(const KindsChange& change) const { m_battle.kinds = fresh(change); }
    void operator()(const SidesChange& change) const { m_battle.sides = fresh(change); }
    void operator()(const TitleChange& change) const { m_battle.title = *fresh(change); }
    void operator()(const HouseRuleChange& change) const { m_battle.houseRules = *fresh(change); }
    void operator()(const ProgressChange& change) const {
        m_battle.rules = fresh(change)->rules;
        m_battle.round = fresh(change)->round;
        m_battle.turn = fresh(change)->turn;
        m_battle.conflicts = fresh(change)->conflicts;
        m_battle.orders = fresh(change)->orders;
        m_battle.running = fresh(change)->running;
    }

private:
    Battle& m_battle;
    bool m_forwards;
};

} // namespace

ProgressChange::Progress progressOf(const Battle& battle) {
    return {battle.rules, battle.round, battle.turn, battle.conflicts, battle.orders, battle.running};
}

void redo(Battle& battle, const Changes& changes) {
    for (const Change& change : changes)
        std::visit(Turn(battle, true), change);
}

void undo(Battle& battle, const Changes& changes) {
    std::for_each(changes.rbegin(), changes.rend(),
                  [&](const Change& change) { std::visit(Turn(battle, false), change); });
}

} // namespace sf::battle
