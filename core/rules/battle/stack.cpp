// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/stack.h"

#include "core/rules/battle/deep_equal.h"

#include <algorithm>

namespace sf::battle {

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

std::string_view key(Presence presence) {
    constexpr std::array<std::string_view, 4> keys{"onMap", "toArrive", "croaked", "conceded"};
    return keys[static_cast<std::size_t>(presence)];
}

bool Modifier::operator==(const Modifier& other) const {
    return name == other.name && attackPower == other.attackPower && defensePower == other.defensePower &&
           preventsActing == other.preventsActing && amount == other.amount && weight == other.weight &&
           deepEqual(unknown, other.unknown);
}

bool PendingUnit::operator==(const PendingUnit& other) const {
    return unit == other.unit && kind == other.kind && deepEqual(own, other.own) &&
           deepEqual(unknown, other.unknown);
}

bool StackExtras::operator==(const StackExtras& other) const {
    return pending == other.pending && specialBonus == other.specialBonus &&
           defendedThisTurn == other.defendedThisTurn && moveLeft == other.moveLeft &&
           attackedThisTurn == other.attackedThisTurn && arrives == other.arrives && at == other.at &&
           deepEqual(unknown, other.unknown) && deepEqual(screensUnknown, other.screensUnknown);
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

void Stack::setScreens(Screens others) {
    if (extras->screensUnknown && !(screens == others))
        extras.edit().screensUnknown.reset();
    screens = std::move(others);
}

bool Stack::operator==(const Stack& other) const {
    return id == other.id && name == other.name && side == other.side && hex == other.hex &&
           facing == other.facing && posture == other.posture && presence == other.presence &&
           leader == other.leader && screens == other.screens && units == other.units &&
           formed == other.formed && modifiers == other.modifiers && extras == other.extras;
}

} // namespace sf::battle
