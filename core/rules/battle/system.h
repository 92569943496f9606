// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/refusal.h"
#include "core/rules/battle/special.h"

namespace sf::battle {

/// What the actions that all battles share are about, for the rule that their refusals cite.
enum class Topic : std::uint8_t {
    Units,        ///< the numbers of a unit
    Movement,     ///< costs and paths
    Stacks,       ///< merging and splitting; no stack without units
    Rotation,     ///< where a stack faces
    Conflicts,    ///< who fights stays
    PendingUnits, ///< changes to units that fight
    Leaders,
    Modifiers,
    StackingOrder, ///< the order that the player gives a stack's units
};

/// A rule system as the shared parts of a battle see it: one subclass in a folder of its own, and a line in
/// core/rules/systems. A system that overrides nothing but its names has stacks that move, merge and split.
class System {
public:
    virtual ~System() = default;

    virtual RuleSystem id() const = 0;
    /// The word of a document's `rules`.
    virtual std::string_view key() const = 0;
    /// The rule that says so; none: the rules leave it open.
    virtual Rule rule(Topic topic) const;
    /// House rules besides the shared ones.
    virtual std::span<const Option> options() const;
    /// Specials of units that a rule of the system reads.
    virtual std::span<const Special> specials() const;

    /// Whether stacks face somewhere, and turn.
    virtual bool hasFacings() const;
    /// Whether what the stack screens has an effect now.
    virtual bool screens(const Battle& battle, const Stack& stack) const;

    // Play

    /// Whether sides play in turns; else all give orders for a round (BAT-2, BAT-13).
    virtual bool hasTurns() const;
    /// The side that has the turn can't play any more: the next one's begins. Only for systems with turns.
    virtual void passTurn(Battle& battle) const;

    // Legality

    /// Whether these units may stand in one stack.
    virtual std::optional<Refusal> mayStack(std::span<const Unit> units) const;
    virtual std::optional<Refusal> mayLead(const Stack& stack, const std::optional<UnitId>& leader) const;
    virtual std::optional<Refusal> mayTake(const Battle& battle, const Stack& stack, Posture posture) const;
    virtual std::optional<Refusal> mayScreen(const Battle& battle, const Stack& stack,
                                             const Screens& screens) const;
    virtual std::optional<Refusal> maySwap(const Battle& battle, const Stack& stack, const Unit& first,
                                           const Unit& second) const;
    /// Whether the player orders a stack's units at will, and gives it a special bonus.
    virtual std::optional<Refusal> mayOrder(const Stack& stack) const;
    virtual std::optional<Refusal> mayHaveBonus(std::string_view bonus) const;
    /// Whether the option exists, shared or of the system, and the raw JSON value is one that it can have.
    std::optional<Refusal> mayRule(std::string_view option, std::string_view value) const;

    // Movement

    /// What the stack may spend on going somewhere, and whether it flies there.
    virtual int moveOf(const Stack& stack) const;
    virtual bool flies(const Stack& stack) const;
    /// Whether it is the stack's time to move.
    virtual std::optional<Refusal> mayMove(const Battle& battle, const Stack& stack) const;
    /// What going for that much uses up.
    virtual void spend(Stack& stack, int cost) const;
    /// What the turn has used up in `from` is used up in the stack into which it goes.
    virtual void join(const Stack& from, Stack& into) const;
};

/// Null for an option that neither all battles nor those of this system have.
const Option* findOption(const System& system, std::string_view name);

} // namespace sf::battle
