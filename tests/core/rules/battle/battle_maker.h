// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

#include <QString>

#include <initializer_list>

/// Makes small battles for tests concisely.
namespace sf::test {

using battle::Flag;
using battle::Number;

/// Builds a unit: `UnitMaker("A").with(Number::Upkeep, 5).is(Flag::Warlord)`. 4 hits by default.
class UnitMaker {
public:
    explicit UnitMaker(const std::string& id) : m_id(id) { m_traits.numbers[5] = 4; }

    UnitMaker& with(Number number, int value) {
        m_traits.numbers[static_cast<std::size_t>(number)] = value;
        return *this;
    }
    UnitMaker& is(Flag flag) {
        m_traits.flags[static_cast<std::size_t>(flag)] = true;
        return *this;
    }
    UnitMaker& specials(std::vector<std::string> names) {
        m_traits.specials = std::move(names);
        return *this;
    }
    UnitMaker& left(int hits) {
        m_left = hits;
        return *this;
    }
    UnitMaker& croaked() { return left(0); }

    operator battle::Unit() const { // NOLINT(google-explicit-constructor)
        battle::Unit unit;
        unit.id = battle::UnitId(m_id);
        unit.own = std::make_shared<battle::Traits>(m_traits);
        battle::resolve(unit, nullptr);
        unit.hitsLeft = m_left.value_or(unit[Number::Hits]);
        return unit;
    }

private:
    std::string m_id;
    battle::Traits m_traits;
    std::optional<int> m_left;
};

/// A unit with this upkeep, which determines its Value.
inline UnitMaker valued(const std::string& id, int upkeep) {
    return UnitMaker(id).with(Number::Upkeep, upkeep);
}

/// Units A, B, C ... with increasing Value.
inline std::vector<battle::Unit> alphabet(int count) {
    std::vector<battle::Unit> units;
    units.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        units.push_back(valued(std::string(1, static_cast<char>('A' + i)), i + 1));
    return units;
}

inline battle::Stack stackOf(const std::string& id, std::vector<battle::Unit> units, hex::Hex hex = {5, 5},
                             int side = 0) {
    battle::Stack stack;
    stack.id = battle::StackId(id);
    stack.name = id;
    stack.side = side;
    stack.hex = hex;
    stack.units = std::move(units);
    return stack;
}

/// Two sides on a map of 12 x 12 open hexes.
inline battle::Battle battleOf(std::initializer_list<battle::Stack> stacks = {}) {
    battle::Battle battle;
    battle.sides = {{"Reds", 0xB03030, nullptr}, {"Blues", 0x3050B0, nullptr}};
    battle.map = battle::Map(12, 12);
    for (const battle::Stack& stack : stacks)
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(stack));
    return battle;
}

/// The ids at these indices, concatenated: "ABC".
inline QString named(const battle::Stack& stack, const std::vector<std::size_t>& positions) {
    QString result;
    for (const std::size_t position : positions)
        result += QString::fromStdString((*stack.units)[position].id.text);
    return result;
}

} // namespace sf::test
