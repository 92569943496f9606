// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/change.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// Replaces one side of a change with the other.
class ChangeApplier {
private:
    template<class Change>
    const auto& fresh(const Change& change) const {
        return m_forwards ? change.after : change.before;
    }

public:
    ChangeApplier(Battle& battle, bool forwards) : m_battle(battle), m_forwards(forwards) {}

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
        m_battle.state = fresh(change)->state;
        m_battle.plans = fresh(change)->plans;
        m_battle.play = fresh(change)->play;
    }
    void operator()(const ScenarioChange& change) const { m_battle.scenario = fresh(change); }

private:
    Battle& m_battle;
    bool m_forwards;
};

} // namespace

Change::Change(const Change& other) = default;
Change::Change(Change&& other) noexcept = default;
Change::~Change() = default;
Change& Change::operator=(const Change& other) = default;
Change& Change::operator=(Change&& other) noexcept = default;

ProgressChange::Progress progressOf(const Battle& battle) {
    return {battle.rules, battle.round, battle.state, battle.plans, battle.play};
}

namespace {

bool haveSameIds(const StackList& one, const StackList& other) {
    return std::ranges::equal(
        one, other, [](const StackPointer& a, const StackPointer& b) { return a == b || a->id == b->id; });
}

/// Keeps the longest common beginning; removes the old rest and adds the new one.
void exchangeTail(const StackList& before, const StackList& after, Changes& changes) {
    std::size_t same = 0;
    while (same < std::min(before.size(), after.size()) && before[same] == after[same])
        ++same;
    for (std::size_t position = before.size(); position > same; --position)
        changes.emplace_back(StackChange{position - 1, before[position - 1], nullptr});
    for (std::size_t position = same; position < after.size(); ++position)
        changes.emplace_back(StackChange{position, nullptr, after[position]});
}

} // namespace

Changes differenceOf(const Battle& before, const Battle& after) {
    Changes changes;
    if (!haveSameIds(before.stacks, after.stacks))
        exchangeTail(before.stacks, after.stacks, changes);
    else
        for (std::size_t position = 0; position < after.stacks.size(); ++position)
            if (const StackPointer& old = before.stacks[position];
                old != after.stacks[position] && !(*old == *after.stacks[position]))
                changes.emplace_back(StackChange{position, old, after.stacks[position]});
    changes.emplace_back(ProgressChange{progressOf(before), progressOf(after)});
    return changes;
}

void redo(Battle& battle, const Changes& changes) {
    for (const Change& change : changes)
        std::visit(ChangeApplier(battle, true), change);
}

void undo(Battle& battle, const Changes& changes) {
    std::for_each(changes.rbegin(), changes.rend(),
                  [&](const Change& change) { std::visit(ChangeApplier(battle, false), change); });
}

} // namespace sf::battle
