// SPDX-License-Identifier: GPL-3.0-or-later
// Played battles: a round with its orders.
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"

#include <random>

namespace sf::bench {
namespace {

constexpr int across = 100;
constexpr int stackCount = 68;

/// 68 stacks of two sides on 100 x 100 hexes with woods, rivers and water; each side has one half.
battle::Battle field() {
    std::mt19937 random(3);
    battle::Battle battle;
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle.map = battle::Map(across, across);
    battle::Map& map = battle.map.edit();
    for (int number = 0; number < across * across; number += 4)
        map.setTerrain({number % across, number / across},
                       battle::key(std::array{battle::Terrain::Woods, battle::Terrain::River,
                                              battle::Terrain::Water}[random() % 3]));
    for (int number = 0; number < stackCount; ++number) {
        battle::Stack stack;
        stack.id.text = "s" + std::to_string(number);
        stack.side = number % 2;
        stack.hex = {2 + 3 * (number / 2 % 32), (number % 2 == 0 ? 3 : 93) + 3 * (number / 64)};
        map.setTerrain(stack.hex, "open");
        battle::Traits traits;
        traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 8;
        traits.numbers[static_cast<std::size_t>(battle::Number::Move)] = 6;
        battle::Unit unit;
        unit.id.text = "u" + std::to_string(number);
        unit.own = std::make_shared<battle::Traits>(traits);
        battle::resolve(unit, nullptr);
        unit.hitsLeft = 8;
        stack.units = std::vector(9, unit);
        for (int place = 0; place < 9; ++place)
            stack.units.edit()[static_cast<std::size_t>(place)].id.text += '-' + std::to_string(place);
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return battle;
}

/// A goal about as far away as the map is large, in an odd column, as these are open.
hex::Hex goalOf(const battle::Stack& stack) {
    return {(stack.hex.column * 7 + 11) % across | 1, across - 1 - stack.hex.row};
}

/// Sealed orders for every stack, both sides ready, the round, and undoing it all.
Result playedRound() {
    battle::Battle battle = field();
    battle.houseRules["orders"] = "\"sealed\"";
    std::unique_ptr<document::BattleDocument> document;
    const auto ready = [&] {
        require(document->perform(battle::SayReady{*battle::sideToAct(document->battle())}).isDone());
    };
    const auto prepare = [&] {
        document = std::make_unique<document::BattleDocument>(battle);
        document->setSeed("bench");
        require(document->perform(battle::StartPlay{}).isDone());
        ready();
        ready();
    };
    const auto work = [&] {
        const int before = document->stepsDone();
        while (const std::optional<int> side = battle::sideToAct(document->battle())) {
            smm::GiveOrders given;
            for (const battle::StackPointer& stack : document->battle().stacks)
                if (stack->side == side) {
                    battle::Order order;
                    order.move = goalOf(*stack);
                    given.orders.emplace(stack->id, order);
                }
            require(document->perform(given).isDone());
            ready();
        }
        require(document->perform(smm::Resolve{smm::Extent::Round}).isDone());
        document->goToStep(before);
    };
    return {medianTime(9, prepare, work), std::nullopt, 20};
}

} // namespace

void addPlayedRows(Bench& bench) {
    bench.add(QStringLiteral("play: a sealed round of 68 stacks with orders, log and undo"),
              QStringLiteral("ms"), playedRound);
}

} // namespace sf::bench
