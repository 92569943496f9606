// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in battle.h.
#include "core/rules/battle/battle.h"

#include <algorithm>
#include <cassert>

namespace sf::battle {
namespace {

template<class Value>
void insertSorted(std::vector<Value>& row, const Value& value) {
    row.insert(std::ranges::lower_bound(row, value), value);
}

template<class Value>
void eraseSorted(std::vector<Value>& row, const Value& value) {
    const auto found = std::ranges::lower_bound(row, value);
    if (found != row.end() && *found == value)
        row.erase(found);
}

} // namespace

StackPointer StackList::find(const StackId& id) const {
    const std::size_t place = position(id);
    return place == m_order.size() ? nullptr : m_order[place];
}

std::vector<StackPointer> StackList::at(hex::Hex hex) const {
    std::vector<StackPointer> result;
    if (areFew()) {
        std::ranges::copy_if(m_order, std::back_inserter(result), [&](const StackPointer& stack) {
            return stack->hex == hex && stack->isOnMap();
        });
        return result;
    }
    const auto found = m_at->find(hex);
    if (found == m_at->end())
        return result;
    result.reserve(found->second.all.size());
    for (const std::size_t position : found->second.all)
        result.push_back(m_order[position]);
    return result;
}

std::size_t StackList::position(const StackId& id) const {
    if (areFew())
        return static_cast<std::size_t>(
            std::find_if(m_order.begin(), m_order.end(),
                         [&](const StackPointer& stack) { return stack->id == id; }) -
            m_order.begin());
    const auto found = m_position->find(id);
    return found == m_position->end() ? m_order.size() : found->second;
}

void StackList::insert(std::size_t position, StackPointer stack) {
    assert(position <= m_order.size() && stack && !m_position->contains(stack->id));
    const bool wereFew = areFew();
    m_order.insert(m_order.begin() + static_cast<std::ptrdiff_t>(position), std::move(stack));
    number(position);
    if (areFew())
        return;
    if (wereFew)
        return placeAll();
    if (position + 1 < m_order.size())
        shift(position, 1);
    enter(position);
}

void StackList::erase(std::size_t position) {
    assert(position < m_order.size());
    const bool wereFew = areFew();
    if (!wereFew)
        leave(position);
    m_position.edit().erase(m_order[position]->id);
    m_order.erase(m_order.begin() + static_cast<std::ptrdiff_t>(position));
    number(position);
    if (areFew())
        m_at = {};
    else if (position < m_order.size())
        shift(position + 1, -1);
}

void StackList::replace(std::size_t position, StackPointer stack) {
    assert(position < m_order.size() && stack && m_order[position]->id == stack->id);
    StackPointer& place = m_order[position];
    const bool movesOn =
        !areFew() && (place->hex != stack->hex || place->side != stack->side ||
                      place->isOnMap() != stack->isOnMap() || place->isAlive() != stack->isAlive());
    if (movesOn)
        leave(position);
    place = std::move(stack);
    if (movesOn)
        enter(position);
}

bool StackList::operator==(const StackList& other) const {
    return std::ranges::equal(m_order, other.m_order, [](const StackPointer& a, const StackPointer& b) {
        return a == b || *a == *b;
    });
}

void StackList::enter(std::size_t position) {
    const Stack& stack = *m_order[position];
    if (!stack.isOnMap())
        return;
    Place& place = m_at.edit()[stack.hex];
    insertSorted(place.all, position);
    if (stack.isAlive())
        insertSorted(place.living, std::pair(stack.side, position));
}

void StackList::leave(std::size_t position) {
    const Stack& stack = *m_order[position];
    if (!stack.isOnMap())
        return;
    std::unordered_map<hex::Hex, Place>& all = m_at.edit();
    const auto found = all.find(stack.hex);
    assert(found != all.end());
    eraseSorted(found->second.all, position);
    eraseSorted(found->second.living, std::pair(stack.side, position));
    if (found->second.all.empty())
        all.erase(found);
}

/// Renumbers positions from there on.
void StackList::shift(std::size_t from, int by) {
    const auto moved = [&](std::size_t& position) {
        if (position >= from)
            position += static_cast<std::size_t>(by);
    };
    for (auto& [hex, place] : m_at.edit()) {
        std::ranges::for_each(place.all, moved);
        for (auto& [side, position] : place.living)
            moved(position);
    }
}

void StackList::placeAll() {
    m_at = {};
    for (std::size_t position = 0; position < m_order.size(); ++position)
        enter(position);
}

void StackList::number(std::size_t from) {
    std::unordered_map<StackId, std::size_t>& positions = m_position.edit();
    for (std::size_t position = from; position < m_order.size(); ++position)
        positions.insert_or_assign(m_order[position]->id, position);
}

} // namespace sf::battle
