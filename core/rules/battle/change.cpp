// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/change.h"

#include <algorithm>

namespace sf::battle {
namespace {

void shift(StackList& stacks, std::size_t from, std::size_t to) {
    const StackPointer stack = stacks[from];
    stacks.erase(from);
    stacks.insert(to, stack);
}

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
    void operator()(const PlaceChange& change) const {
        shift(m_battle.stacks, m_forwards ? change.before : change.after, fresh(change));
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
    void operator()(const ProgressChange& change) const { setProgress(m_battle, *fresh(change)); }
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

void setProgress(Battle& battle, const ProgressChange::Progress& progress) {
    battle.rules = progress.rules;
    battle.round = progress.round;
    battle.state = progress.state;
    battle.plans = progress.plans;
    battle.play = progress.play;
}

namespace {

bool haveSameIds(std::span<const StackPointer> one, const StackList& other) {
    return std::ranges::equal(
        one, other, [](const StackPointer& a, const StackPointer& b) { return a == b || a->id == b->id; });
}

void addGone(StackList& stacks, const StackList& after, Changes& changes) {
    for (std::size_t position = stacks.size(); position-- > 0;)
        if (const StackPointer stack = stacks[position]; !after.find(stack->id)) {
            changes.emplace_back(StackChange{position, stack, nullptr});
            stacks.erase(position);
        }
}

/// Makes the stacks, without those that are gone, the others, one position after another.
void addOthers(StackList& stacks, const StackList& after, Changes& changes) {
    for (std::size_t position = 0; position < after.size(); ++position) {
        const StackPointer& stack = after[position];
        const std::size_t place = stacks.position(stack->id);
        if (place == stacks.size()) {
            changes.emplace_back(StackChange{position, nullptr, stack});
            stacks.insert(position, stack);
            continue;
        }
        if (place != position) {
            changes.emplace_back(PlaceChange{place, position});
            shift(stacks, place, position);
        }
        if (const StackPointer& old = stacks[position]; old != stack && !(*old == *stack))
            changes.emplace_back(StackChange{position, old, stack});
    }
}

} // namespace

void addStackChanges(std::span<const StackPointer> before, const StackList& after, Changes& changes) {
    if (haveSameIds(before, after)) { // then it is faster without a list
        for (std::size_t position = 0; position < after.size(); ++position)
            if (const StackPointer& old = before[position];
                old != after[position] && !(*old == *after[position]))
                changes.emplace_back(StackChange{position, old, after[position]});
        return;
    }
    StackList stacks;
    for (const StackPointer& stack : before)
        stacks.insert(stacks.size(), stack);
    addGone(stacks, after, changes);
    addOthers(stacks, after, changes);
}

Changes differenceOf(const Battle& before, const Battle& after) {
    Changes changes;
    addStackChanges({before.stacks.begin(), before.stacks.end()}, after.stacks, changes);
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
