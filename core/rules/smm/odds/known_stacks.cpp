// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/known_stacks.h"

#include "core/rules/smm/square/stack_state.h"

#include <cstdint>
#include <cstring>

namespace sf::smm {
namespace {

using battle::Stack;
using battle::StackPointer;

/// A deep copy, so that threads share no reference counts.
StackPointer ownCopy(const Stack& stack) {
    auto copy = std::make_shared<Stack>(stack);
    copy->units = std::vector<battle::Unit>(*stack.units);
    copy->extras = battle::StackExtras(*stack.extras);
    copy->state.unshare();
    return copy;
}

} // namespace

/// Of what changes while it fights.
std::size_t PlacedStack::Hash::operator()(const PlacedStack& placed) const {
    const Stack& fighting = *placed.stack;
    std::size_t hash = placed.position;
    const auto add = [&hash](auto value) { hash = (hash ^ static_cast<std::size_t>(value)) * 0x100000001b3; };
    add(fighting.hex.column);
    add(fighting.hex.row);
    add(fighting.facing);
    add(stateOf(fighting).posture);
    for (const battle::Unit& unit : *fighting.units)
        add(unit.hitsLeft);
    return hash;
}

std::uint32_t StackTable::number(const PlacedStack& placed) {
    const std::scoped_lock lock(m_mutex);
    const auto [found, isNew] = m_numbers.try_emplace(placed, static_cast<std::uint32_t>(m_stacks.size()));
    if (isNew)
        m_stacks.push_back(placed.stack);
    return found->second;
}

StackPointer StackTable::stack(std::uint32_t number) const {
    const std::scoped_lock lock(m_mutex);
    return m_stacks[number];
}

void KnownStacks::keep(std::uint32_t number, const StackPointer& stack) {
    if (number >= m_stacks.size())
        m_stacks.resize(number + std::size_t{1});
    m_stacks[number] = stack;
    m_numbers.emplace(stack.get(), number);
}

StackPointer KnownStacks::same(std::size_t position, const StackPointer& stack) {
    if (m_numbers.contains(stack.get()))
        return stack;
    const PlacedStack placed{position, stack};
    if (const auto known = m_known.find(placed); known != m_known.end())
        return m_stacks[known->second];
    const std::uint32_t number = m_table.number(placed);
    m_known.emplace(placed, number);
    if (number < m_stacks.size() && m_stacks[number])
        return m_stacks[number];
    keep(number, stack);
    return stack;
}

void KnownStacks::unify(battle::Battle& battle) {
    for (std::size_t position = 0; position < battle.stacks.size(); ++position)
        if (StackPointer known = same(position, battle.stacks[position]); known != battle.stacks[position])
            battle.stacks.replace(position, std::move(known));
}

StackPointer KnownStacks::numbered(std::uint32_t number) {
    if (number >= m_stacks.size() || !m_stacks[number])
        keep(number, ownCopy(*m_table.stack(number)));
    return m_stacks[number];
}

KnownStacks::Edit KnownStacks::editOf(const StackPointer& stack) {
    const auto address = reinterpret_cast<std::uintptr_t>(stack.get());
    Edit edit(sizeof address / sizeof(char32_t), U'\0');
    std::memcpy(edit.data(), &address, sizeof address);
    return edit;
}

template<class Make>
StackPointer KnownStacks::edited(std::size_t position, const StackPointer& stack, const Edit& edit,
                                 Make&& make) {
    if (const auto found = m_edited.find(edit); found != m_edited.end())
        return found->second;
    StackPointer result = same(position, make());
    if (m_numbers.contains(stack.get())) // otherwise its address could be reused for another
        m_edited.emplace(edit, result);
    return result;
}

StackPointer KnownStacks::hurt(std::size_t position, const StackPointer& stack, const Losses& losses) {
    Edit edit = editOf(stack);
    for (const auto& [unit, hits] : losses) {
        edit.push_back(static_cast<char32_t>(unit));
        edit.push_back(static_cast<char32_t>(hits));
    }
    return edited(position, stack, edit, [&] { return StackFactory::hurt(position, stack, losses); });
}

StackPointer KnownStacks::reformed(std::size_t position, const StackPointer& stack, const HouseRules& rules) {
    return edited(position, stack, editOf(stack) + U'\0',
                  [&] { return StackFactory::reformed(position, stack, rules); });
}

CombatantPointer KnownStacks::combatant(const battle::Battle& battle, std::size_t position,
                                        ResistanceSum resistance) {
    const StackPointer& stack = battle.stacks[position];
    if (stateOf(*stack).posture == battle::Posture::Screening) // what it screens matters too
        return StackFactory::combatant(battle, position, resistance);
    if (const auto found = m_combatants.find(stack.get()); found != m_combatants.end())
        return found->second;
    CombatantPointer fresh = StackFactory::combatant(battle, position, resistance);
    if (fresh)
        m_combatants.emplace(stack.get(), fresh);
    return fresh;
}

} // namespace sf::smm
