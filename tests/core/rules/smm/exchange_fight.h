// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"
#include "tests/core/rules/battle/battle_maker.h"

#include <QMetaType>
#include <QStringList>

#include <functional>

/// One attack for tests, and its result in short.
namespace sf::test {

using battle::Edge;
using battle::Posture;
using smm::Attack;
using smm::Exchange;
using smm::Means;

inline UnitMaker fighter(const std::string& id, int power, int damage = 4, int resistance = 1) {
    return UnitMaker(id)
        .with(Number::AttackPower, power)
        .with(Number::DefensePower, power)
        .with(Number::Damage, damage)
        .with(Number::Resistance, resistance);
}

inline std::vector<battle::Unit> fighters(int count, int power, const std::string& prefix) {
    std::vector<battle::Unit> units;
    units.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        units.push_back(fighter(prefix + std::to_string(i), power).with(Number::Upkeep, i));
    return units;
}

/// "a" of `attackers` stands north of "t" of `defenders`; both look north: a meets t's Front out of its Back.
struct Fight {
    battle::Stack a;
    battle::Stack t;
    std::vector<battle::Stack> others;
    battle::HouseRules rules;

    explicit Fight(int attackers = 4, int defenders = 9)
        : a(stackOf("a", fighters(attackers, 5, "a"), {5, 4}))
        , t(stackOf("t", fighters(defenders, 3, "t"), {5, 5}, 1)) {
        a.facing = hex::Direction::South; // Front to Front
    }
    battle::Battle battle() const {
        battle::Battle result = battleOf({a, t});
        result.houseRules = rules;
        for (const battle::Stack& other : others)
            result.stacks.insert(result.stacks.size(), std::make_shared<const battle::Stack>(other));
        return result;
    }
    Exchange exchange(Means means = Means::Melee, std::optional<Edge> edge = {}) const {
        return std::get<Exchange>(
            smm::exchange(battle(), {battle::StackId("a"), battle::StackId("t"), means, edge}));
    }
    battle::Refusal refusal(const Attack& attack) const {
        return std::get<battle::Refusal>(smm::exchange(battle(), attack));
    }
};

inline QString ids(const std::vector<smm::Victim>& order) {
    QStringList list;
    for (const smm::Victim& victim : order)
        list.push_back(QString::fromStdString((*victim.stack->units)[victim.unit].id.text));
    return list.join(u' ');
}

inline QString terms(const smm::Figure& figure) {
    QStringList list;
    for (const smm::Term& term : figure.terms)
        list.push_back(QString::number(term.value) + u' ' + QString::fromStdString(term.rule.text()));
    return list.join(QStringLiteral(", "));
}

inline battle::Unit warlord(const std::string& id, int power) {
    return fighter(id, power).with(Number::Upkeep, 99).is(Flag::Warlord);
}

inline battle::Modifier modifier(int amount, battle::Weight weight, bool attack, bool defense) {
    battle::Modifier result;
    result.name = "Mud";
    result.amount = amount;
    result.weight = weight;
    result.attackPower = attack;
    result.defensePower = defense;
    return result;
}

using PrepareFight = std::function<void(Fight&)>;

} // namespace sf::test
