// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/round_tactics.h"

#include "core/players/battle/attempts.h"
#include "core/players/battle/nearest.h"
#include "core/players/battle/tactics.h"
#include "core/players/battle/worth.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/play/victory.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/warlord.h"

#include <algorithm>
#include <array>

namespace sf::players {
namespace {

using battle::Posture;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;
using smm::Order;

int hitsLeft(const Stack& stack) {
    int hits = 0;
    for (const battle::Unit& unit : *stack.units)
        hits += std::max(0, unit.hitsLeft);
    return hits;
}

/// Whether only croaking more opponents can still save the side from losing or drawing after the last round,
/// and half of the rounds are over.
bool hasToHurry(const battle::Battle& battle, int side) {
    if (!battle.play)
        return false;
    int lastRound = 0;
    for (const battle::VictoryCondition& condition : battle::victoryConditions(*battle.scenario))
        if (const auto* last = std::get_if<battle::LastRound>(&condition.what))
            lastRound = last->round;
        else if (!std::holds_alternative<battle::Eliminate>(condition.what))
            return false; // an objective matters more
    if (lastRound == 0 || 2 * battle::roundNumber(battle) <= lastRound)
        return false;
    battle::Battle end = battle;
    end.round = lastRound - 1;
    const std::optional<battle::PlayResult> result = battle::resultOf(end, battle::CheckTime::RoundEnd);
    return result && std::ranges::count(result->winners, side) == 0;
}

/// Gives orders to the stacks of one side, one after another, by one plan.
class RoundTactics {
public:
    RoundTactics(Situation& situation, const Plan& plan, Duels& duels)
        : m_situation(situation)
        , m_battle(situation.battle())
        , m_plan(plan)
        , m_duels(duels)
        , m_own(situation.own())
        , m_foes(situation.foes())
        , m_attempts(m_battle, m_own.front()->id, m_foes) {
        for (const StackPointer& foe : m_foes)
            m_left[foe->id] = hitsLeft(*foe);
        m_host = largest(m_own);
        m_hurries = hasToHurry(m_battle, situation.side());
    }

    smm::GiveOrders orders();

private:
    static StackPointer largest(const std::vector<StackPointer>& stacks);
    bool mayOrder(const StackPointer& stack, const Order& order) const {
        return !smm::orderRefusal(m_battle, stack->id, order);
    }
    double valueOf(const Attempt& attempt) const;
    const Attempt& best(const std::vector<Attempt>& attempts) const;
    void fight(const StackPointer& stack, const Attempt& attempt);
    void march(const StackPointer& stack);
    bool tryOrder(const StackPointer& stack, const Order& order);
    bool goToObjective(const StackPointer& stack);
    bool join(const StackPointer& stack);
    void advance(const StackPointer& stack);
    void stay(const StackPointer& stack);
    double appeal(const StackPointer& stack, const StackPointer& foe) const;
    int turnsTo(const StackPointer& stack, hex::Hex hex) const;
    std::optional<Posture> posture(const StackPointer& stack) const;
    void takePostures();

    Situation& m_situation;
    const battle::Battle& m_battle;
    const Plan& m_plan;
    Duels& m_duels;
    std::vector<StackPointer> m_own;
    std::vector<StackPointer> m_foes;
    Attempts m_attempts;
    bool m_hurries = false;           ///< nothing is gained by holding out
    StackPointer m_host;              ///< where the side gathers, if it does
    std::map<StackId, double> m_left; ///< hit points that the foes will have after the attacks so far
    std::vector<hex::Hex> m_wanted;   ///< objectives that nobody has been sent to
    smm::GiveOrders m_orders;
};

StackPointer RoundTactics::largest(const std::vector<StackPointer>& stacks) {
    StackPointer best;
    double most = 0;
    for (const StackPointer& stack : stacks) {
        double worth = 0;
        for (const battle::Unit& unit : *stack->units)
            worth += unit.isAlive() ? worthOf(unit) : 0;
        if (worth > most) {
            most = worth;
            best = stack;
        }
    }
    return best;
}

/// Its value when others have been told to attack the same foe.
double RoundTactics::valueOf(const Attempt& attempt) const {
    const double left = m_left.at(attempt.attack.target);
    double value = attempt.chance * attempt.worth;
    value *= left <= 0 ? 0.1 : std::min(1.0, left / std::max(1.0, attempt.hits));
    if (attempt.hits >= left && left > 0)
        value *= 1.3; // it may be gone before it acts again
    return m_plan.kind == PlanKind::Focus && m_plan.focus == attempt.attack.target ? 2 * value : value;
}

const Attempt& RoundTactics::best(const std::vector<Attempt>& attempts) const {
    return *std::ranges::max_element(attempts, {}, [this](const Attempt& one) { return valueOf(one); });
}

void RoundTactics::fight(const StackPointer& stack, const Attempt& attempt) {
    Order order;
    (attempt.attack.means == smm::Means::Melee ? order.attack : order.shoot) = attempt.attack.target;
    if (!tryOrder(stack, order))
        return;
    m_left[attempt.attack.target] -= attempt.chance * attempt.hits;
    if (attempt.isFromFront || attempt.attack.means == smm::Means::Shot)
        return;
    // Turning costs this round and saves the next ones, if nobody else is at the Front.
    const auto isAhead = [&](const StackPointer& foe) {
        return hex::adjacent(foe->hex, stack->hex) &&
               hex::bearing(stack->hex, foe->hex, stack->facing) == stack->facing;
    };
    if (std::ranges::any_of(m_foes, isAhead))
        return;
    const StackPointer target = m_battle.stacks.find(attempt.attack.target);
    order.rotate = hex::fewestRotations(stack->facing, hex::bearing(stack->hex, target->hex, stack->facing));
    tryOrder(stack, order);
}

bool RoundTactics::tryOrder(const StackPointer& stack, const Order& order) {
    if (!mayOrder(stack, order))
        return false;
    m_orders.orders[stack->id] = order;
    return true;
}

int RoundTactics::turnsTo(const StackPointer& stack, hex::Hex hex) const {
    const int move = std::max(1, m_situation.system().moveOf(*stack));
    return (hex::distance(stack->hex, hex) + move - 1) / move;
}

double RoundTactics::appeal(const StackPointer& stack, const StackPointer& foe) const {
    const double dealt = m_duels.blow(*stack, *foe).worth;
    const double suffered = m_duels.blow(*foe, *stack).worth;
    double appeal = (0.5 + dealt / (dealt + suffered + 1e-6)) / (1 + turnsTo(stack, foe->hex));
    if (m_plan.kind == PlanKind::Focus && m_plan.focus == foe->id)
        appeal *= 3;
    return appeal;
}

/// Advances on the most appealing foe that it can reach.
void RoundTactics::advance(const StackPointer& stack) {
    constexpr std::size_t looksAt = 5;
    std::vector<StackPointer> foes = Situation::nearest(m_foes, stack->hex, looksAt);
    if (m_plan.kind == PlanKind::Focus)
        if (const StackPointer focus = m_battle.stacks.find(m_plan.focus); focus && focus->isAlive())
            foes.push_back(focus);
    std::vector<std::pair<double, StackPointer>> ranked;
    ranked.reserve(foes.size());
    for (const StackPointer& foe : foes)
        ranked.emplace_back(-appeal(stack, foe), foe);
    std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
    for (const auto& [appeal, foe] : ranked) {
        Order order;
        order.advance = foe->id;
        if (tryOrder(stack, order))
            return;
    }
    stay(stack);
}

/// Faces the nearest foe, which is free outside a Conflict (SMM-20).
void RoundTactics::stay(const StackPointer& stack) {
    Order order;
    order.hold = true;
    const auto near = Situation::nearest(m_foes, stack->hex, 1);
    if (!near.empty() && near.front()->hex != stack->hex)
        order.rotate =
            hex::fewestRotations(stack->facing, hex::bearing(stack->hex, near.front()->hex, stack->facing));
    tryOrder(stack, order);
}

/// Goes to the host if the two will be stronger together.
bool RoundTactics::join(const StackPointer& stack) {
    if (stack == m_host || hex::touching(stack->hex, m_host->hex))
        return false;
    Order order;
    order.move = m_host->hex;
    return tryOrder(stack, order);
}

bool RoundTactics::goToObjective(const StackPointer& stack) {
    const auto wanted = std::ranges::find_if(m_wanted, [&](hex::Hex hex) {
        const auto nearest = Situation::nearest(m_own, hex, 1);
        return !nearest.empty() && nearest.front() == stack && !m_battle.firstOpponent(hex, stack->side);
    });
    if (wanted == m_wanted.end())
        return false;
    Order order;
    if (stack->hex == *wanted)
        order.hold = true;
    else
        order.move = *wanted;
    if (!tryOrder(stack, order))
        return false;
    m_wanted.erase(wanted);
    return true;
}

void RoundTactics::march(const StackPointer& stack) {
    if (goToObjective(stack))
        return;
    switch (m_plan.kind) {
    case PlanKind::Hold:
        return stay(stack);
    case PlanKind::Gather:
        return join(stack) ? void() : stay(stack);
    default:
        return advance(stack);
    }
}

/// The posture with the best ratio of hits dealt to hits suffered against the foes nearby; in a hurry, the
/// one that deals the most.
std::optional<Posture> RoundTactics::posture(const StackPointer& stack) const {
    if (!smm::isLed(*stack) || stack->living() < 2)
        return std::nullopt;
    constexpr std::size_t foesNearby = 3;
    const auto near = Situation::nearest(m_foes, stack->hex, foesNearby);
    Posture best = smm::stateOf(*stack).posture;
    double most = 0;
    for (const Posture posture : {Posture::Neutral, Posture::Offensive, Posture::Defensive}) {
        Stack changed = *stack;
        smm::setPosture(changed, posture);
        double dealt = 0;
        double suffered = 1e-6;
        for (const StackPointer& foe : near) {
            dealt = std::max(dealt, m_duels.blow(changed, *foe).worth);
            const bool isClose = hex::distance(foe->hex, stack->hex) <= 1;
            suffered += m_duels.blow(*foe, changed).worth * (isClose ? 1 : 0.3);
        }
        if (const double value = m_hurries ? dealt : dealt / suffered; value > most) {
            most = value;
            best = posture;
        }
    }
    return best == smm::stateOf(*stack).posture ? std::nullopt : std::optional(best);
}

void RoundTactics::takePostures() {
    for (const StackPointer& stack : m_own)
        if (const std::optional<Posture> wanted = posture(stack)) {
            Order order;
            if (const auto& told = m_orders.orders[stack->id])
                order = *told;
            order.posture = wanted;
            tryOrder(stack, order);
        }
}

smm::GiveOrders RoundTactics::orders() {
    m_wanted = objectives(m_battle);
    std::vector<StackPointer> idle;
    std::vector<std::pair<StackPointer, std::vector<Attempt>>> fighters;
    for (const StackPointer& stack : m_own) {
        m_orders.orders[stack->id] = std::nullopt;
        if (auto possible = m_attempts.of(stack); !possible.empty())
            fighters.emplace_back(stack, std::move(possible));
        else if (!m_battle.state.isFighting(stack->id))
            idle.push_back(stack);
    }
    // The strongest choose first; the others take what they leave.
    std::map<StackId, double> strength;
    for (const auto& [stack, possible] : fighters)
        strength[stack->id] = valueOf(best(possible));
    std::ranges::stable_sort(fighters, std::greater(),
                             [&](const auto& entry) { return strength.at(entry.first->id); });
    for (const auto& [stack, possible] : fighters)
        fight(stack, best(possible));
    for (const StackPointer& stack : idle)
        march(stack);
    takePostures();
    return std::move(m_orders);
}

/// A posture alone would let an order from an earlier round stand (BAT-5), and the commander decides again.
void withdrawOrders(Situation& situation) {
    smm::GiveOrders withdrawn;
    for (const auto& [id, order] : smm::ordersOf(situation.battle()))
        if (const StackPointer stack = situation.battle().stacks.find(id);
            stack && stack->side == situation.side() && order.actions() > 0)
            withdrawn.orders.emplace(id, std::nullopt);
    if (!withdrawn.orders.empty())
        situation.take(withdrawn);
}

/// The average gain of all stacks from joining the largest.
bool isScattered(const Situation& situation, Duels& duels) {
    const std::vector<StackPointer> own = situation.own();
    const std::vector<StackPointer> foes = situation.foes();
    if (own.size() < 2 || foes.empty())
        return false;
    int better = 0;
    int looked = 0;
    for (std::size_t next = 1; next < own.size() && looked < 6; ++next) {
        if (hex::touching(own[next]->hex, own[next - 1]->hex))
            continue;
        ++looked;
        const auto near = Situation::nearest(foes, own[next]->hex, 2);
        better += mergingGain(own[next], own[next - 1], near, duels) > 1.2 ? 1 : 0;
    }
    return better * 2 > looked;
}

Plan likelyPlan(const battle::Battle& seen, int side, Duels& duels) {
    const Situation situation(seen, side);
    constexpr int gathersUntil = 6;
    if (battle::roundNumber(seen) <= gathersUntil && isScattered(situation, duels))
        return {PlanKind::Gather, {}};
    return {PlanKind::Press, {}};
}

Steps nearestRoundSteps(const battle::Battle& seen, int side) {
    Situation situation(seen, side);
    placeArrivals(situation);
    const smm::Orders nearest = nearestOrders(situation.battle(), side);
    situation.add(smm::GiveOrders{{nearest.begin(), nearest.end()}});
    if (seen.play)
        situation.add(battle::Action(battle::SayReady{side}));
    return std::move(situation).steps();
}

} // namespace

const Tactics& roundTactics() {
    static constexpr std::array plans{PlanKind::Press, PlanKind::Hold, PlanKind::Gather};
    static constexpr Tactics tactics{
        .steps = roundSteps,
        .likelyPlan = likelyPlan,
        .nearestSteps = nearestRoundSteps,
        .plans = plans,
        .mergesStacks = true,
        .givesOrders = true,
        .pairs = [](double own, double all) { return own * std::min(32.0, all - own); },
        .decisions = [](double) { return 1.0; },
    };
    return tactics;
}

std::string_view key(PlanKind kind) {
    constexpr std::array<std::string_view, planKinds.size()> keys{"press", "focus", "gather", "hold"};
    return keys[static_cast<std::size_t>(kind)];
}

Steps roundSteps(const battle::Battle& seen, int side, const Plan& plan, Duels& duels) {
    Situation situation(seen, side);
    placeArrivals(situation);
    mergeStacks(situation, duels);
    withdrawOrders(situation);
    if (!situation.own().empty())
        situation.take(RoundTactics(situation, plan, duels).orders());
    if (seen.play)
        situation.add(battle::Action(battle::SayReady{side}));
    return std::move(situation).steps();
}

} // namespace sf::players
