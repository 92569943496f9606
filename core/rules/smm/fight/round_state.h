// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/path.h"
#include "core/rules/battle/recording.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/fight/stack_factory.h"

#include <functional>

/// Shared state and helpers of the parts that play a battle round.
namespace sf::smm {

/// The battle with its stacks as the running round froze them, or unchanged if no round is running.
battle::Battle asFrozen(const battle::Battle& battle);
/// The battle whose Squares and stats apply to this stack's attack: in a Conflict, those frozen for its
/// round; outside Conflicts, the present ones; between rounds, those with which the next round begins
/// (SMM-11, SMM-18).
battle::Battle asCounted(const battle::Battle& battle, const battle::StackId& attacker);
/// Returns whether the frozen ones apply, so that rotations of the round count too.
bool countsAsFrozen(const battle::Battle& battle, const battle::StackId& attacker);
/// Applies the rotations that stacks have made in the running round.
void rotateAsTurned(Frozen& frozen, const battle::Battle& battle);

/// The battle while it changes, its events, and who engaged whom. Every edit of a stack goes through here.
class RoundState final : public battle::EventSink {
public:
    /// Tells what happens to `sink` unless it is null.
    RoundState(const battle::Battle& battle, Luck& luck, battle::EventSink* sink,
               ResistanceSum resistance = ResistanceSum::Sum, StackFactory& factory = defaultFactory());

    const battle::Battle& battle() const { return m_battle; }
    battle::StackPointer stack(const battle::StackId& id) const { return m_battle.stacks.find(id); }
    bool lives(const battle::StackId& id) const { return stack(id)->isAlive(); }
    /// An empty order if the player gave none.
    const Order& order(const battle::StackId& id) const;
    template<class Change>
    void editOrders(Change&& change) {
        smm::editOrders(m_battle.plans, std::forward<Change>(change));
    }
    const std::vector<Conflict>& conflicts() const { return conflictsOf(m_battle); }
    /// Calls `change(conflicts)`.
    template<class Change>
    void editConflicts(Change&& change) {
        m_asked = 0;
        smm::editConflicts(m_battle, std::forward<Change>(change));
    }
    /// Calls `change(conflict)` with the one at this index.
    template<class Change>
    void editConflict(std::size_t conflict, Change&& change) {
        editConflicts([&](std::vector<Conflict>& conflicts) { change(conflicts[conflict]); });
    }
    std::optional<std::size_t> conflictOf(const battle::StackId& id) const;
    /// Adds a stack that was in no Conflict to this one. Initiative is computed once all have entered.
    void enter(std::size_t conflict, const battle::StackId& id);

    template<class Edit>
    void edit(const battle::StackId& id, Edit&& change) {
        const std::size_t position = m_battle.stacks.position(id);
        auto copy = std::make_shared<battle::Stack>(*m_battle.stacks[position]);
        change(*copy);
        m_battle.stacks.replace(position, std::move(copy));
    }
    void hurt(const battle::StackId& id, const Losses& losses);
    void reform(const battle::StackId& id);
    bool ask(const Question& question, Event& event) { return m_luck.ask(question, event); }
    /// Whether anybody wants to know what happens.
    bool isWatched() const { return m_sink != nullptr; }
    /// Call after the change that the event tells.
    void tell(Event event) { tell(std::move(event), m_battle); }
    void tell(Event event, const battle::Battle& now) override;
    /// Counts an attack for the figures of a played battle (BAT-12).
    void count(const battle::StackId& attacker, bool hit, const Question& question);
    /// The battle, for changes to it as a whole before a round begins.
    battle::Battle& whole() {
        m_asked = 0;
        return m_battle;
    }

    /// The running round. finish() writes its progress back to the battle.
    RunningRound& running() { return m_running; }
    const RunningRound& running() const { return m_running; }
    bool isRunning() const { return m_isRunning; }
    void begin();
    /// Freezes the present stats and Squares of all stacks for the rest of the round.
    void freeze();
    const Frozen& frozen() const { return *m_frozen; }
    void rotate(const battle::StackId& id, int sides);
    void end();
    /// The number of the Conflict being fought; 0 outside.
    int fighting = 0;

    /// The battle including the progress of its round.
    battle::Battle carriedBack() &&;
    /// Everything that differs from the battle at the start.
    battle::Changes changes() &&;
    /// Sets the number of their Conflict in the events before the Conflicts lined up.
    void numberConflicts();

private:
    int conflictNumber(const Event& event);

    const battle::Battle& m_before;
    battle::Battle m_battle;
    RunningRound m_running;
    bool m_isRunning = false;
    Luck& m_luck;
    battle::EventSink* m_sink;
    ResistanceSum m_resistance;
    StackFactory& m_factory;
    struct Count {
        std::int64_t hits = 0;
        std::int64_t expected = 0; ///< in millionths
    };
    void closeCounts();
    std::array<Count, battle::largestSideCount> m_counts{};
    std::unordered_map<battle::StackId, int>
        m_numbers; ///< of the round's Conflicts, made when first asked for
    /// Maps stacks to Conflicts; built when looked up often while Conflicts don't change.
    mutable std::unordered_map<battle::StackId, std::size_t> m_conflictOf;
    mutable int m_asked = 0;
    std::optional<battle::Battle> m_then;
    std::optional<Frozen> m_frozen;
};

/// Returns whether units joined or croaked since the Square was formed (SMM-18).
bool needsReform(const battle::Stack& stack);
/// The living units in order of Value: the Square with which the next round begins.
battle::Stack asReformed(const battle::Stack& stack);
/// Which stacks re-form: between rounds all (SMM-18), during a round only those outside Conflicts (SMM-29).
enum class Reforming : std::uint8_t { All, OutsideConflicts };
battle::Battle asReformed(battle::Battle battle, Reforming reforming);

// The round as a whole
/// The orders must be legal.
void beginRound(RoundState& state, Engaging engaging = Engaging::ByOrder);
/// Lets the next stack act. A round must be running.
void stepRound(RoundState& state);

/// Returns the first illegal order, or nothing if all are legal.
std::optional<OrderRefusal> ordersRefusal(const battle::Battle& battle, const Orders& orders);

/// Returns whether the order contains nothing that a stack does in a Conflict, so that BAT-7 decides.
bool actsByItself(const Order& order);
/// The attack that the stack is ordered to make, if it can act.
std::optional<Attack> orderedAttack(const battle::Battle& battle, const battle::StackId& id);
/// The same if it is possible and engages (SMM-24).
std::optional<Attack> engagingAttack(const battle::Battle& battle, const battle::StackId& id);
/// The attack that it makes in its turn: by order, or in a Conflict on its own (BAT-7). `stack` is in the
/// frozen state, if any, because a stack that was eliminated in the round still acts (SMM-26).
std::optional<Attack> attackOf(const battle::Battle& battle, const battle::Stack& stack);
/// The same with a faster Conflict lookup.
using ConflictFinder = std::function<std::optional<std::size_t>(const battle::StackId&)>;
std::optional<Attack> attackOf(const battle::Battle& battle, const battle::Stack& stack,
                               const ConflictFinder& conflictOf);
/// An attack on the first living opposing stack in melee reach, in a Conflict or not.
std::optional<Attack> attackInReach(const battle::Battle& battle, const battle::StackId& id);
/// The stack's data for finding paths.
battle::Traveller traveller(const battle::Stack& stack);

// Orders that stand (standing_orders.cpp)
/// The order that stands once a player has given another: rotation, posture and screening alone replace no
/// action (BAT-5), and only another rotation, or 0, replaces a rotation then (BAT-21).
Order orderAfter(const Order& standing, const Order& given);
/// In play before a round, on a board after it: drops what has become impossible and tells it (BAT-22). In
/// play, attacks are forfeited instead (BAT-4). Rotation and posture stay (BAT-16).
void dropImpossible(RoundState& state);
/// Ends a move or an advance; posture and rotation of the order stay (BAT-5).
void dropJourney(RoundState& state, const battle::StackId& id);
/// Outside a Conflict, fleeing is moving (BAT-5).
void moveInsteadOfFleeing(RoundState& state, const battle::StackId& id);
/// The orders that remain for the next round (BAT-5, BAT-6).
Orders keptOrders(const RoundState& state);

/// Returns whether the attack engages: a shot does only if the target can answer (SMM-24).
bool engages(const battle::Battle& battle, const Attack& attack);

/// The living stacks of a Conflict by Initiative, highest first (SMM-26).
std::vector<battle::StackId> byInitiative(const battle::Battle& battle, const Conflict& conflict);
/// The stack's Initiative in the Conflict; computed if the document omits it (SMM-11).
std::int64_t initiativeIn(const battle::Battle& battle, const Conflict& conflict, const battle::StackId& id);
/// The order in which Conflicts fight: by their highest, then leftmost hex (SMM-25).
bool fightsBefore(const battle::Battle& battle, const std::vector<battle::StackId>& one,
                  const std::vector<battle::StackId>& other);

/// Computes the Initiative of all its stacks (SMM-11).
void computeInitiative(const battle::Battle& battle, Conflict& conflict);
/// Forms, extends and merges Conflicts by the attacks about to be made (SMM-24).
void formConflicts(RoundState& state, Engaging engaging);
/// Adds stacks that engaged a Conflict, removes dead ones, and ends finished Conflicts (SMM-24).
void settleConflicts(RoundState& state);
/// Between rounds: the battle with the Conflicts that the present orders will form.
battle::Battle withConflictsFormed(const battle::Battle& battle);
/// Ends the Conflict of these stacks after its round if nothing was done in it (BAT-7).
void endIdleConflict(RoundState& state, const std::vector<battle::StackId>& stacks);
/// Ends the Conflict at this index unconditionally.
void endConflict(RoundState& state, std::size_t conflict, Rule rule);

/// Carries out one stack's action in its Conflict; the first may disengage the whole Conflict. Returns how
/// many stacks have acted with it.
std::size_t actInConflict(RoundState& state, const std::vector<battle::StackId>& stacks, std::size_t next);
/// The stacks that act outside Conflicts, the first player's first (SMM-25), without those that have nothing
/// to do.
std::vector<battle::StackId> outsiders(const RoundState& state);
void actOutside(RoundState& state, const battle::StackId& id);

/// Rolls for the attack and applies its damage (SMM-27).
void strike(RoundState& state, const Frozen& frozen, const Attack& attack);

} // namespace sf::smm
