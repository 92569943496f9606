// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/setup_dangers.h"

#include "core/players/imperio/plans.h"
#include "core/rules/imperio/game/fights.h"

#include <algorithm>
#include <map>

namespace sf::imperio {
namespace {

/// A unit on the board, or one that a base spawns.
struct Unit {
    bool isSpawned = false;
    std::uint8_t square = 0; ///< where it stands, or that of the base
    auto operator<=>(const Unit&) const = default;
};

/// Each unit's best chance against one base.
using Chances = std::map<Unit, dice::Fraction>;

/// By base, in reading order.
std::map<std::uint8_t, Chances> chancesAgainstBases(const Position& position) {
    constexpr std::uint64_t enough = 1'000'000; // for all plans of a turn
    Budget budget(Limits{enough, {}, {}});
    const Weights weights = handWeights();
    const Expectation expectation(weights, position.toMove, budget);
    const Squares bases = position.board.bases(enemyOf(position.toMove));
    std::map<std::uint8_t, Chances> found;
    PlanList list(position, Scope::Attacks, expectation, budget);
    for (const Plan& plan : list.plans()) {
        if (plan.last().act != Act::Attack || !bases.has(plan.last().to))
            continue;
        const Action& first = plan.first();
        const Unit unit =
            first.act == Act::Spawn ? Unit{true, first.from.index} : Unit{false, first.from.index};
        const Fights fights = fightsOf(beforeLast(position, plan), plan.last());
        const dice::Fraction chance = odds(fights[0].matchup).winChance();
        dice::Fraction& best =
            found[plan.last().to.index].try_emplace(unit, dice::Fraction{0, 1}).first->second;
        if (chance.number() > best.number())
            best = chance;
    }
    return found;
}

/// The likeliest way for different units to beat all bases from this one on.
struct Way {
    double chance = 0;
    std::vector<SetupDangers::Strike> strikes;
};
Way likeliest(const std::map<std::uint8_t, Chances>& all,
              std::map<std::uint8_t, Chances>::const_iterator base, std::vector<Unit> used) {
    if (base == all.end())
        return {1, {}};
    Way best;
    for (const auto& [unit, chance] : base->second) {
        if (std::ranges::find(used, unit) != used.end())
            continue;
        used.push_back(unit);
        Way rest = likeliest(all, std::next(base), used);
        used.pop_back();
        if (const double together = chance.number() * rest.chance; together > best.chance) {
            rest.strikes.insert(rest.strikes.begin(), {Square{base->first}, chance});
            best = {together, std::move(rest.strikes)};
        }
    }
    return best;
}

} // namespace

SetupDangers dangersOf(const Game& game) {
    SetupDangers dangers;
    if (game.stage >= Stage::AnyPosition)
        return dangers;
    dangers.isWithoutReserves =
        game.options.reinforcements != 0 && game.deployment(game.settingUp()).reinforcements.total() == 0;
    if (game.stage != Stage::DefenderAlters)
        return dangers;
    const Game begun = advanced(game, Stage::Play);
    if (begun.stage != Stage::Play || begun.position.result)
        return dangers;
    constexpr double probably = 0.5;
    const auto chances = chancesAgainstBases(begun.position);
    if (static_cast<int>(chances.size()) == begun.position.board.bases(Side::Defender).count())
        if (Way way = likeliest(chances, chances.begin(), {}); way.chance > probably)
            dangers.strikes = std::move(way.strikes);
    return dangers;
}

} // namespace sf::imperio
