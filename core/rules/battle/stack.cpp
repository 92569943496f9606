// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/stack.h"

#include <algorithm>

namespace sf::battle {

Stack::Stack() = default;
Stack::Stack(const Stack& other) = default;
Stack::Stack(Stack&& other) noexcept = default;
Stack::~Stack() = default;
Stack& Stack::operator=(const Stack& other) = default;
Stack& Stack::operator=(Stack&& other) noexcept = default;
bool Stack::operator==(const Stack&) const = default;

std::string_view key(Posture posture) {
    constexpr std::array<std::string_view, 4> keys{"neutral", "offensive", "defensive", "screening"};
    return keys[static_cast<std::size_t>(posture)];
}

std::string_view key(Edge edge) {
    constexpr std::array<std::string_view, 4> keys{"front", "left", "right", "back"};
    return keys[static_cast<std::size_t>(edge)];
}

std::string_view key(Weight weight) {
    constexpr std::array<std::string_view, 4> keys{"flat", "minor", "moderate", "major"};
    return keys[static_cast<std::size_t>(weight)];
}

void rename(StackId& stack, const NewIds& ids) {
    if (const auto other = ids.find(stack); other != ids.end())
        stack = other->second;
}

void rename(Screens& screens, const NewIds& ids) {
    if (auto* edge = std::get_if<ScreenedEdge>(&screens))
        rename(edge->stack, ids);
}

std::string_view key(Presence presence) {
    constexpr std::array<std::string_view, 4> keys{"onMap", "toArrive", "croaked", "conceded"};
    return keys[static_cast<std::size_t>(presence)];
}

const Unit* Stack::find(const UnitId& unit) const {
    const auto found = std::ranges::find(*units, unit, &Unit::id);
    return found == units->end() ? nullptr : &*found;
}

int Stack::living() const {
    return isOnMap() ? static_cast<int>(std::ranges::count_if(*units, &Unit::isAlive)) : 0;
}

bool Stack::isAlive() const {
    return isOnMap() && hasLivingUnits();
}

bool Stack::hasLivingUnits() const {
    return std::ranges::any_of(*units, &Unit::isAlive);
}

} // namespace sf::battle
