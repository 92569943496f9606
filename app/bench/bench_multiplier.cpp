// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/multiplier/odds.h"
#include "core/rules/multiplier/turn_state.h"

namespace sf::bench {
namespace {

constexpr int forecastRuns = 20;
constexpr int forecasts = 200; ///< per measurement
constexpr double forecastGoal = 50;

battle::Unit fighter(const std::string& id, int number, bool isRanged) {
    battle::Traits traits;
    const auto set = [&](battle::Number what, int value) {
        traits.numbers[static_cast<std::size_t>(what)] = value;
    };
    set(battle::Number::Attack, 4 + number % 5);
    set(battle::Number::Defense, 1 + number % 3);
    set(battle::Number::Hits, 4);
    set(battle::Number::Level, 3);
    traits.flags[static_cast<std::size_t>(battle::Flag::Commander)] = number == 0;
    traits.flags[static_cast<std::size_t>(battle::Flag::Ranged)] = isRanged;
    battle::Unit unit;
    unit.id.text = id + std::to_string(number);
    unit.own = std::make_shared<battle::Traits>(std::move(traits));
    battle::resolve(unit, nullptr);
    unit.hitsLeft = unit[battle::Number::Hits];
    return unit;
}

/// Twelve against twelve; the attackers are ranged, so that the answer depends on the first dice.
battle::Battle twelveEach() {
    constexpr int units = 12;
    battle::Battle battle;
    battle.rules = multiplier::system().id();
    battle.sides.resize(2);
    for (int side = 0; side < 2; ++side) {
        battle::Stack stack;
        stack.id.text = side == 0 ? "a" : "d";
        stack.side = side;
        std::vector<battle::Unit> soldiers;
        soldiers.reserve(static_cast<std::size_t>(units));
        for (int i = 0; i < units; ++i)
            soldiers.push_back(fighter(stack.id.text, i, side == 0));
        stack.units = std::move(soldiers);
        multiplier::editState(stack, [](multiplier::StackState& state) { state.specialBonus = "1.25"; });
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return battle;
}

Result exactForecast() {
    multiplier::Attack attack;
    attack.attacker.text = "a";
    attack.defender.text = "d";
    const auto combat = std::get<multiplier::Combat>(multiplier::combatOf(twelveEach(), attack));
    const auto work = [&] {
        for (int i = 0; i < forecasts; ++i)
            multiplier::forecastOf(combat);
    };
    constexpr double microseconds = 1'000;
    return {medianTime(forecastRuns, work) * microseconds / forecasts, std::nullopt, forecastGoal};
}

} // namespace

void addMultiplierRows(Bench& bench) {
    bench.add(QStringLiteral("multiplier: exact forecast of an exchange, 12 against 12"),
              QStringLiteral("us"), exactForecast);
}

} // namespace sf::bench
