// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sf::battle {

enum class RemovalKind : std::uint8_t;
struct Pieces;
struct Stack;

/// What rule systems keep about a stack, or about a battle, besides what all systems share: at most one
/// structure of each system, which only that system looks into. Structures with their default values aren't
/// kept. A document may have structures of other systems than its own; they stay until it is converted.
///
/// A structure is copied and compared with ==, and names its system: `static constexpr RuleSystem owner`. It
/// may have the following functions; the shared parts of a battle call them, or else assume what is in
/// brackets.
/// - `bool hasProgress() const`: whether the round or turn has used anything up [no]
/// - `void unitsChanged(const Stack&)`: units of the stack were added, removed, changed or put in another
/// order
///   [nothing]
/// - `bool names(const Pieces&) const`, `void forget(const Pieces&)`: whether it names one of the pieces,
/// which are
///   gone, and names them no more [never]
/// - `void join(const Value&)`: takes over what a stack that merges into this one has [nothing]
/// - `int usesOf(std::string_view kind) const`, `void renameKind(std::string_view kind, const std::string&
/// name)`:
///   how often it names a kind of units, and its new name [never]
/// - `void rest()`: removes that for the next round or turn [nothing to remove]
/// - `void splitOff()`: turns a stack's structure into that of a new stack that splits off it [the defaults]
/// - `void duplicate()`: turns it into that of a copy of the stack in another place or document [unchanged]
/// - `void unshare()`: copies what it shares with its original, such as Shared members [nothing is shared]
/// - `std::vector<RemovalKind> settings() const`: what players have set in it [nothing]
/// - `int sideToMove() const`: of a battle with turns, the side whose turn it is [the first]
class SystemState {
public:
    /// The defaults if there is none.
    template<class Value>
    const Value& of() const {
        if (const Part* part = find(Value::owner))
            return static_cast<const PartOf<Value>*>(part)->value;
        static const Value standard{};
        return standard;
    }
    /// Calls `change(value)` with a copy and puts that in the place of the original.
    template<class Value, std::invocable<Value&> Change>
    void edit(Change&& change) {
        const Part* part = find(Value::owner);
        Value value = part ? static_cast<const PartOf<Value>*>(part)->value : Value();
        change(value);
        put(Value::owner, kept(std::move(value)));
    }

    bool hasProgress() const;
    void rest();
    /// The state of a stack that splits off the one with this state.
    SystemState splitOff() const;
    std::vector<RemovalKind> settings() const;
    int sideToMove(RuleSystem system) const;
    void unitsChanged(const Stack& stack);
    bool names(const Pieces& gone) const;
    void forget(const Pieces& gone);
    void join(const SystemState& from);
    void duplicate();
    int usesOf(std::string_view kind) const;
    void renameKind(std::string_view kind, const std::string& name);
    /// Copies the structures, so that threads don't count the same references.
    void unshare();

    bool operator==(const SystemState& other) const;

private:
    /// A structure, and those of the systems after it, by name. Immutable once others can share it.
    struct Part {
        explicit Part(RuleSystem system) : owner(system) {}
        virtual ~Part() = default;
        virtual bool equals(const Part& other) const = 0;
        virtual std::shared_ptr<Part> copy() const = 0;
        virtual std::shared_ptr<Part> unshared() const = 0;
        virtual bool hasProgress() const = 0;
        // Null for the defaults
        virtual std::shared_ptr<Part> withUnitsChanged(const Stack& stack) const = 0;
        virtual std::shared_ptr<Part> joinedTo(const Part* into) const = 0;
        virtual std::shared_ptr<Part> without(const Pieces& gone) const = 0;
        virtual std::shared_ptr<Part> renamed(std::string_view kind, const std::string& name) const = 0;
        virtual std::shared_ptr<Part> rested() const = 0;
        virtual std::shared_ptr<Part> splitOff() const = 0;
        virtual std::shared_ptr<Part> duplicate() const = 0;
        virtual bool names(const Pieces& gone) const = 0;
        virtual int usesOf(std::string_view kind) const = 0;
        virtual std::vector<RemovalKind> settings() const = 0;
        virtual int sideToMove() const = 0;

        RuleSystem owner;
        std::shared_ptr<const Part> next;
    };
    template<class Value>
    struct PartOf;
    /// Null for the defaults.
    template<class Value>
    static std::shared_ptr<Part> kept(Value value) {
        return value == Value() ? nullptr : std::make_shared<PartOf<Value>>(std::move(value));
    }

    const Part* find(RuleSystem owner) const {
        const Part* part = m_first.get();
        while (part && part->owner != owner)
            part = part->next.get();
        return part;
    }
    /// Replaces the system's structure; null removes it.
    void put(RuleSystem owner, std::shared_ptr<Part> part);
    /// Made of what `change(part)` returns.
    template<class Change>
    SystemState changed(Change&& change) const;

    std::shared_ptr<const Part> m_first;
};

template<class Value>
struct SystemState::PartOf final : SystemState::Part {
    explicit PartOf(Value from) : Part(Value::owner), value(std::move(from)) {}
    bool equals(const Part& other) const override {
        return owner == other.owner && value == static_cast<const PartOf&>(other).value;
    }
    std::shared_ptr<Part> copy() const override { return std::make_shared<PartOf>(value); }
    bool hasProgress() const override {
        if constexpr (requires { value.hasProgress(); })
            return value.hasProgress();
        else
            return false;
    }
    std::shared_ptr<Part> unshared() const override {
        Value fresh = value;
        if constexpr (requires { fresh.unshare(); })
            fresh.unshare();
        return std::make_shared<PartOf>(std::move(fresh));
    }
    std::shared_ptr<Part> withUnitsChanged(const Stack& stack) const override {
        Value fresh = value;
        if constexpr (requires { fresh.unitsChanged(stack); })
            fresh.unitsChanged(stack);
        return kept(std::move(fresh));
    }
    std::shared_ptr<Part> joinedTo(const Part* into) const override {
        Value fresh = into ? static_cast<const PartOf*>(into)->value : Value();
        if constexpr (requires { fresh.join(value); })
            fresh.join(value);
        return kept(std::move(fresh));
    }
    std::shared_ptr<Part> without(const Pieces& gone) const override {
        Value fresh = value;
        if constexpr (requires { fresh.forget(gone); })
            fresh.forget(gone);
        return kept(std::move(fresh));
    }
    bool names(const Pieces& gone) const override {
        if constexpr (requires { value.names(gone); })
            return value.names(gone);
        else
            return false;
    }
    std::shared_ptr<Part> renamed(std::string_view kind, const std::string& name) const override {
        Value fresh = value;
        if constexpr (requires { fresh.renameKind(kind, name); })
            fresh.renameKind(kind, name);
        return kept(std::move(fresh));
    }
    int usesOf(std::string_view kind) const override {
        if constexpr (requires { value.usesOf(kind); })
            return value.usesOf(kind);
        else
            return 0;
    }
    std::shared_ptr<Part> duplicate() const override {
        Value fresh = value;
        if constexpr (requires { fresh.duplicate(); })
            fresh.duplicate();
        return kept(std::move(fresh));
    }
    std::shared_ptr<Part> rested() const override {
        Value fresh = value;
        if constexpr (requires { fresh.rest(); })
            fresh.rest();
        return kept(std::move(fresh));
    }
    std::shared_ptr<Part> splitOff() const override {
        Value fresh = value;
        if constexpr (requires { fresh.splitOff(); })
            fresh.splitOff();
        else
            fresh = {};
        return kept(std::move(fresh));
    }
    std::vector<RemovalKind> settings() const override {
        if constexpr (requires { value.settings(); })
            return value.settings();
        else
            return {};
    }
    int sideToMove() const override {
        if constexpr (requires { value.sideToMove(); })
            return value.sideToMove();
        else
            return 0;
    }

    Value value;
};

} // namespace sf::battle
