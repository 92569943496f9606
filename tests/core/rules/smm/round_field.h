// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/fight/round.h"
#include "tests/core/rules/battle/battle_maker.h"

#include <QStringList>
#include <QTest>

#include <functional>

/// Battle rounds for tests: a battle, its orders and dice, and the result in short.
namespace sf::test {

using battle::Posture;
using battle::StackId;
using smm::EventKind;
using smm::Order;
using smm::Orders;

/// AP and DP 5, Dmg 4, DR 2 by default; 12 hits.
inline UnitMaker soldier(const std::string& id, int initiative = 5) {
    return UnitMaker(id)
        .with(Number::AttackPower, 5)
        .with(Number::DefensePower, 5)
        .with(Number::Damage, 4)
        .with(Number::Resistance, 2)
        .with(Number::Hits, 12)
        .with(Number::Move, 4)
        .with(Number::Initiative, initiative);
}

/// A battle, the orders of its round and the dice that it throws.
struct Field {
    std::vector<battle::Stack> stacks;
    Orders orders;
    std::vector<int> dice;
    std::vector<smm::Conflict> conflicts;
    /// Pairs that attack each other if neither has an order and the target is in reach.
    std::vector<std::pair<StackId, StackId>> foes{};

    battle::Stack& add(const std::string& id, int side, hex::Hex hex, std::vector<battle::Unit> units) {
        stacks.push_back(stackOf(id, std::move(units), hex, side));
        return stacks.back();
    }
    Order& order(const char* id) { return orders[StackId(id)]; }
    void inConflict(std::vector<std::pair<StackId, std::int64_t>> initiative) {
        smm::Conflict conflict;
        for (const auto& [id, value] : initiative)
            conflict.stacks.push_back(id);
        conflict.initiative = std::move(initiative);
        conflicts.push_back(std::move(conflict));
    }
    /// Includes its orders.
    battle::Battle battle() const {
        battle::Battle result = battleOf();
        for (const battle::Stack& stack : stacks)
            result.stacks.insert(result.stacks.size(), std::make_shared<const battle::Stack>(stack));
        smm::setConflicts(result, conflicts);
        Orders told = orders;
        for (const auto& [id, foe] : foes) {
            const auto found = orders.find(id);
            const bool isFree = found == orders.end() || found->second.actions() == 0;
            if (isFree && !smm::attackRefusal(result, {id, foe, smm::Means::Melee, {}}))
                told[id].attack = foe;
        }
        smm::setOrders(result.plans, std::move(told));
        return result;
    }
};

/// "r" of the Reds (Init 9) north of "b" of the Blues (Init 5), Front to Front; they attack each other.
inline Field duel() {
    Field field;
    field.add("r", 0, {5, 4}, {soldier("r1", 9)}).facing = hex::Direction::South;
    field.add("b", 1, {5, 5}, {soldier("b1")});
    field.foes = {{StackId("r"), StackId("b")}, {StackId("b"), StackId("r")}};
    return field;
}

struct Played {
    battle::Battle battle;
    std::vector<smm::Event> events;
    QString line() const;
};

/// "hits r b, damage b1 2 ...": the events in short, without the round's headings.
inline QString Played::line() const {
    QStringList words;
    for (const smm::Event& event : events) {
        if (battle::isHeading(event.kind))
            continue;
        QString word = QString::fromUtf8(event.kind->word.data());
        for (const std::string& text : {event.stack.text, event.target.text, event.unit.text})
            if (!text.empty())
                word += u' ' + QString::fromStdString(text);
        for (const StackId& id : event.others)
            word += (&id == &event.others.front() ? QStringLiteral(": ") : QStringLiteral(" ")) +
                    QString::fromStdString(id.text);
        if (event.kind == battle::events::damage || event.kind == smm::events::rotates ||
            event.kind == smm::events::takesPosture || event.kind == smm::events::namesEdge)
            word += u' ' + QString::number(event.amount);
        words.push_back(word);
    }
    return words.join(QStringLiteral(", "));
}

inline Played play(const Field& field) {
    const battle::Battle before = field.battle();
    dice::Script script(field.dice);
    const auto result = smm::playRound(before, {}, script);
    const auto& round = std::get<smm::Round>(result);
    Played played{before, round.events};
    battle::redo(played.battle, round.changes);
    battle::Battle back = played.battle;
    battle::undo(back, round.changes);
    return back == before ? played : Played{before, {}};
}

using PrepareField = std::function<void(Field&)>;

/// The columns of a table of rounds: how the duel is changed, the dice, and the expected events.
inline void addRoundColumns() {
    QTest::addColumn<PrepareField>("prepare");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QString>("line");
}

inline void roundRow(const char* name, const PrepareField& prepare, const std::vector<int>& dice,
                     const char* line) {
    QTest::newRow(name) << prepare << dice << QString::fromLatin1(line);
}

/// Plays the row and checks that the events match and no die is left over.
inline void playRow() {
    QFETCH(const PrepareField, prepare);
    QFETCH(const std::vector<int>, dice);
    Field field = duel();
    prepare(field);
    field.dice = dice;
    const Played played = play(field);
    QTEST(played.line(), "line");
    std::size_t thrown = 0;
    for (const smm::Event& event : played.events)
        thrown += event.dice.size();
    QCOMPARE(thrown, dice.size());
}

} // namespace sf::test
