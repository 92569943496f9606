// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_play.h"
#include "core/rules/smm/odds/forecast.h"
#include "core/rules/smm/odds/simulation.h"

namespace sf::bench {
namespace {

constexpr int conflictRuns = 5;

battle::Unit soldier(const std::string& id) {
    battle::Traits traits;
    for (const auto& [number, amount] :
         {std::pair(battle::Number::AttackPower, 5), std::pair(battle::Number::DefensePower, 5),
          std::pair(battle::Number::Damage, 4), std::pair(battle::Number::Resistance, 2),
          std::pair(battle::Number::Initiative, 5), std::pair(battle::Number::Hits, 12)})
        traits.numbers[static_cast<std::size_t>(number)] = amount;
    battle::Unit unit;
    unit.id.text = id;
    unit.own = std::make_shared<battle::Traits>(traits);
    battle::resolve(unit, nullptr);
    unit.hitsLeft = unit[battle::Number::Hits];
    return unit;
}

void addStack(battle::Battle& battle, int side, int units, hex::Hex hex, hex::Direction facing) {
    battle::Stack stack;
    stack.id.text = "s" + std::to_string(battle.stacks.size());
    stack.name = "Stack " + std::to_string(battle.stacks.size());
    stack.side = side;
    stack.hex = hex;
    stack.facing = facing;
    for (int i = 0; i < units; ++i)
        stack.units.edit().push_back(soldier(stack.id.text + "u" + std::to_string(i)));
    battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
}

battle::Battle emptyBattle(int side) {
    battle::Battle battle;
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle.map = battle::Map(side, side);
    return battle;
}

/// Front to Front.
battle::Battle duel(int units) {
    battle::Battle battle = emptyBattle(3);
    addStack(battle, 0, units, {1, 0}, hex::Direction::South);
    addStack(battle, 1, units, {1, 1}, hex::Direction::North);
    return battle;
}

/// The time of this many Conflict rounds on this many threads. First measures how many battles that takes.
double timeOfRounds(int units, double rounds, int threads) {
    const battle::Battle battle = duel(units);
    const battle::Tally few = smm::simulate(battle, {}, {.battles = 2'000, .seed = 1});
    const double each = static_cast<double>(few.rounds.sum) / static_cast<double>(few.battles);
    const smm::Simulation simulation{
        .battles = static_cast<std::int64_t>(rounds / each) + 1, .seed = 2, .threads = threads};
    return medianTime(conflictRuns, [&] { smm::simulate(battle, {}, simulation); });
}

Result roundsOfFour() {
    return {timeOfRounds(4, 1'000'000, 1), std::nullopt, 200};
}

Result twoThreads() {
    constexpr double rounds = 5'000'000;
    return {timeOfRounds(25, rounds, 2), timeOfRounds(25, rounds, 1), 1 / 1.6};
}

Result forecastOfMany() {
    const battle::Battle battle = duel(25);
    smm::Order order;
    order.attack = battle.stacks[1]->id;
    const auto work = [&] {
        (void)smm::forecast(battle, battle.stacks[0]->id, order, {.untilTheEnd = false});
    };
    return {medianTime(conflictRuns, work), std::nullopt, 5};
}

/// 40 Conflicts of five stacks with nine units each; three blue ones attack the red one in the middle.
battle::Battle manyConflicts() {
    constexpr int across = 8;
    battle::Battle battle = emptyBattle(5 * across);
    for (int conflict = 0; conflict < 40; ++conflict) {
        const hex::Hex middle{5 * (conflict % across) + 2, 5 * (conflict / across) + 2};
        addStack(battle, 0, 9, middle, hex::Direction::North);
        for (const hex::Direction direction : {hex::Direction::North, hex::Direction::SouthEast,
                                               hex::Direction::South, hex::Direction::SouthWest})
            addStack(battle, direction == hex::Direction::South ? 0 : 1, 9, hex::neighbour(middle, direction),
                     hex::rotated(direction, 3));
        for (const std::size_t attacker : {4U, 3U, 1U}) {
            const std::size_t end = battle.stacks.size();
            smm::editOrders(battle.plans, [&](smm::Orders& orders) {
                orders[battle.stacks[end - attacker]->id].attack = battle.stacks[end - 5]->id;
            });
        }
    }
    return battle;
}

/// Plays, journals, logs and undoes a round.
Result battleRound() {
    const battle::Battle battle = manyConflicts();
    std::unique_ptr<document::BattleDocument> document;
    const auto prepare = [&] {
        document = std::make_unique<document::BattleDocument>(battle);
        document->setSeed("bench");
    };
    const auto work = [&] {
        require(perform(*document, smm::Resolve{smm::Extent::Round}).isDone());
        document->undo();
    };
    return {medianTime(conflictRuns, prepare, work), std::nullopt, 20};
}

} // namespace

void addConflictRows(Bench& bench) {
    const QString milliseconds = QStringLiteral("ms");
    bench.add(QStringLiteral("simulate: 1,000,000 Conflict rounds of 4 against 4, one core"), milliseconds,
              roundsOfFour);
    bench.add(QStringLiteral("simulate: two threads (one thread)"), milliseconds, twoThreads);
    bench.add(QStringLiteral("forecast: 25 against 25 over three rounds"), milliseconds, forecastOfMany);
    bench.add(QStringLiteral("round: 200 stacks in 40 Conflicts, with log and undo"), milliseconds,
              battleRound);
}

} // namespace sf::bench
