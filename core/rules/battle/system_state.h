// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/rules/rule.h"
#include "core/rules/shared.h"

#include <concepts>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace sf::battle {

enum class RemovalKind : std::uint8_t;
struct Battle;
struct Edit;
struct Pieces;
struct Stack;
class SystemState;

/// The stacks that fight each other, one list for each fight.
using Fights = std::vector<std::vector<StackId>>;
/// A stack, and the one that other sides' orders on it are on from now on: the stack that it merged into, or
/// the larger part that split off it (BAT-16, BAT-19).
struct Succession {
    StackId from;
    StackId to;
};
/// In the order in which they happened.
using Successions = std::vector<Succession>;
/// Ids that stacks were planned with, and those that they have got instead (BAT-22).
using NewIds = std::map<StackId, StackId>;
using StackFilter = std::function<bool(const StackId&)>;

/// What one rule system keeps about a stack, about a battle or of the players' plans, besides what all
/// systems share. The shared parts call these functions where a battle changes in a way that all systems
/// know. A system's structure derives from StateOf and overrides those that concern it.
class StatePart {
public:
    virtual ~StatePart() = default;

    /// Units of the stack were added, removed, changed or put in another order.
    virtual void unitsChanged(const Stack& /*stack*/) {}
    /// Pieces are gone and must not be named any more.
    virtual void forget(const Pieces& /*gone*/) {}
    /// How often it names a kind of units, and the kind's new name.
    virtual int usesOf(std::string_view /*kind*/) const { return 0; }
    virtual void renameKind(std::string_view /*kind*/, std::string_view /*name*/) {}
    /// Becomes that of a new stack that splits off this one.
    virtual void splitOff() {}
    /// Becomes that of a copy of the stack in another place or document.
    virtual void duplicate() {}
    /// What players have set in it, by the members' names in files (SystemText::removals).
    virtual std::vector<std::string_view> settings() const { return {}; }
    /// Of a battle with turns: the side whose turn it is.
    virtual int sideToMove() const { return 0; }
    /// Of a battle: whether a round is being resolved.
    virtual bool isRunning() const { return false; }
    /// Of a battle: who fights whom. A stack in a fight can't simply walk away.
    virtual Fights fights() const { return {}; }
    /// Whether these are the same without a doubt; quick.
    virtual bool hasSameFights(const StatePart& /*other*/) const { return false; }
    virtual bool isFighting(const StackId& /*stack*/) const { return false; }
    /// Of a battle in which stacks fight: stacks or the map were edited, with this result.
    virtual void piecesChanged(const Edit& /*edit*/, const Battle& /*after*/) {}
    /// Removes what a round or turn has used up.
    virtual void rest() {}

    // Of plans

    /// Keeps those for these stacks only.
    virtual void keep(const StackFilter& /*accepts*/) {}
    /// Adds those of others, of the same system, for stacks that have none.
    virtual void add(const StatePart& /*others*/) {}
    /// Has them go from stack to stack as these merged and split (BAT-16, BAT-19).
    virtual void follow(const Successions& /*successions*/) {}
    /// Has them name stacks by other ids than they were planned with (BAT-22).
    virtual void rename(const NewIds& /*ids*/) {}
    /// Drops what needs a stack, a piece or a hex that the battle doesn't have any more (BAT-16).
    virtual void dropGone(const Battle& /*battle*/) {}
    /// Whether the stack is told to act.
    virtual bool tells(const StackId& /*stack*/) const { return false; }
    /// What the stack was told and isn't any more in these plans.
    virtual std::optional<RemovalKind> lost(const StackId& /*stack*/, const SystemState& /*after*/) const {
        return std::nullopt;
    }

    /// What makes a part like this one become `after`, of the same system. Parts that are large and change
    /// often keep only what differs.
    using PartEdit = std::function<void(StatePart&)>;
    virtual PartEdit editTo(const std::shared_ptr<const StatePart>& after) const = 0;

    // StateOf implements these, too.
    virtual std::shared_ptr<StatePart> clone() const = 0;
    /// Copies what it shares with others.
    virtual void unshare() {}
    virtual bool isDefault() const = 0;
    /// The other one must be of the same system.
    virtual bool equals(const StatePart& other) const = 0;

    bool operator==(const StatePart&) const = default;
};

/// The base of the structure `Own`, which has a default and is copied and compared with ==.
template<class Own, RuleSystem system>
class StateOf : public StatePart {
public:
    static constexpr RuleSystem owner = system;

    PartEdit editTo(const std::shared_ptr<const StatePart>& after) const override {
        return [after](StatePart& part) { static_cast<Own&>(part) = static_cast<const Own&>(*after); };
    }
    std::shared_ptr<StatePart> clone() const override { return std::make_shared<Own>(own()); }
    bool isDefault() const override { return own() == Own(); }
    bool equals(const StatePart& other) const override { return own() == static_cast<const Own&>(other); }

private:
    const Own& own() const { return static_cast<const Own&>(*this); }
};

/// What rule systems keep about a stack, about a battle or of the players' plans: at most one part of each
/// system, which only that system looks into. Parts with their default values aren't kept. A document may
/// have parts of other systems than its own; they stay until it is converted. Copies share the parts.
class SystemState {
public:
    /// The defaults if there is none.
    template<class Own>
    const Own& of() const {
        if (const StatePart* part = find(Own::owner))
            return static_cast<const Own&>(*part);
        static const Own standard{};
        return standard;
    }
    /// Calls `change(own)`, with a copy if others share it.
    template<class Own, std::invocable<Own&> Change>
    void edit(Change&& change) {
        std::shared_ptr<StatePart>& part = m_parts.edit()[Own::owner];
        if (!part) // not a copy of what of() returns, whose references all threads would count
            part = std::make_shared<Own>();
        else if (part.use_count() > 1)
            part = std::make_shared<Own>(static_cast<const Own&>(*part));
        change(static_cast<Own&>(*part));
        put(Own::owner, part);
    }

    /// Calls a function of each part, such as &StatePart::rest. Returns whether that changed anything.
    template<class Function, class... Arguments>
    bool change(Function function, const Arguments&... arguments) {
        const SystemState before = *this;
        for (const auto& [owner, part] : before.parts()) {
            const std::shared_ptr<StatePart> fresh = part->clone();
            std::invoke(function, *fresh, arguments...);
            put(owner, fresh);
        }
        return !(*this == before);
    }
    /// Copies the parts and what they share, so that threads don't count the same references.
    void unshare() { change(&StatePart::unshare); }

    /// What makes a state like this one become the other, in little memory.
    std::function<void(SystemState&)> editTo(const SystemState& after) const;

    /// Adds plans, which replace those for the same stacks.
    void add(const SystemState& plans);

    int usesOf(std::string_view kind) const;
    std::vector<std::string_view> settings() const;
    Fights fights() const;
    bool hasSameFights(const SystemState& other) const;
    bool isFighting(const StackId& stack) const;
    bool tells(const StackId& stack) const;
    std::optional<RemovalKind> lost(const StackId& stack, const SystemState& after) const;
    bool isEmpty() const { return !m_parts; }
    /// Null if there is none.
    const StatePart* find(RuleSystem owner) const;

    bool operator==(const SystemState& other) const;

private:
    using Parts = std::map<RuleSystem, std::shared_ptr<StatePart>>;

    const Parts& parts() const;
    void put(RuleSystem owner, std::shared_ptr<StatePart> part);

    SharedOptional<Parts> m_parts; ///< null if all have their defaults
};

} // namespace sf::battle
