// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players of battles: how long they think.
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/players/battle/commander.h"
#include "core/players/battle/lab.h"
#include "core/rules/battle/play/play.h"

#include <thread>

namespace sf::bench {
namespace {

constexpr int stacksOfSide = 10;

battle::Unit unit(const std::string& id, int attack) {
    battle::Traits traits;
    const auto set = [&](battle::Number number, int value) {
        traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(battle::Number::Hits, 10);
    set(battle::Number::Move, 4);
    set(battle::Number::Attack, attack);
    set(battle::Number::Defense, 4);
    battle::Unit unit;
    unit.id.text = id;
    unit.own = std::make_shared<battle::Traits>(traits);
    battle::resolve(unit, nullptr);
    unit.hitsLeft = 10;
    return unit;
}

std::vector<battle::Unit> unitsOf(const std::string& stack, std::size_t count, int attack = 5) {
    std::vector<battle::Unit> units;
    units.reserve(count);
    while (units.size() < count)
        units.push_back(unit(stack + '-' + std::to_string(units.size()), attack));
    return units;
}

/// So many stacks of nine on each side, too far apart to merge at once, in the first orders phase.
battle::Battle field(int stacks) {
    battle::Battle battle;
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle.map = battle::Map(20, 2 * stacksOfSide);
    for (int side = 0; side < 2; ++side)
        for (int number = 0; number < stacks; ++number) {
            battle::Stack stack;
            stack.id.text = (side == 0 ? "r" : "b") + std::to_string(number);
            stack.side = side;
            stack.hex = {(side == 0 ? 4 : 13) + number % 2, 2 * number};
            stack.units = unitsOf(stack.id.text, 9);
            battle.stacks.insert(battle.stacks.size(),
                                 std::make_shared<const battle::Stack>(std::move(stack)));
        }
    battle::Battle played = std::get<battle::Battle>(players::asPlayed(battle));
    const players::Policy ready = [](const battle::Battle&, int) { return players::Steps(); };
    dice::Script none({});
    while (played.play->phase == battle::PlayPhase::Deployment)
        players::playOn(played, {ready, ready}, none);
    return played;
}

/// The first orders of ten stacks against ten.
Result orders(int level, double goal) {
    const battle::Battle battle = field(stacksOfSide);
    std::size_t steps = 0;
    const auto work = [&] { steps += players::decide(battle, 0, {level, 1}).steps.size(); };
    const double time = calmest([&] { return medianTime(3, work); });
    return {steps > 0 ? time : 0, std::nullopt, goal};
}

/// The same battles on two threads, against one.
Result threads() {
    const battle::Battle battle = field(stacksOfSide);
    const auto time = [&](int count) {
        return medianTime(3, [&] {
            players::playTrials(battle, {players::policyOf({}), players::policyOf({})},
                                {.battles = 40, .seed = 1, .threads = count});
        });
    };
    return inTurn([&] { return time(2); }, [&] { return time(1); }, 0.56);
}

/// Four against four in reach of each other; \p attack is that of the first side's units.
battle::Battle fours(int attack) {
    battle::Battle battle;
    battle.sides = {{"Reds", 0xbf4026, nullptr}, {"Blues", 0x1f4e8c, nullptr}};
    battle.map = battle::Map(8, 8);
    for (int side = 0; side < 2; ++side) {
        battle::Stack stack;
        stack.id.text = side == 0 ? "r" : "b";
        stack.side = side;
        stack.hex = {3, 3 + side};
        stack.facing = side == 0 ? hex::Direction::South : hex::Direction::North;
        stack.units = unitsOf(stack.id.text, 4, side == 0 ? attack : 5);
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return std::get<battle::Battle>(players::asPlayed(battle));
}

/// The lab with a hundred cells, each until its share of wins is known to plus or minus 1 %.
Result hundredVariants() {
    std::vector<battle::Battle> variants;
    variants.reserve(100);
    for (int variant = 0; variant < 100; ++variant)
        variants.push_back(fours(1 + variant % 10));
    const auto threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const auto work = [&] {
        players::playLab(variants, {players::nearestPolicy(), players::nearestPolicy()},
                         {.width = 0.02, .seed = 1, .threads = threads});
    };
    return {medianTime(1, work), std::nullopt, 10'000};
}

} // namespace

void addCommanderRows(Bench& bench) {
    const QString milliseconds = QStringLiteral("ms");
    bench.add(QStringLiteral("commander: orders of 10 stacks at level 1"), milliseconds,
              [] { return orders(1, 5); });
    bench.add(QStringLiteral("commander: orders of 10 stacks at level 2"), milliseconds,
              [] { return orders(2, 100); });
    bench.add(QStringLiteral("commander: orders of 10 stacks at level 3"), milliseconds,
              [] { return orders(3, 400); });
    bench.add(QStringLiteral("commander: 40 battles of 10 stacks on two threads against one"), milliseconds,
              threads);
    bench.add(QStringLiteral("lab: 100 variants of 4 against 4 at plus or minus 1 %"), milliseconds,
              hundredVariants);
}

} // namespace sf::bench
