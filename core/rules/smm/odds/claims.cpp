// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/claims.h"

#include "core/rules/dice/intervals.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/odds/simulation.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <cmath>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Edge;
using battle::Number;
using battle::Stack;
using battle::StackId;
using battle::Unit;

/// AP 5, DP 5, Dmg 4, DR 2, Init 5, hits 12; `value` sets its place in the stack, 0 if all are alike.
Unit soldier(const std::string& id, int value = 0, bool isWarlord = false) {
    battle::Traits traits;
    for (const auto& [number, amount] :
         {std::pair(Number::AttackPower, 5), std::pair(Number::DefensePower, 5), std::pair(Number::Damage, 4),
          std::pair(Number::Resistance, 2), std::pair(Number::Initiative, 5), std::pair(Number::Hits, 12),
          std::pair(Number::Upkeep, value)})
        traits.numbers[static_cast<std::size_t>(number)] = amount;
    if (isWarlord)
        traits[battle::Flag::Warlord] = true;
    Unit unit;
    unit.id.text = id;
    unit.name = "soldier";
    unit.own = std::make_shared<battle::Traits>(traits);
    battle::resolve(unit, nullptr);
    unit.hitsLeft = 12;
    return unit;
}

Stack stackOf(const std::string& id, int side, int units, hex::Hex hex, hex::Direction facing) {
    Stack stack;
    stack.id.text = id;
    stack.side = side;
    stack.hex = hex;
    stack.facing = facing;
    for (int i = 0; i < units; ++i)
        stack.units.edit().push_back(soldier(id + std::to_string(i)));
    return stack;
}

/// Front to Front in adjacent hexes.
Battle battleOf(int one, int other) {
    Battle battle;
    battle.sides.resize(2);
    battle.map = battle::Map(3, 3);
    battle.stacks.insert(0,
                         std::make_shared<const Stack>(stackOf("a", 0, one, {1, 0}, hex::Direction::South)));
    battle.stacks.insert(
        1, std::make_shared<const Stack>(stackOf("b", 1, other, {1, 1}, hex::Direction::North)));
    return battle;
}

class Examiner {
public:
    explicit Examiner(const ClaimSettings& settings) : m_settings(settings) {}
    Claim sameTurns() const;
    Claim spaghettiSauce() const;
    Claim losses() const;
    Claim eightOverNine() const;

private:
    Tally fights(int one, int other, const Plan& plan) const {
        return simulate(
            battleOf(one, other), plan,
            {.battles = m_settings.battles, .seed = m_settings.seed, .threads = m_settings.threads});
    }
    ClaimFigure rounds(FigureName name, int units) const;

    ClaimSettings m_settings;
};

ClaimFigure Examiner::rounds(FigureName name, int units) const {
    Plan plan;
    plan.resistance = name == FigureName::MeanRoundsDrOnce ? ResistanceSum::Once : ResistanceSum::Sum;
    const Tally tally = fights(units, units, plan);
    const auto sum = static_cast<double>(tally.rounds.sum);
    return {name, units, units, sum / static_cast<double>(tally.battles),
            dice::meanInterval(tally.battles, sum, static_cast<double>(tally.rounds.squares))};
}

Claim Examiner::sameTurns() const {
    constexpr double mostPercent = 25;
    const ClaimFigure four = rounds(FigureName::MeanRounds, 4);
    const ClaimFigure many = rounds(FigureName::MeanRounds, 25);
    const double percent = std::abs(many.value - four.value) / four.value * 100;
    return {'a', percent < mostPercent, {four, many, {FigureName::DifferenceOfMeans, 4, 25, percent}}};
}

Claim Examiner::spaghettiSauce() const {
    Claim claim{'b', true, {}};
    for (const int units : {4, 9, 16, 25}) {
        claim.figures.push_back(rounds(FigureName::MeanRoundsDrOnce, units));
        const std::size_t count = claim.figures.size();
        if (count > 1 && claim.figures[count - 1].value >= claim.figures[count - 2].value)
            claim.isConfirmed = false;
    }
    return claim;
}

/// Positions of units of rising Value in the order that damage over the edge reaches them.
std::vector<std::size_t> orderOver(Edge edge, int units) {
    Battle battle;
    battle.sides.resize(1);
    Stack stack = stackOf("a", 0, 0, {0, 0}, hex::Direction::North);
    for (int i = 0; i < units; ++i)
        stack.units.edit().push_back(soldier("a" + std::to_string(i), i));
    return Square(battle, stack).damageOrder(edge);
}

bool isMixed(const std::vector<std::size_t>& order) {
    return !std::ranges::is_sorted(order) && !std::ranges::is_sorted(order, std::ranges::greater());
}

/// The Side of a Square of two units is their one row seen from its end, so there is nothing to mix.
Claim Examiner::losses() const {
    constexpr int least = 2;
    constexpr int most = 25;
    int front = 0;
    int back = 0;
    int sides = 0;
    for (int units = least; units <= most; ++units) {
        front += std::ranges::is_sorted(orderOver(Edge::Front, units)) ? 1 : 0;
        back += std::ranges::is_sorted(orderOver(Edge::Back, units), std::ranges::greater()) ? 1 : 0;
        sides += isMixed(orderOver(Edge::Left, units)) && isMixed(orderOver(Edge::Right, units)) ? 1 : 0;
    }
    constexpr int sizes = most - least + 1;
    return {'c',
            front == sizes && back == sizes && sides == sizes - 1,
            {{FigureName::FrontInOrder, least, most, static_cast<double>(front)},
             {FigureName::BackInReverse, least, most, static_cast<double>(back)},
             {FigureName::SidesMixed, least, most, static_cast<double>(sides)}}};
}

/// What one edge or one rotation costs a stack of this size, from the same calculation as every exchange.
int penaltyOf(int units, std::optional<Edge> edge, int rotations) {
    const Battle battle = battleOf(4, units);
    Frozen frozen(battle);
    frozen.rotate(StackId("b"), rotations);
    const Exchange found = exchange(battle, frozen, {StackId("a"), StackId("b"), Means::Melee, edge});
    int penalty = 0;
    for (const Term& term : found.defensePower.terms)
        if (term.name == TermName::EdgePenalty || term.name == TermName::RotationPenalty)
            penalty -= static_cast<int>(term.value);
    return penalty;
}

/// The number of faces of the d20 on which an offensive Warlord of a stack of this size joins the edge.
int riskOf(int units) {
    Battle battle = battleOf(4, units);
    Stack led = *battle.stacks[1];
    setPosture(led, battle::Posture::Offensive);
    led.units.edit().back() = soldier("w", 1, true);
    battle.stacks.replace(1, std::make_shared<const Stack>(led));
    const auto found = exchange(battle, {StackId("a"), StackId("b"), Means::Melee, {}});
    return std::get<Exchange>(found).join().yesFaces();
}

Claim Examiner::eightOverNine() const {
    constexpr std::array expected{2, 3, 1, 2, 2, 4, 3, 4};
    Claim claim{'d', true, {}};
    const auto add = [&](FigureName name, const auto& of) {
        for (const int units : {8, 9})
            claim.figures.push_back({name, units, 0, static_cast<double>(of(units))});
    };
    add(FigureName::RotationPenalty, [](int units) { return penaltyOf(units, {}, 1); });
    add(FigureName::SidePenalty, [](int units) { return penaltyOf(units, Edge::Left, 0); });
    add(FigureName::BackPenalty, [](int units) { return penaltyOf(units, Edge::Back, 0); });
    add(FigureName::WarlordRisk, riskOf);
    for (std::size_t i = 0; i < expected.size(); ++i)
        claim.isConfirmed = claim.isConfirmed && claim.figures[i].value == expected[i];
    Plan plan;
    plan.standing[StackId("a")].attack = StackId("b");
    plan.standing[StackId("b")].attack = StackId("a");
    for (auto& [id, order] : plan.standing)
        order.edge = Edge::Left;
    plan.first = plan.standing;
    const Tally tally = fights(8, 9, plan);
    claim.figures.push_back({FigureName::ShareWon, 9, 8,
                             static_cast<double>(tally.wins[1]) / static_cast<double>(tally.battles),
                             dice::shareInterval(tally.wins[1], tally.battles)});
    claim.figures.push_back({FigureName::ShareOfUnits, 9, 8, 9.0 / 17.0});
    return claim;
}

} // namespace

std::vector<Claim> examineClaims(const ClaimSettings& settings) {
    const Examiner examiner(settings);
    return {examiner.sameTurns(), examiner.spaghettiSauce(), examiner.losses(), examiner.eightOverNine()};
}

} // namespace sf::smm
