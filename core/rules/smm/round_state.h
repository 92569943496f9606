// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/round.h"

#include <set>

/// What the parts of a battle round share while it is played.
namespace sf::smm {

/// The battle as it changes, its events, and who engaged whom. Every edit of a stack goes through here.
class RoundState {
public:
    RoundState(const battle::Battle& battle, const Orders& orders, dice::Source& source)
        : m_before(battle), m_battle(battle), m_orders(orders), m_source(source) {}

    const battle::Battle& battle() const { return m_battle; }
    battle::StackPointer stack(const battle::StackId& id) const { return m_battle.stacks.find(id); }
    bool lives(const battle::StackId& id) const { return stack(id)->living() > 0; }
    /// No order at all when the player gave none.
    const Order& order(const battle::StackId& id) const;
    std::vector<battle::Conflict>& conflicts() { return m_battle.conflicts.edit(); }
    const std::vector<battle::Conflict>& conflicts() const { return *m_battle.conflicts; }
    /// The Conflict that the stack is in; nothing when it is in none.
    std::optional<std::size_t> conflictOf(const battle::StackId& id) const;

    template<class Edit>
    void edit(const battle::StackId& id, Edit&& change) {
        const std::size_t position = m_battle.stacks.position(id);
        battle::Stack copy = *m_battle.stacks[position];
        change(copy);
        m_battle.stacks.replace(position, std::make_shared<const battle::Stack>(std::move(copy)));
    }
    int roll(int sides, Event& event);
    void tell(Event event) { m_events.push_back(std::move(event)); }

    /// Everything that differs from the battle at the beginning.
    Round finish();

    std::set<battle::StackId> acted;
    std::vector<std::pair<battle::StackId, battle::StackId>> engagements; ///< who engaged whom

private:
    const battle::Battle& m_before;
    battle::Battle m_battle;
    const Orders& m_orders;
    dice::Source& m_source;
    std::vector<Event> m_events;
};

/// Why an order is not possible; nothing when all are.
std::optional<OrderRefusal> ordersRefusal(const battle::Battle& battle, const Orders& orders);

/// The attack that the stack makes by its order, or without one on the first living opposing stack in reach.
std::optional<Attack> attackOf(const RoundState& state, const battle::StackId& id);
/// Whether the attack engages: a shot only where the target can answer (SMM-24).
bool engages(const battle::Battle& battle, const Attack& attack);

/// Forms, widens and merges Conflicts by the attacks that are about to be made (SMM-24).
void formConflicts(RoundState& state);
/// Those that engaged a Conflict join it, those it can do without leave it, and finished ones end (SMM-24).
void settleConflicts(RoundState& state);
/// Every Conflict in reading order has one round of combat (SMM-25, SMM-26).
void playConflicts(RoundState& state);
/// Stacks outside Conflicts act, the first player's first (SMM-25).
void actOutside(RoundState& state);

/// Rolls for the attack and lets its damage fall (SMM-27).
void strike(RoundState& state, const Frozen& frozen, const Attack& attack);

} // namespace sf::smm
