// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/combatant.h"

#include <mutex>

/// The stacks of a fight of which many states are gone through: they come back again and again.
namespace sf::smm {

/// Numbers of stacks as they came by, the same for all threads.
class StackTable {
public:
    /// `key`: what tells it apart from the others.
    std::uint32_t number(std::string key, const battle::StackPointer& stack);
    battle::StackPointer stack(std::uint32_t number) const;

private:
    mutable std::mutex m_mutex;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::vector<battle::StackPointer> m_stacks;
};

/// One thread's own stacks of a fight, each kept once, with what they come to: who was reckoned, formed anew
/// or hurt before need not be again. Each thread has its own, because threads that count who holds a shared
/// stack wait for each other.
class KnownStacks {
public:
    explicit KnownStacks(StackTable& table) : m_table(table) {}
    KnownStacks(const KnownStacks&) = delete;
    KnownStacks& operator=(const KnownStacks&) = delete;

    /// The one that stands for all that are equal to it.
    battle::StackPointer same(std::size_t position, const battle::StackPointer& stack);
    /// Puts it in place of each stack of the battle.
    void unify(battle::Battle& battle);
    std::uint32_t number(const battle::StackPointer& stack) const { return m_numbers.at(stack.get()); }
    battle::StackPointer numbered(std::uint32_t number);

    /// In words of its own what is done to a stack.
    using Edit = std::u32string;
    /// What the stack became by the edit; null when nobody did that yet.
    battle::StackPointer edited(const battle::StackPointer& stack, const Edit& edit) const;
    void note(const battle::StackPointer& stack, const Edit& edit, battle::StackPointer result);

    /// Null when nobody reckoned it yet.
    CombatantPointer combatant(const battle::StackPointer& stack) const;
    void note(CombatantPointer combatant);

private:
    void keep(std::uint32_t number, const battle::StackPointer& stack);

    StackTable& m_table;
    std::vector<battle::StackPointer> m_stacks; ///< by number; null: not met yet
    std::unordered_map<std::string, std::uint32_t> m_keys;
    std::unordered_map<const battle::Stack*, std::uint32_t> m_numbers;
    std::unordered_map<Edit, battle::StackPointer> m_edited;
    std::unordered_map<const battle::Stack*, CombatantPointer> m_combatants;
};

} // namespace sf::smm
