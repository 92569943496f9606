// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_text.h"

#include "core/rules/battle/events.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/smm/rounds/order_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace sf::ui {
namespace {

using battle::Battle;
using battle::StackId;
using smm::EventKind;
using smm::Order;

struct OrderText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::OrderText)
};

/// The edge of a target that a stack meets where it stands; empty if there is no target.
QString edgeMet(const Battle& battle, const battle::Stack& attacker, const StackId& target) {
    const battle::StackPointer met = battle.stacks.find(target);
    return met ? text::edge(smm::metEdge(smm::houseRules(battle), *met, attacker.hex)) : QString();
}

QString attackText(const Battle& battle, const battle::Stack& stack, const StackId& target,
                   const std::optional<battle::Edge>& named) {
    const QString name = text::stackName(battle, target);
    const QString met = edgeMet(battle, stack, target);
    if (met.isEmpty())
        return OrderText::tr("attacks %1").arg(name);
    if (named)
        return OrderText::tr("attacks %1 on its %2, as ordered").arg(name, text::edge(*named));
    return OrderText::tr("attacks %1 on its %2").arg(name, met);
}

void addAction(const Battle& battle, const battle::Stack& stack, const Order& order, QStringList& parts) {
    if (order.attack)
        parts << attackText(battle, stack, *order.attack, order.edge);
    if (order.shoot)
        parts << OrderText::tr("shoots at %1").arg(text::stackName(battle, *order.shoot));
    if (order.flee)
        parts << OrderText::tr("flees to %1").arg(text::hexName(*order.flee));
    if (order.move)
        parts << OrderText::tr("moves to %1").arg(text::hexName(*order.move));
    if (order.advance)
        parts << OrderText::tr("advances on %1").arg(text::stackName(battle, *order.advance));
    if (order.disengage)
        parts << OrderText::tr("disengages");
    if (order.hold)
        parts << OrderText::tr("holds");
}

QString screened(const Battle& battle, const battle::Screens& screens) {
    if (const auto* edge = std::get_if<battle::ScreenedEdge>(&screens))
        return OrderText::tr("screens the %1 of %2")
            .arg(text::edge(edge->edge), text::stackName(battle, edge->stack));
    if (const auto* structure = std::get_if<battle::StructureId>(&screens))
        return OrderText::tr("screens %1").arg(text::structureName(battle, *structure));
    if (const auto* id = std::get_if<battle::UnitId>(&screens))
        for (const battle::StackPointer& stack : battle.stacks)
            if (const battle::Unit* unit = stack->find(*id))
                return OrderText::tr("screens %1").arg(text::unitName(*unit));
    return OrderText::tr("screens nothing");
}

/// "acts 2nd" needs an ordinal in each language; "place 2 of 5" does not.
QString placeIn(const std::vector<smm::Turn>& turns, const StackId& stack) {
    const auto found = std::ranges::find(turns, stack, &smm::Turn::stack);
    if (found == turns.end())
        return {};
    const auto place = static_cast<int>(found - turns.begin()) + 1;
    const QString words =
        OrderText::tr("place %1 of %2").arg(text::figure(place), text::figure(int(turns.size())));
    return found->hasActed ? OrderText::tr("%1, has acted").arg(words) : words;
}

} // namespace

QString phaseName(smm::Phase phase) {
    switch (phase) {
    case smm::Phase::Planning:
        return OrderText::tr("Orders");
    case smm::Phase::Conflicts:
        return OrderText::tr("Conflicts");
    default:
        return OrderText::tr("Other stacks");
    }
}

QString roundName(const Battle& battle) {
    return OrderText::tr("Battle round %1").arg(text::figure(battle.round.value_or(0) + 1));
}

QString describeTurning(hex::Direction facing, int steps) {
    if (steps == 0)
        return OrderText::tr("stays facing %1").arg(text::shortDirection(facing));
    const int sides = std::abs(steps);
    return OrderText::tr("rotates %n side(s) to %1", nullptr, sides)
        .arg(text::shortDirection(hex::rotated(facing, steps)));
}

QString describePenalty(int penalty) {
    return penalty == 0 ? OrderText::tr("no penalty")
                        : OrderText::tr("%1 AP and DP this round").arg(text::signedFigure(penalty));
}

QString describeHabit(const Battle& battle, const StackId& id) {
    const battle::StackPointer stack = battle.stacks.find(id);
    if (!stack)
        return {};
    std::optional<smm::Attack> attack;
    if (orderOf(battle, id).actions() == 0) {
        attack = smm::plannedAttack(battle, id);
    } else {
        Battle without = battle;
        smm::editOrders(without.plans, [&](smm::Orders& orders) { orders.erase(id); });
        attack = smm::plannedAttack(without, id);
    }
    if (!attack)
        return OrderText::tr("does nothing");
    if (attack->means == smm::Means::Shot)
        return OrderText::tr("shoots at %1, the nearest in range")
            .arg(text::stackName(battle, attack->target));
    return OrderText::tr("attacks %1 on its %2, the first in reach")
        .arg(text::stackName(battle, attack->target), edgeMet(battle, *stack, attack->target));
}

QString describeOrder(const Battle& battle, const StackId& id, const Order& order) {
    const battle::StackPointer stack = battle.stacks.find(id);
    if (!stack)
        return {};
    QStringList parts;
    if (order.posture)
        parts << OrderText::tr("takes the posture %1").arg(text::posture(*order.posture));
    if (order.screens)
        parts << screened(battle, *order.screens);
    if (order.rotate != 0)
        parts << describeTurning(stack->facing, order.rotate);
    if (order.actions() == 0 && (parts.isEmpty() || smm::plannedAttack(battle, id)))
        parts << describeHabit(battle, id);
    addAction(battle, *stack, order, parts);
    return text::listed(parts);
}

QString orderTitle(const Battle& battle, const Order& order) {
    if (order.attack)
        return OrderText::tr("Order: attack %1").arg(text::stackName(battle, *order.attack));
    if (order.shoot)
        return OrderText::tr("Order: shoot at %1").arg(text::stackName(battle, *order.shoot));
    if (order.flee)
        return OrderText::tr("Order: flee to %1").arg(text::hexName(*order.flee));
    if (order.move)
        return OrderText::tr("Order: move to %1").arg(text::hexName(*order.move));
    if (order.advance)
        return OrderText::tr("Order: advance on %1").arg(text::stackName(battle, *order.advance));
    if (order.disengage)
        return OrderText::tr("Order: disengage");
    if (order.hold)
        return OrderText::tr("Order: hold position");
    if (order.rotate != 0)
        return OrderText::tr("Order: rotate");
    return OrderText::tr("Order: change posture");
}

QString describeTurn(const smm::Agenda& agenda, const StackId& id) {
    QStringList parts;
    for (const smm::ConflictTurns& conflict : agenda.conflicts) {
        if (std::ranges::count(conflict.stacks, id) == 0)
            continue;
        parts << text::conflictName(conflict.number);
        const auto turn = std::ranges::find(conflict.turns, id, &smm::Turn::stack);
        if (turn != conflict.turns.end())
            parts << OrderText::tr("Initiative %1").arg(text::figure(turn->initiative))
                  << placeIn(conflict.turns, id);
    }
    if (parts.empty() && std::ranges::count(agenda.outside, id, &smm::Turn::stack) > 0)
        parts << OrderText::tr("outside the Conflicts") << placeIn(agenda.outside, id);
    if (agenda.next == id)
        parts << OrderText::tr("acts next");
    parts.removeAll(QString());
    return text::listed(parts);
}

QString describePart(const Battle& battle, const battle::Stack& stack) {
    const bool isPlayed =
        battle::isRoundRunning(battle) || !smm::conflictsOf(battle).empty() || !smm::ordersOf(battle).empty();
    if (!isPlayed)
        return {};
    const smm::Agenda agenda = smm::agenda(battle);
    QStringList parts;
    if (const QString turn = describeTurn(agenda, stack.id); !turn.isEmpty())
        parts << turn;
    const auto order = smm::ordersOf(battle).find(stack.id);
    const bool hasActed = smm::hasActed(battle, stack.id);
    if (order != smm::ordersOf(battle).end() && !hasActed)
        parts << OrderText::tr("order: %1").arg(describeOrder(battle, stack.id, order->second));
    return parts.empty() ? QString()
                         : OrderText::tr("%1: %2").arg(text::stackName(stack), text::listed(parts));
}

std::optional<int> lastSide(const Battle& battle) {
    std::optional<int> side;
    for (const battle::StackPointer& stack : battle.stacks) {
        if (stack->living() == 0)
            continue;
        if (side && *side != stack->side)
            return std::nullopt;
        side = stack->side;
    }
    return side;
}

QString describePhase(const Battle& battle) {
    const smm::Agenda agenda = smm::agenda(battle);
    QStringList sentences{OrderText::tr("%1, %2").arg(roundName(battle), phaseName(agenda.phase))};
    if (agenda.phase == smm::Phase::Conflicts)
        sentences
            << OrderText::tr("%1 fights").arg(text::conflictName(agenda.conflicts[agenda.conflict].number));
    if (agenda.next)
        sentences << OrderText::tr("Next: %1").arg(text::stackName(battle, *agenda.next));
    return text::sentencesOf(sentences);
}

namespace {

/// Counts losses; lists what was done line by line while that is short.
struct Told {
    QStringList lines;
    QString round;
    std::map<EventKind, int> counts;

    void add(const smm::Event& event, bool typedDice, const Battle& battle) {
        ++counts[event.kind];
        if (event.kind == battle::events::roundBegins)
            round = text::event(event, battle);
        if (event.kind == battle::events::damage || event.kind == battle::events::croaks ||
            battle::isHeading(event.kind))
            return;
        QString line = text::event(event, battle);
        if (!event.dice.empty())
            line = (typedDice ? OrderText::tr("%1, typed in %2") : OrderText::tr("%1, rolled %2"))
                       .arg(line, text::figure(event.dice.front().value));
        lines << line;
    }
    QString text() const {
        constexpr qsizetype most = 4;
        QStringList parts;
        if (!round.isEmpty())
            parts << round;
        if (lines.size() <= most)
            parts << lines;
        else
            parts << counted(QT_TRANSLATE_N_NOOP("sf::ui::OrderText", "%n Conflict(s) formed"),
                             smm::events::conflictForms)
                  << counted(QT_TRANSLATE_N_NOOP("sf::ui::OrderText", "%n hit(s)"), smm::events::hits)
                  << counted(QT_TRANSLATE_N_NOOP("sf::ui::OrderText", "%n miss(es)"), smm::events::misses);
        parts << counted(QT_TRANSLATE_N_NOOP("sf::ui::OrderText", "%n unit(s) croaked"),
                         battle::events::croaks);
        parts.removeAll(QString());
        return text::listed(parts);
    }
    /// Empty for a count of 0.
    QString counted(const char* words, EventKind kind) const {
        const auto found = counts.find(kind);
        return found == counts.end() ? QString() : OrderText::tr(words, nullptr, found->second);
    }
};

} // namespace

QString describeProgress(const Battle& battle, const std::vector<battle::Event>& events, bool typedDice) {
    Told told;
    for (const battle::Event& event : events)
        told.add(event, typedDice, battle);
    QStringList sentences;
    if (const QString text = told.text(); !text.isEmpty())
        sentences << text;
    if (const auto side = lastSide(battle))
        sentences << OrderText::tr("Nobody is left to fight %1").arg(text::sideName(battle, *side));
    if (battle.play && battle.play->phase == battle::PlayPhase::Over)
        sentences << OrderText::tr("Round %1 is over, and so is the battle")
                         .arg(text::figure(battle.round.value_or(0)));
    else if (!battle::isRoundRunning(battle))
        sentences << OrderText::tr("Round %1 is over. Give orders for round %2")
                         .arg(text::figure(battle.round.value_or(0)),
                              text::figure(battle.round.value_or(0) + 1));
    else if (const auto next = smm::runningRound(battle)->nextStack())
        sentences << OrderText::tr("Next: %1").arg(text::stackName(battle, *next));
    return text::sentencesOf(sentences);
}

} // namespace sf::ui
