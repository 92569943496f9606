// SPDX-License-Identifier: GPL-3.0-or-later
// How Conflicts form, widen, merge and end (SMM-24).
// Declared in round_state.h.
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/square/pending.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <climits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace sf::smm {
namespace {

using battle::StackId;
using battle::StackPointer;

/// The stack's own Initiative as it is now (SMM-11).
std::int64_t initiativeOf(const battle::Battle& battle, const StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    const auto stats = stackStats(battle, *stack, Square(battle, *stack));
    return stats ? std::min<std::int64_t>((*stats)[Stat::Initiative].value, INT_MAX) : 0;
}

/// One stack of each Conflict that merged into another.
using Merged = std::vector<StackId>;

void merge(RoundState& state, std::size_t into, std::size_t from, Merged& merged) {
    state.editConflicts([&](std::vector<Conflict>& conflicts) {
        Conflict& one = conflicts[into];
        const Conflict& other = conflicts[from];
        one.stacks.insert(one.stacks.end(), other.stacks.begin(), other.stacks.end());
        one.number = std::min(one.number, other.number);
        one.initiative.clear();
        merged.push_back(one.stacks.front());
        conflicts.erase(conflicts.begin() + static_cast<std::ptrdiff_t>(from));
    });
}

/// Called once all have entered, so that a Conflict made of many is logged once.
void tellOfMerged(RoundState& state, const Merged& merged) {
    std::set<std::size_t> conflicts;
    for (const StackId& id : merged)
        conflicts.insert(state.conflictOf(id).value());
    for (const std::size_t conflict : conflicts) {
        const Conflict& whole = state.conflicts()[conflict];
        Event event{events::conflictsMerge, smmRule(24), whole.stacks.front()};
        event.others = whole.stacks;
        event.conflict = whole.number;
        state.tell(std::move(event));
    }
}

/// Computes Initiative for everybody in Conflicts that somebody entered (SMM-11).
void computeForThoseEntered(RoundState& state) {
    for (std::size_t i = 0; i < state.conflicts().size(); ++i)
        if (state.conflicts()[i].initiative.empty())
            state.editConflict(i, [&](Conflict& conflict) { computeInitiative(state.battle(), conflict); });
}

void form(RoundState& state, const std::vector<StackId>& stacks) {
    const int number = freeConflictNumber(state.conflicts(), state.running().numbers);
    state.editConflicts([&](std::vector<Conflict>& conflicts) {
        conflicts.push_back({stacks, {}, {}, number});
    });
    Event event{events::conflictForms, smmRule(24), stacks.front()};
    event.others = stacks;
    event.conflict = number;
    state.tell(std::move(event));
}

void join(RoundState& state, std::size_t conflict, const StackId& id, const StackId& engaged) {
    state.enter(conflict, id);
    Event event{events::joins, smmRule(24), id, engaged};
    event.conflict = state.conflicts()[conflict].number;
    state.tell(std::move(event));
}

/// Puts both stacks into one Conflict.
void unite(RoundState& state, const StackId& first, const StackId& second, Merged& merged) {
    const auto one = state.conflictOf(first);
    const auto other = state.conflictOf(second);
    if (!one && !other)
        form(state, {first, second});
    else if (!one)
        join(state, *other, first, second);
    else if (!other)
        join(state, *one, second, first);
    else if (*one != *other)
        merge(state, std::min(*one, *other), std::max(*one, *other), merged);
}

std::vector<Attack> engagingAttacks(const RoundState& state, Engaging engaging) {
    std::vector<Attack> attacks;
    for (const StackPointer& stack : state.battle().stacks) {
        const bool isOnItsOwn = engaging == Engaging::WhoIsInReach && stack->isAlive() &&
                                actsByItself(state.order(stack->id)) && !state.conflictOf(stack->id);
        if (const auto attack = isOnItsOwn ? attackInReach(state.battle(), stack->id)
                                           : engagingAttack(state.battle(), stack->id))
            attacks.push_back(*attack);
    }
    return attacks;
}

/// Stacks in Conflicts draw in those whom they attack, who may do the same in turn.
void widen(RoundState& state, const std::vector<Attack>& attacks) {
    std::unordered_map<StackId, std::size_t> attackBy;
    std::set<std::size_t> due;
    std::set<std::size_t> later; // stacks drawn in after their own turn
    for (std::size_t i = 0; i < attacks.size(); ++i) {
        attackBy.emplace(attacks[i].attacker, i);
        if (state.conflictOf(attacks[i].attacker))
            due.insert(i);
    }
    Merged merged;
    while (!due.empty()) {
        const std::size_t now = due.extract(due.begin()).value();
        const bool isDrawnIn = !state.conflictOf(attacks[now].target);
        unite(state, attacks[now].attacker, attacks[now].target, merged);
        if (const auto next = attackBy.find(attacks[now].target); isDrawnIn && next != attackBy.end())
            (next->second > now ? due : later).insert(next->second);
        if (due.empty())
            std::swap(due, later);
    }
    tellOfMerged(state, merged);
}

/// Stacks outside Conflicts, connected by their attacks, in document order.
struct Group {
    std::vector<StackId> stacks;
    std::optional<StackId> awaited; ///< a stack in a Conflict that one of them attacks
};

/// Disjoint sets of stacks, identified by their positions in the document.
class DisjointSets {
public:
    explicit DisjointSets(std::size_t size) : m_parent(size) {
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    std::size_t first(std::size_t place) {
        while (m_parent[place] != place)
            place = m_parent[place] = m_parent[m_parent[place]];
        return place;
    }
    void join(std::size_t one, std::size_t other) {
        const auto [lower, higher] = std::minmax({first(one), first(other)});
        m_parent[higher] = lower;
    }

private:
    std::vector<std::size_t> m_parent;
};

/// Keyed by the position of each group's first stack.
std::map<std::size_t, Group> outsideGroups(const RoundState& state, std::vector<Attack> attacks) {
    const battle::StackList& stacks = state.battle().stacks;
    std::erase_if(attacks, [&](const Attack& attack) { return state.conflictOf(attack.attacker); });
    DisjointSets sets(stacks.size());
    std::set<std::size_t> members;
    std::vector<const Attack*> onConflicts;
    for (const Attack& attack : attacks) {
        members.insert(stacks.position(attack.attacker));
        if (state.conflictOf(attack.target)) {
            onConflicts.push_back(&attack);
            continue;
        }
        members.insert(stacks.position(attack.target));
        sets.join(stacks.position(attack.attacker), stacks.position(attack.target));
    }
    std::map<std::size_t, Group> groups;
    for (const std::size_t place : members)
        groups[sets.first(place)].stacks.push_back(stacks[place]->id);
    for (const Attack* attack : onConflicts)
        if (Group& group = groups[sets.first(stacks.position(attack->attacker))]; !group.awaited)
            group.awaited = attack->target;
    return groups;
}

/// The whole group waits for the round of the Conflict that one of them attacks.
void wait(RoundState& state, const Group& group) {
    for (const StackId& id : group.stacks) {
        state.running().acted.insert(id);
        state.tell({events::waits, smmRule(24), id, *group.awaited});
    }
}

bool isAnyoneAlive(const RoundState& state, const Conflict& conflict) {
    return std::ranges::any_of(conflict.stacks, [&](const StackId& id) { return state.lives(id); });
}

/// A Conflict with only dead stacks keeps its list until it ends, because that event names them.
void dropTheDead(RoundState& state) {
    for (std::size_t i = 0; i < state.conflicts().size(); ++i) {
        const Conflict& conflict = state.conflicts()[i];
        const bool isWhole =
            std::ranges::all_of(conflict.stacks, [&](const StackId& id) { return state.lives(id); });
        if (isWhole || !isAnyoneAlive(state, conflict))
            continue;
        state.editConflict(i, [&](Conflict& edited) {
            std::erase_if(edited.stacks, [&](const StackId& id) { return !state.lives(id); });
            std::erase_if(edited.initiative, [&](const auto& entry) { return !state.lives(entry.first); });
        });
    }
}

/// Whether no two living stacks in it are opposed.
bool isFoughtOut(const RoundState& state, const Conflict& conflict) {
    std::optional<int> side;
    for (const StackId& id : conflict.stacks) {
        if (!state.lives(id))
            continue;
        if (side && state.battle().areOpposed(*side, state.stack(id)->side))
            return false;
        side = state.stack(id)->side;
    }
    return true;
}

bool isEngagedFromOutside(const RoundState& state, const Conflict& conflict) {
    const auto isIn = [&](const StackId& id) { return std::ranges::count(conflict.stacks, id) > 0; };
    return std::ranges::any_of(state.running().engagements,
                               [&](const auto& pair) { return isIn(pair.second) && !isIn(pair.first); });
}

/// Stacks that have left all Conflicts re-form, and their pending changes take effect at once (SMM-29).
void disband(RoundState& state) {
    for (const StackPointer& stack : state.battle().stacks) {
        const StackId id = stack->id;
        const bool waits = !stateOf(*stack).pending.empty();
        const bool fought =
            !stateOf(*stack).formed.empty() && (state.running().acted.contains(id) || needsReform(*stack));
        if ((!waits && !fought) || state.conflictOf(id))
            continue;
        std::vector<battle::UnitId> made;
        state.edit(id, [&](battle::Stack& edited) {
            setFormed(edited, {});
            made = makePending(edited, state.battle());
        });
        for (const battle::UnitId& unit : made)
            state.tell({events::unitChanges, smmRule(29), id, {}, unit});
    }
}

auto readingRank(const battle::Battle& battle, const StackId& id) {
    const hex::Hex hex = battle.stacks.find(id)->hex;
    return std::pair(2 * hex.row + (hex.column & 1), hex.column);
}

} // namespace

void computeInitiative(const battle::Battle& battle, Conflict& conflict) {
    conflict.initiative.clear();
    for (const StackId& id : conflict.stacks)
        conflict.initiative.emplace_back(id, initiativeOf(battle, id));
}

std::int64_t initiativeIn(const battle::Battle& battle, const Conflict& conflict, const StackId& id) {
    const auto found = std::ranges::find(conflict.initiative, id, &std::pair<StackId, std::int64_t>::first);
    return found == conflict.initiative.end() ? initiativeOf(battle, id) : found->second;
}

std::vector<StackId> byInitiative(const battle::Battle& battle, const Conflict& conflict) {
    struct Entry {
        std::int64_t initiative;
        StackPointer stack;
        std::size_t position;
    };
    const std::unordered_map<StackId, std::int64_t> known(conflict.initiative.begin(),
                                                          conflict.initiative.end());
    std::vector<Entry> entries;
    for (const StackId& id : conflict.stacks) {
        StackPointer stack = battle.stacks.find(id);
        if (!stack->isAlive())
            continue;
        const auto found = known.find(id);
        const std::int64_t initiative = found == known.end() ? initiativeOf(battle, id) : found->second;
        entries.push_back({initiative, std::move(stack), battle.stacks.position(id)});
    }
    std::ranges::sort(entries, {}, [&](const Entry& entry) {
        return std::tuple(-entry.initiative, readingRank(battle, entry.stack->id), entry.stack->side,
                          entry.position);
    });
    std::vector<StackId> ids;
    ids.reserve(entries.size());
    for (const Entry& entry : entries)
        ids.push_back(entry.stack->id);
    return ids;
}

bool fightsBefore(const battle::Battle& battle, const std::vector<StackId>& one,
                  const std::vector<StackId>& other) {
    const auto first = [&](const std::vector<StackId>& stacks) {
        auto best = readingRank(battle, stacks.front());
        for (const StackId& id : stacks)
            best = std::min(best, readingRank(battle, id));
        return best;
    };
    return first(one) < first(other);
}

void formConflicts(RoundState& state, Engaging engaging) {
    if (!state.conflicts().empty())
        state.editConflicts(numberConflicts);
    const std::vector<Attack> attacks = engagingAttacks(state, engaging);
    widen(state, attacks);
    for (const auto& [place, group] : outsideGroups(state, attacks)) {
        if (group.awaited)
            wait(state, group);
        else
            form(state, group.stacks);
    }
    computeForThoseEntered(state);
    for (const Attack& attack : attacks)
        if (state.running().acted.contains(attack.attacker))
            state.running().engagements.emplace_back(attack.attacker, attack.target);
}

battle::Battle withConflictsFormed(const battle::Battle& battle) {
    dice::Script none({}); // forming Conflicts needs no dice
    ThrownLuck luck(none);
    RoundState state(battle, luck, nullptr);
    state.begin();
    formConflicts(state, Engaging::ByOrder);
    return state.battle();
}

void endConflict(RoundState& state, std::size_t conflict, Rule rule) {
    Event event{events::conflictEnds, rule, {}};
    event.others = state.conflicts()[conflict].stacks;
    event.conflict = state.conflicts()[conflict].number;
    if (isAnyoneAlive(state, state.conflicts()[conflict]))
        std::erase_if(event.others, [&](const StackId& id) { return !state.lives(id); });
    state.editConflicts([&](std::vector<Conflict>& conflicts) {
        conflicts.erase(conflicts.begin() + static_cast<std::ptrdiff_t>(conflict));
    });
    state.tell(std::move(event));
}

void endIdleConflict(RoundState& state, const std::vector<StackId>& stacks) {
    if (state.running().isStirred)
        return;
    const auto conflict = state.conflictOf(stacks.front());
    const bool goesOn = !conflict || isFoughtOut(state, state.conflicts()[*conflict]) ||
                        isEngagedFromOutside(state, state.conflicts()[*conflict]);
    if (!goesOn)
        endConflict(state, *conflict, battleRule(7));
}

void settleConflicts(RoundState& state) {
    dropTheDead(state);
    Merged merged;
    for (const auto& [first, second] : std::exchange(state.running().engagements, {}))
        if (state.lives(first) && state.lives(second))
            unite(state, first, second, merged);
    tellOfMerged(state, merged);
    computeForThoseEntered(state);
    for (std::size_t i = 0; i < state.conflicts().size();)
        if (isFoughtOut(state, state.conflicts()[i]))
            endConflict(state, i, smmRule(24));
        else
            ++i;
    disband(state);
}

} // namespace sf::smm
