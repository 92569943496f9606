// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/battle.h"

#include "core/rules/battle/deep_equal.h"

#include <algorithm>
#include <cassert>

namespace sf::battle {

StackPointer StackList::find(const StackId& id) const {
    const std::size_t place = position(id);
    return place == m_order.size() ? nullptr : m_order[place];
}

std::vector<StackPointer> StackList::at(hex::Hex hex) const {
    const auto found = m_at->find(hex);
    if (found == m_at->end())
        return {};
    std::vector<std::size_t> positions;
    positions.reserve(found->second.size());
    for (const StackId& id : found->second)
        positions.push_back(m_position->at(id));
    std::ranges::sort(positions);
    std::vector<StackPointer> result;
    result.reserve(positions.size());
    for (const std::size_t position : positions)
        result.push_back(m_order[position]);
    return result;
}

std::size_t StackList::position(const StackId& id) const {
    constexpr std::size_t few = 4; // whom it is quicker to ask one by one
    if (m_order.size() <= few)
        return static_cast<std::size_t>(
            std::find_if(m_order.begin(), m_order.end(),
                         [&](const StackPointer& stack) { return stack->id == id; }) -
            m_order.begin());
    const auto found = m_position->find(id);
    return found == m_position->end() ? m_order.size() : found->second;
}

void StackList::insert(std::size_t position, StackPointer stack) {
    assert(position <= m_order.size() && stack && !m_position->contains(stack->id));
    enter(stack->hex, stack->id);
    m_order.insert(m_order.begin() + static_cast<std::ptrdiff_t>(position), std::move(stack));
    number(position);
}

void StackList::erase(std::size_t position) {
    assert(position < m_order.size());
    const StackPointer stack = m_order[position];
    leave(stack->hex, stack->id);
    m_position.edit().erase(stack->id);
    m_order.erase(m_order.begin() + static_cast<std::ptrdiff_t>(position));
    number(position);
}

void StackList::replace(std::size_t position, StackPointer stack) {
    assert(position < m_order.size() && stack && m_order[position]->id == stack->id);
    StackPointer& place = m_order[position];
    if (place->hex != stack->hex) {
        leave(place->hex, place->id);
        enter(stack->hex, stack->id);
    }
    place = std::move(stack);
}

bool StackList::operator==(const StackList& other) const {
    return std::ranges::equal(m_order, other.m_order,
                              [](const StackPointer& a, const StackPointer& b) { return deepEqual(a, b); });
}

void StackList::enter(hex::Hex hex, const StackId& id) {
    m_at.edit()[hex].push_back(id);
}

void StackList::leave(hex::Hex hex, const StackId& id) {
    std::unordered_map<hex::Hex, std::vector<StackId>>& all = m_at.edit();
    const auto found = all.find(hex);
    assert(found != all.end());
    std::erase(found->second, id);
    if (found->second.empty())
        all.erase(found);
}

void StackList::number(std::size_t from) {
    std::unordered_map<StackId, std::size_t>& positions = m_position.edit();
    for (std::size_t position = from; position < m_order.size(); ++position)
        positions.insert_or_assign(m_order[position]->id, position);
}

} // namespace sf::battle
