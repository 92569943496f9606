// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players of battles: how long they think.
#include "app/bench/bench.h"
#include "core/players/battle/commander.h"
#include "core/players/battle/trials.h"
#include "core/rules/battle/play/play.h"

namespace sf::bench {
namespace {

constexpr int stacksOfSide = 10;

battle::Unit unit(const std::string& id) {
    battle::Traits traits;
    const auto set = [&](battle::Number number, int value) {
        traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(battle::Number::Hits, 10);
    set(battle::Number::Move, 4);
    set(battle::Number::Attack, 5);
    set(battle::Number::Defense, 4);
    battle::Unit unit;
    unit.id.text = id;
    unit.own = std::make_shared<const battle::Traits>(traits);
    battle::resolve(unit, nullptr);
    unit.hitsLeft = 10;
    return unit;
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
            std::vector<battle::Unit> units;
            for (int place = 0; place < 9; ++place)
                units.push_back(unit(stack.id.text + '-' + std::to_string(place)));
            stack.units = std::move(units);
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
    const battle::Battle battle = field(2);
    const auto time = [&](int count) {
        return medianTime(3, [&] {
            players::playTrials(battle, {players::policyOf({}), players::policyOf({})},
                                {.battles = 100, .seed = 1, .threads = count});
        });
    };
    return inTurn([&] { return time(2); }, [&] { return time(1); }, 0.56);
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
    bench.add(QStringLiteral("commander: 100 battles on two threads against one"), milliseconds, threads);
}

} // namespace sf::bench
