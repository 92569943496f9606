// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/recording.h"
#include "core/rules/battle/refusal.h"
#include "core/rules/battle/special.h"

namespace sf::battle {

/// Topics of the actions that all battles share, to find the rule that a refusal cites.
enum class Topic : std::uint8_t {
    Units,        ///< a unit's numbers
    Movement,     ///< costs and paths
    Stacks,       ///< merging and splitting; no empty stacks
    Rotation,     ///< the direction that a stack faces
    Conflicts,    ///< stacks in a fight must stay
    PendingUnits, ///< changes to units in a fight
    Leaders,
    Value,         ///< which units count for more
    StackingOrder, ///< the player's order of a stack's units
};

/// How a stack's units stand, for pictures.
struct Formation {
    static constexpr std::size_t empty = SIZE_MAX;
    static constexpr std::size_t gap = empty - 1; ///< of a unit that has croaked

    Posture posture = Posture::Neutral; ///< in effect
    int width = 0;
    /// Row by row from the Front, from the left with the Front at the bottom: a unit's position in the stack,
    /// empty or a gap.
    std::vector<std::size_t> cells;
    std::vector<std::size_t> leaders; ///< positions of units whose tokens are ringed, ascending
};
/// The width of the smallest square with room for so many units.
int formationWidth(int units);

/// A rule system as the shared parts of a battle see it: one subclass in its own folder, and a line in
/// core/rules/systems. A system that overrides only its names still has stacks that move, merge and split.
class System {
public:
    virtual ~System() = default;

    virtual RuleSystem id() const = 0;
    /// The word in a document's `rules`.
    virtual std::string_view key() const = 0;
    /// The rule on this topic, or none if these rules don't cover it.
    virtual Rule rule(Topic topic) const;
    /// The house rules in addition to the shared ones.
    virtual std::span<const Option> options() const;
    /// The unit specials that a rule of this system uses.
    virtual std::span<const Special> specials() const;

    /// The direction that the stack faces; nothing where stacks face nowhere and can't rotate.
    virtual std::optional<hex::Direction> facing(const Stack& stack) const;
    /// By default the living units in the stack's order, in reading direction without a Front.
    virtual Formation formation(const Battle& battle, const Stack& stack) const;
    /// Returns the posture that the stack has taken, whether it has an effect or not.
    virtual Posture postureOf(const Stack& stack) const;
    /// Returns what the stack screens, if that has an effect now.
    virtual Screens screenedBy(const Battle& battle, const Stack& stack) const;

    // Play

    /// Returns whether such battles can be played as games (BAT-1). A system that says so needs rounds or
    /// turns of its own, and computer players; without, its battles are boards.
    virtual bool canBePlayed() const;
    /// Returns whether sides play in turns; otherwise all give orders for a round (BAT-2, BAT-13).
    virtual bool hasTurns() const;
    /// Begins the first turn of play. Only for systems with turns.
    virtual void beginTurns(Battle& battle) const;
    /// Begins the next side's turn because the current side can't continue. Only for systems with turns. If
    /// play ends, tells `sink` unless it is null.
    virtual void passTurn(Battle& battle, EventSink* sink) const;

    // Legality

    /// Returns why these units can't be in one stack, if so.
    virtual std::optional<Refusal> mayStack(std::span<const Unit> units) const;
    virtual std::optional<Refusal> mayLead(const Stack& stack, const std::optional<UnitId>& leader) const;
    /// Has the stack take the posture. Returns why it can't, if so.
    virtual std::optional<Refusal> take(Stack& stack, Posture posture) const;
    /// Has the stack screen something, or nothing. Returns why it can't, if so.
    virtual std::optional<Refusal> screen(const Battle& battle, Stack& stack, const Screens& screens) const;
    virtual std::optional<Refusal> maySwap(const Battle& battle, const Stack& stack, const Unit& first,
                                           const Unit& second) const;
    /// Returns why the player can't choose the order of the stack's units, if so.
    virtual std::optional<Refusal> mayOrder(const Stack& stack) const;
    /// Gives the stack the special bonus; an empty one is none. Returns why it can't have it, if so.
    virtual std::optional<Refusal> giveBonus(Stack& stack, const std::string& bonus) const;
    /// Gives the stack these modifiers in place of those that it has. Returns why it can't have them, if so.
    virtual std::optional<Refusal> giveModifiers(Stack& stack, const std::vector<Modifier>& modifiers) const;
    /// Checks that the option exists, shared or in this system, and can have this raw JSON value.
    std::optional<Refusal> mayRule(std::string_view option, std::string_view value) const;

    // Changes to units in a fight

    /// Keeps a change to a unit for when its stack is in no fight any more. Returns false if it isn't to
    /// wait.
    virtual bool delay(Stack& stack, const Unit& now, const Unit& edited) const;
    /// Makes the changes that waited. Returns the changed units.
    virtual std::vector<UnitId> makeDelayed(Stack& stack, const Battle& battle) const;

    // Movement

    /// How much the stack can spend on movement, and whether it flies.
    virtual int moveOf(const Stack& stack) const;
    virtual bool flies(const Stack& stack) const;
    /// Returns why the stack can't move at this time, if so.
    virtual std::optional<Refusal> mayMove(const Battle& battle, const Stack& stack) const;
    /// Deducts the cost of a move.
    virtual void spend(Stack& stack, int cost) const;
    /// When `from` joins `into`: transfers what it has used up in this turn, and changes that wait.
    virtual void join(const Stack& from, Stack& into) const;

    // Watching

    /// The kinds of events that only these rules tell.
    virtual std::span<const EventType* const> events() const;
};

/// Returns null if neither the shared options nor this system have it.
const Option* findOption(const System& system, std::string_view name);

} // namespace sf::battle
