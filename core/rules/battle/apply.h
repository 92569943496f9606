// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/change.h"

namespace sf::battle {

/// What a rule system adds to the actions that all battles share. The document picks it by `Battle::rules`.
class System {
public:
    virtual ~System() = default;
    /// Whether these units may stand in one stack (MUL-1).
    virtual std::optional<Refusal> mayStack(std::span<const Unit> units) const;
    /// Actions that only one system has, such as postures; refusal or changes.
    virtual std::optional<Refusal> mayLead(const Stack& stack, const std::optional<UnitId>& leader) const = 0;
    virtual std::optional<Refusal> mayTake(const Battle& battle, const Stack& stack,
                                           Posture posture) const = 0;
    virtual std::optional<Refusal> mayScreen(const Battle& battle, const Stack& stack,
                                             const Screens& screens) const = 0;
    virtual std::optional<Refusal> maySwap(const Battle& battle, const Stack& stack, const Unit& first,
                                           const Unit& second) const = 0;
    /// Whether stacks face somewhere, and turn (SMM-20).
    virtual bool hasFacings() const { return true; }
    /// What the stack may spend on going somewhere, and whether it flies there (SMM-10).
    virtual int moveOf(const Stack& stack) const;
    virtual bool flies(const Stack& stack) const;
    /// Whether it is the stack's time to move.
    virtual std::optional<Refusal> mayMove(const Battle& battle, const Stack& stack) const;
    /// What going for that much uses up.
    virtual void spend(Stack& stack, int cost) const;
    /// What the turn has used up in `from` is used up in the stack into which it goes.
    virtual void join(const Stack& from, Stack& into) const;
    /// Whether the player orders a stack at will (MUL-1) and gives it a special bonus (MUL-5).
    virtual std::optional<Refusal> mayOrder(const Stack& stack) const;
    virtual std::optional<Refusal> mayHaveBonus(std::string_view bonus) const;
    /// Whether the option exists and the raw JSON value is one it can have.
    virtual std::optional<Refusal> mayRule(std::string_view option, std::string_view value) const = 0;
};

/// What the action comes to in this battle. Pure: the battle stays as it is.
Outcome apply(const Battle& battle, const Action& action, const System& system);

} // namespace sf::battle
