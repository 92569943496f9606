// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/path.h"
#include "core/rules/battle/running_round.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/fight/stack_factory.h"

#include <functional>

/// What the parts of a battle round share while it is played.
namespace sf::smm {

/// The battle with its stacks as they were when the running round froze them; as it is when none runs.
battle::Battle asFrozen(const battle::Battle& battle);
/// The battle whose Squares and stats count when this stack attacks: those frozen for its Conflict's round;
/// for who is outside Conflicts those of now; between rounds those that the next round begins with (SMM-11,
/// SMM-18).
battle::Battle asCounted(const battle::Battle& battle, const battle::StackId& attacker);
/// Whether those are the frozen ones, so that rotations of the round count too.
bool countsAsFrozen(const battle::Battle& battle, const battle::StackId& attacker);
/// The turns that stacks of the running round have made since.
void rotateAsTurned(Frozen& frozen, const battle::Battle& battle);

/// The battle as it changes, its events, and who engaged whom. Every edit of a stack goes through here.
class RoundState {
public:
    /// Events are appended to `events`; null: nobody wants to hear of them.
    RoundState(const battle::Battle& battle, Luck& luck, std::vector<Event>* events,
               ResistanceSum resistance = ResistanceSum::Sum, StackFactory& factory = defaultFactory());

    const battle::Battle& battle() const { return m_battle; }
    battle::StackPointer stack(const battle::StackId& id) const { return m_battle.stacks.find(id); }
    bool lives(const battle::StackId& id) const { return stack(id)->isAlive(); }
    /// No order at all when the player gave none.
    const Order& order(const battle::StackId& id) const;
    battle::Orders& orders() { return m_battle.orders.edit(); }
    std::vector<battle::Conflict>& conflicts() {
        m_asked = 0;
        return m_battle.conflicts.edit();
    }
    const std::vector<battle::Conflict>& conflicts() const { return *m_battle.conflicts; }
    std::optional<std::size_t> conflictOf(const battle::StackId& id) const;
    /// A stack that was in none is in this Conflict from now on.
    battle::Conflict& enter(std::size_t conflict, const battle::StackId& id);

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
    void tell(Event event);
    /// An attack, for the figures of a played battle (BAT-12).
    void count(const battle::StackId& attacker, bool hit, const Question& question);
    /// The battle for what is done to it as a whole, before a round begins.
    battle::Battle& whole() {
        m_asked = 0;
        return m_battle;
    }

    /// The running round. Progress is carried back into the battle by finish().
    battle::RunningRound& running() { return m_running; }
    const battle::RunningRound& running() const { return m_running; }
    bool isRunning() const { return m_isRunning; }
    void begin();
    /// Stats and Squares of all stacks are those of now, for the rest of the round.
    void freeze();
    const Frozen& frozen() const { return *m_frozen; }
    void rotate(const battle::StackId& id, int sides);
    void end();
    /// Which Conflict of the round is being fought, from 1; 0 outside.
    int fighting = 0;

    /// The battle with the progress of its round.
    const battle::Battle& carriedBack();
    /// Everything that differs from the battle at the beginning.
    battle::Changes changes();
    /// Gives the events of forming and merging Conflicts the number that they fight under.
    void numberConflicts();

private:
    int conflictNumber(const Event& event);

    const battle::Battle& m_before;
    battle::Battle m_battle;
    battle::RunningRound m_running;
    bool m_isRunning = false;
    Luck& m_luck;
    std::vector<Event>* m_events;
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
    /// Who is in which Conflict, made when many ask while none changes.
    mutable std::unordered_map<battle::StackId, std::size_t> m_conflictOf;
    mutable int m_asked = 0;
    std::optional<battle::Battle> m_then;
    std::optional<Frozen> m_frozen;
};

struct Stance {
    battle::Posture posture;
    battle::Screens screens;
};
/// What the stack takes at the round's beginning by this order (SMM-13, SMM-21); as it stands where that says
/// nothing.
Stance stanceOf(const battle::Stack& stack, const Order& order);

/// Units came or croaked since it was formed (SMM-18).
bool needsReform(const battle::Stack& stack);
/// The living in order of Value: the Square that the next round begins with.
battle::Stack asReformed(const battle::Stack& stack);
/// Whose gaps close: all between rounds (SMM-18), while a round runs only those of stacks in no Conflict
/// (SMM-29).
enum class Reforming : std::uint8_t { All, OutsideConflicts };
battle::Battle asReformed(battle::Battle battle, Reforming reforming);

// The round as a whole
/// The orders must be possible.
void beginRound(RoundState& state, Engaging engaging = Engaging::ByOrder);
/// The next stack acts; a round must run.
void stepRound(RoundState& state);

/// Why an order is not possible; nothing when all are.
std::optional<OrderRefusal> ordersRefusal(const battle::Battle& battle, const Orders& orders);

/// The order names nothing that the stack does in a Conflict, so that BAT-7 says what it does.
bool actsByItself(const Order& order);
/// The attack that the stack is ordered to make, where it can act.
std::optional<Attack> orderedAttack(const battle::Battle& battle, const battle::StackId& id);
/// The same where it can be made and engages (SMM-24).
std::optional<Attack> engagingAttack(const battle::Battle& battle, const battle::StackId& id);
/// The attack that it makes in its turn: by its order, or in a Conflict by itself (BAT-7). `stack`: as its
/// stats were frozen, if they were, since a stack that was eliminated in the round acts as it stood (SMM-26).
std::optional<Attack> attackOf(const battle::Battle& battle, const battle::Stack& stack);
/// The same for whoever knows faster in which Conflict a stack is.
using ConflictFinder = std::function<std::optional<std::size_t>(const battle::StackId&)>;
std::optional<Attack> attackOf(const battle::Battle& battle, const battle::Stack& stack,
                               const ConflictFinder& conflictOf);
/// On the first living opposing stack in melee reach, whether or not they are in a Conflict.
std::optional<Attack> attackInReach(const battle::Battle& battle, const battle::StackId& id);
/// What the stack needs for a way on the map.
battle::Traveller traveller(const battle::Stack& stack);
/// A move or an advance is an order no more; posture and rotation stay (BAT-5).
void dropJourney(RoundState& state, const battle::StackId& id);
/// The orders that stand for the next round (BAT-5, BAT-6).
Orders keptOrders(const RoundState& state);

/// Whether the attack engages: a shot only where the target can answer (SMM-24).
bool engages(const battle::Battle& battle, const Attack& attack);
/// A modifier prevents it (SMM-30).
bool cannotAct(const battle::Stack& stack);

/// Living stacks of a Conflict by Initiative, highest first (SMM-26).
std::vector<battle::StackId> byInitiative(const battle::Battle& battle, const battle::Conflict& conflict);
/// As it counts in the Conflict; what a document left out is computed (SMM-11).
std::int64_t initiativeIn(const battle::Battle& battle, const battle::Conflict& conflict,
                          const battle::StackId& id);
/// The order in which Conflicts fight: by their highest, then leftmost hex (SMM-25).
bool fightsBefore(const battle::Battle& battle, const std::vector<battle::StackId>& one,
                  const std::vector<battle::StackId>& other);

/// Computes the Initiative of all that are in it (SMM-11).
void computeInitiative(const battle::Battle& battle, battle::Conflict& conflict);
/// Forms, widens and merges Conflicts by the attacks that are about to be made (SMM-24).
void formConflicts(RoundState& state, Engaging engaging);
/// Those that engaged a Conflict join it, the dead leave it, and finished ones end (SMM-24).
void settleConflicts(RoundState& state);
/// The battle with the Conflicts that the orders given so far will form, between rounds.
battle::Battle withConflictsFormed(const battle::Battle& battle);
/// Ends the Conflict of these stacks, which has had its round, if nothing was done in it (BAT-7).
void endIdleConflict(RoundState& state, const std::vector<battle::StackId>& stacks);
/// Ends the Conflict at this place, whatever goes on in it.
void endConflict(RoundState& state, std::size_t conflict, Rule rule);

/// What one stack does in its Conflict; the first may disengage all of it. How many have acted by that.
std::size_t actInConflict(RoundState& state, const std::vector<battle::StackId>& stacks, std::size_t next);
/// Who acts outside Conflicts, the first player's first (SMM-25); those with nothing to do are left out.
std::vector<battle::StackId> outsiders(const RoundState& state);
void actOutside(RoundState& state, const battle::StackId& id);

/// Rolls for the attack and lets its damage fall (SMM-27).
void strike(RoundState& state, const Frozen& frozen, const Attack& attack);

} // namespace sf::smm
