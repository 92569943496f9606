// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/commander_text.h"

#include "core/rules/limits.h"
#include "core/rules/multiplier/odds.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/percent.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using battle::Battle;
using battle::StackId;

struct CommanderText {
    Q_DECLARE_TR_FUNCTIONS(sf::text::CommanderText)
public:
    static QString plan(const players::Plan& plan, const Battle& battle) {
        switch (plan.kind) {
        case players::PlanKind::Press:
            return tr("advance and attack");
        case players::PlanKind::Focus:
            return tr("attack %1 with everything").arg(stackName(battle, plan.focus));
        case players::PlanKind::Gather:
            return tr("gather before advancing");
        case players::PlanKind::Hold:
            return tr("hold position");
        }
        return {};
    }
    static QString chosen(const players::Decision& decision, const Battle& battle) {
        const QString plan = CommanderText::plan(decision.chosen.plan, battle);
        const QString chance = percent(decision.chosen.chance, 0);
        return decision.battles == 0
                   ? tr("Plan: %1. By strength alone the chance to win is %2 %.").arg(plan, chance)
                   : tr("Plan: %1. Chance to win: %2 %, from %n simulated battle(s).", nullptr,
                        decision.battles)
                         .arg(plan, chance);
    }
    static QString share(double share) {
        return tr("Orders are sealed, so the plan is drawn at random and nobody can foresee it: this one "
                  "comes up %1 % of the time.")
            .arg(percent(share, 0));
    }
    static QString runnerUp(const players::JudgedPlan& plan, const Battle& battle) {
        return tr("Next best: %1, with %2 %.")
            .arg(CommanderText::plan(plan.plan, battle), percent(plan.chance, 0));
    }
    static QString attack(const Battle& battle, const StackId& stack, const StackId& target,
                          smm::Means means) {
        const QString who = stackName(battle, stack);
        const QString whom = stackName(battle, target);
        const auto found = smm::exchange(battle, {stack, target, means, {}});
        const auto* exchange = std::get_if<smm::Exchange>(&found);
        if (!exchange)
            return tr("%1 to attack %2.").arg(who, whom);
        const QString chance = percent(exchange->hitChance.number(), 0);
        const QString damage = figure(exchange->damage);
        return means == smm::Means::Shot
                   ? tr("%1 to shoot %2: %3 % to hit, %4 damage.").arg(who, whom, chance, damage)
                   : tr("%1 to attack %2: %3 % to hit, %4 damage.").arg(who, whom, chance, damage);
    }
    static QString strike(const Battle& battle, const multiplier::Attack& attack) {
        const auto combat = multiplier::combatOf(battle, attack);
        const QString who = stackName(battle, attack.attacker);
        const QString whom = stackName(battle, attack.defender);
        const auto* known = std::get_if<multiplier::Combat>(&combat);
        if (!known)
            return tr("%1 to attack %2.").arg(who, whom);
        const multiplier::Forecast forecast = multiplier::forecastOf(*known);
        return tr("%1 to attack %2: about %3 hits for %4.")
            .arg(who, whom, QString::number(forecast.attacker.expectedHits, 'f', 1),
                 QString::number(forecast.defender.expectedHits, 'f', 1));
    }
    static QString order(const Battle& battle, const StackId& id, const smm::Order& order) {
        const QString who = stackName(battle, id);
        if (order.attack)
            return attack(battle, id, *order.attack, smm::Means::Melee);
        if (order.shoot)
            return attack(battle, id, *order.shoot, smm::Means::Shot);
        if (order.advance)
            return tr("%1 to advance on %2.").arg(who, stackName(battle, *order.advance));
        if (order.move)
            return tr("%1 to move to %2.").arg(who, hexName(*order.move));
        if (order.hold)
            return tr("%1 to hold position.").arg(who);
        return {};
    }
};

/// A sentence for a step, given the battle before the step.
struct StepText {
    const Battle& battle;
    QStringList lines;

    void operator()(const battle::Action& action) {
        if (!std::holds_alternative<battle::SayReady>(action))
            lines << asSentence(text::action(action, battle));
    }
    void operator()(const smm::GiveOrders& orders) {
        for (const auto& [id, order] : orders.orders)
            if (const QString line = order ? CommanderText::order(battle, id, *order) : QString();
                !line.isEmpty())
                lines << line;
    }
    void operator()(const multiplier::TurnAction& action) {
        if (const auto* attack = std::get_if<multiplier::Attack>(&action))
            lines << CommanderText::strike(battle, *attack);
    }
};

} // namespace

QString plan(const players::Plan& plan, const Battle& battle) {
    return CommanderText::plan(plan, battle);
}

QStringList planReasons(const players::Decision& decision, const Battle& battle) {
    QStringList lines{CommanderText::chosen(decision, battle)};
    if (constexpr double surely = 0.995; decision.share < surely)
        lines << CommanderText::share(decision.share);
    if (decision.runnerUp)
        lines << CommanderText::runnerUp(*decision.runnerUp, battle);
    return lines;
}

QString orderReason(const Battle& battle, const StackId& stack, const smm::Order& order) {
    return CommanderText::order(battle, stack, order);
}

QStringList stepReasons(const players::Steps& steps, const Battle& battle) {
    Battle now = battle;
    StepText text{now, {}};
    dice::Script none({});
    for (const players::Step& step : steps) {
        std::visit(text, step);
        if (std::holds_alternative<battle::Action>(step))
            players::perform(now, step, none);
    }
    return text.lines;
}

QString obstacle(players::Obstacle obstacle, const Battle& battle, int side) {
    switch (obstacle) {
    case players::Obstacle::NoSuchSide:
        return CommanderText::tr("expected a side from 0 to %1, found “%2”")
            .arg(QString::number(battle.sides.size() - 1), QString::number(side));
    case players::Obstacle::TooManyStacks:
        return CommanderText::tr("computer players play battles of at most %1 stacks; this one has %2")
            .arg(figure(limits::commandedStacks), figure(static_cast<qint64>(battle.stacks.size())));
    case players::Obstacle::TooManyUnits:
        return CommanderText::tr("computer players play battles of at most %1 units; this one has %2")
            .arg(figure(limits::commandedUnits), figure(battle::unitsIn(battle)));
    case players::Obstacle::NoStacks:
        return CommanderText::tr("there are no living units of %1").arg(sideName(battle, side));
    case players::Obstacle::NoOpponent:
        return CommanderText::tr("there is nobody for %1 to fight").arg(sideName(battle, side));
    case players::Obstacle::NoWay:
        return CommanderText::tr("%1 can't reach any opponent: there is no path across the map")
            .arg(sideName(battle, side));
    }
    return {};
}

} // namespace sf::text
