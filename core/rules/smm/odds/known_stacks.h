// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/stack_factory.h"

#include <mutex>

/// Caches the stacks of a fight whose states are explored, because the same few recur again and again.
namespace sf::smm {

/// A stack and its position in the battle. Equal ones have everything in common.
struct PlacedStack {
    std::size_t position;
    battle::StackPointer stack;
    bool operator==(const PlacedStack& other) const {
        return position == other.position && *stack == *other.stack;
    }
    struct Hash {
        std::size_t operator()(const PlacedStack& placed) const;
    };
};
/// A number for each stack.
using StackNumbers = std::unordered_map<PlacedStack, std::uint32_t, PlacedStack::Hash>;

/// Numbers stacks in order of appearance, for all threads.
class StackTable {
public:
    std::uint32_t number(const PlacedStack& placed);
    battle::StackPointer stack(std::uint32_t number) const;

private:
    mutable std::mutex m_mutex;
    StackNumbers m_numbers;
    std::vector<battle::StackPointer> m_stacks;
};

/// One thread's cache of a fight's stacks and of what edits and freezing made of them, so that nothing is
/// computed twice. Each thread has its own, because shared reference counts slow threads down.
class KnownStacks final : public StackFactory {
public:
    explicit KnownStacks(StackTable& table) : m_table(table) {}
    KnownStacks(const KnownStacks&) = delete;
    KnownStacks& operator=(const KnownStacks&) = delete;

    /// Returns the cached stack that equals this one.
    battle::StackPointer same(std::size_t position, const battle::StackPointer& stack);
    /// Replaces each stack of the battle by its cached equal.
    void unify(battle::Battle& battle);
    std::uint32_t number(const battle::StackPointer& stack) const { return m_numbers.at(stack.get()); }
    battle::StackPointer numbered(std::uint32_t number);

    battle::StackPointer hurt(std::size_t position, const battle::StackPointer& stack,
                              const Losses& losses) override;
    battle::StackPointer reformed(std::size_t position, const battle::StackPointer& stack,
                                  const HouseRules& rules) override;
    CombatantPointer combatant(const battle::Battle& battle, std::size_t position,
                               ResistanceSum resistance) override;
    void prepare(battle::Battle& battle) override { unify(battle); }

private:
    /// Numbers that say which stack is changed and how.
    using Edit = std::u32string;
    static Edit editOf(const battle::StackPointer& stack);
    template<class Make>
    battle::StackPointer edited(std::size_t position, const battle::StackPointer& stack, const Edit& edit,
                                Make&& make);
    void keep(std::uint32_t number, const battle::StackPointer& stack);

    StackTable& m_table;
    std::vector<battle::StackPointer> m_stacks; ///< by number; null: not seen yet
    StackNumbers m_known;
    std::unordered_map<const battle::Stack*, std::uint32_t> m_numbers;
    std::unordered_map<Edit, battle::StackPointer> m_edited;
    std::unordered_map<const battle::Stack*, CombatantPointer> m_combatants;
};

} // namespace sf::smm
