// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/round_controller.h"

#include "core/document/battle/smm/give_orders.h"
#include "core/document/battle/smm/round_play.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/widgets/window_request.h"

#include <algorithm>

namespace sf::ui {

using battle::StackId;
using smm::Order;

namespace {

bool throwsDice(const smm::RoundAction& action) {
    return std::holds_alternative<smm::Resolve>(action) || std::holds_alternative<smm::PlayRound>(action);
}

} // namespace

RoundController::RoundController(document::BattleDocument& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
    connect(&document, &document::BattleDocument::changed, this, &RoundController::forget);
    connect(&document, &document::Document::awaitedChanged, this, &RoundController::forget);
    for (const auto signal : {&Selection::stackChanged, &Selection::groupChanged})
        connect(&selection, signal, this, [this] {
            m_choices.reset();
            Q_EMIT changed();
        });
}

void RoundController::forget() {
    m_agenda.reset();
    m_choices.reset();
    Q_EMIT changed();
}

battle::StackPointer RoundController::selected() const {
    return m_selection.stack() ? battle().stacks.find(*m_selection.stack()) : nullptr;
}

const smm::Agenda& RoundController::agenda() const {
    if (!m_agenda)
        m_agenda = smm::agenda(battle());
    return *m_agenda;
}

const smm::Choices& RoundController::choices() const {
    if (!m_choices)
        m_choices = smm::choices(battle(), m_selection.stack().value_or(StackId()));
    if (const battle::StackPointer stack = selected(); stack && !m_choices->order)
        m_choices->order = turnRefusal(*stack);
    return *m_choices;
}

smm::Why RoundController::turnRefusal(const battle::Stack& stack) const {
    const auto& play = battle().play;
    if (play && play->phase == battle::PlayPhase::Over)
        return battle::Refusal{battle::Reason::PlayOver, battleRule(12)};
    if (play && play->phase != battle::PlayPhase::Ordering && !battle::isFree(battle()))
        return battle::Refusal{battle::Reason::WrongPhase, battleRule(2)};
    if (mayActFor(m_document, stack.side))
        return std::nullopt;
    if (battle::isRoundRunning(battle()))
        return battle::Refusal{battle::Reason::RoundRunning, battleRule(4)};
    const auto side = battle::sideToAct(battle());
    if (!side)
        return battle::Refusal{battle::Reason::WrongPhase, battleRule(2)};
    return battle::Refusal{battle::Reason::NotYourTurn, battleRule(4), {}, {*side}};
}

std::optional<std::size_t> RoundController::conflictOf(const StackId& stack) const {
    const auto& conflicts = agenda().conflicts;
    for (std::size_t i = 0; i < conflicts.size(); ++i)
        if (std::ranges::count(conflicts[i].stacks, stack) > 0)
            return i;
    return std::nullopt;
}

bool RoundController::mayPlay() const {
    const bool mayBegin = !battle().play || isRunning() || battle::areAllReady(battle());
    return !battle().stacks.empty() && mayBegin && !m_document.isLocked();
}

bool RoundController::mayResolveConflict() const {
    return mayPlay() && agenda().phase != smm::Phase::Outside;
}

bool RoundController::mayForecast() const {
    return !agenda().conflicts.empty() || std::ranges::any_of(smm::ordersOf(battle()), [](const auto& told) {
        return told.second.attack || told.second.shoot;
    });
}

// Orders
// ---------------------------------------------------------------------------------------------------------

Order RoundController::orderOf(const StackId& stack) const {
    return ui::orderOf(battle(), stack);
}

bool RoundController::give(const StackId& stack, const Order& order) {
    if (order == orderOf(stack))
        return true;
    const bool isEmpty = order == Order();
    smm::GiveOrders given;
    given.orders.emplace(stack, isEmpty ? std::nullopt : std::optional(order));
    if (!giveAll(given))
        return false;
    say(tr("%1: %2").arg(text::stackName(battle(), stack), describeOrder(battle(), stack, order)));
    return true;
}

bool RoundController::giveAll(const smm::GiveOrders& orders) {
    const auto refusal = giveOrders(m_document, orders);
    return !refusal || refuse(*refusal);
}

bool RoundController::isToCarryOut(const StackId& stack) const {
    return hasOrder(stack) && !smm::hasActed(battle(), stack);
}

bool RoundController::mayCancel(const StackId& stack) const {
    const battle::StackPointer found = battle().stacks.find(stack);
    return found && mayActFor(m_document, found->side) && isToCarryOut(stack);
}

bool RoundController::mayCancelAll() const {
    return std::ranges::any_of(smm::ordersOf(battle()),
                               [this](const auto& order) { return mayCancel(order.first); });
}

bool RoundController::isWithoutOrder(const battle::Stack& stack) const {
    const bool isOwn = !battle().play || battle::sideToAct(battle()) == stack.side;
    return isOwn && !m_document.isLocked() && stack.isAlive() && !smm::hasActed(battle(), stack.id) &&
           !hasOrder(stack.id);
}

int RoundController::withoutOrder() const {
    return static_cast<int>(std::ranges::count_if(
        battle().stacks, [this](const battle::StackPointer& stack) { return isWithoutOrder(*stack); }));
}

std::optional<StackId> RoundController::nextWithoutOrder() const {
    const std::size_t count = battle().stacks.size();
    const auto& selected = m_selection.stack();
    const std::size_t first = selected ? battle().stacks.position(*selected) + 1 : 0;
    for (std::size_t step = 0; step < count; ++step)
        if (const auto& stack = battle().stacks[(first + step) % count]; isWithoutOrder(*stack))
            return stack->id;
    return std::nullopt;
}

bool RoundController::cancelAll() {
    smm::GiveOrders given;
    for (const auto& [stack, order] : smm::ordersOf(battle()))
        if (mayCancel(stack))
            given.orders.emplace(stack, std::nullopt);
    if (given.orders.empty() || !giveAll(given))
        return false;
    say(tr("All orders are cancelled"));
    return true;
}

bool RoundController::change(const std::function<void(Order&)>& edit) {
    const battle::StackPointer stack = selected();
    if (!stack) {
        say(tr("No stack is selected"));
        return false;
    }
    Order order = orderOf(stack->id);
    edit(order);
    return give(stack->id, order);
}

bool RoundController::act(const std::function<void(Order&)>& edit) {
    return change([&](Order& order) {
        order = withoutAction(order);
        edit(order);
    });
}

bool RoundController::orderAttack(const StackId& target, smm::Means means) {
    return act([&](Order& order) {
        if (means == smm::Means::Shot)
            order.shoot = target;
        else
            order.attack = target;
    });
}

bool RoundController::orderAttackOrShot(const StackId& target) {
    const battle::StackPointer stack = selected();
    const auto order = stack ? orderAgainst(battle(), stack->id, target) : std::nullopt;
    return order && (!order->advance || battle().play) ? give(stack->id, *order)
                                                       : orderAttack(target, smm::Means::Melee);
}

bool RoundController::orderFlight(hex::Hex to) {
    // The rules let a hopeless flight fail; say so beforehand instead.
    if (const battle::StackPointer stack = selected())
        if (const smm::Why why = smm::fleeRefusal(battle(), *stack, to)) {
            announceRefusal({stack->id, *why});
            return false;
        }
    return act([&](Order& order) { order.flee = to; });
}

bool RoundController::orderMove(hex::Hex to) {
    return act([&](Order& order) { order.move = to; });
}

bool RoundController::orderWay(hex::Hex to) {
    return choices().isInConflict ? orderFlight(to) : orderMove(to);
}

bool RoundController::orderFurtherRotation(int steps) {
    const battle::StackPointer stack = selected();
    if (!stack)
        return orderRotation(0);
    const hex::Direction to = hex::rotated(stack->facing, orderOf(stack->id).rotate + steps);
    return orderRotation(hex::fewestRotations(stack->facing, to));
}

bool RoundController::orderRotation(int steps) {
    return change([&](Order& order) { order.rotate = steps; });
}

bool RoundController::orderPosture(battle::Posture posture) {
    const battle::StackPointer stack = selected();
    return change([&](Order& order) {
        order.posture =
            stack && posture == smm::stateOf(*stack).posture ? std::nullopt : std::optional(posture);
    });
}

bool RoundController::orderHold() {
    return act([](Order& order) { order.hold = true; });
}

bool RoundController::orderDisengage() {
    const battle::StackPointer stack = selected();
    if (stack && choices().disengage) {
        announceRefusal({stack->id, *choices().disengage});
        return false;
    }
    return act([](Order& order) { order.disengage = true; });
}

bool RoundController::orderNothing() {
    return act([](Order&) {});
}

bool RoundController::cancelOrder() {
    if (selected() && !mayCancel(selected()->id))
        return false;
    return change([](Order& order) { order = {}; });
}

// Rounds
// ---------------------------------------------------------------------------------------------------------

bool RoundController::nextStep() {
    return isRunning() ? resolve(smm::Extent::Step) : perform(smm::BeginRound{});
}

bool RoundController::resolve(smm::Extent extent) {
    return perform(smm::Resolve{extent});
}

bool RoundController::perform(const smm::RoundAction& action) {
    std::optional<std::vector<int>> typed;
    if (m_isDiceTyped && m_ask && throwsDice(action)) {
        typed = m_ask(action);
        if (!typed) {
            say(tr("No dice were typed, so nothing has happened"));
            return false;
        }
    }
    const auto outcome = document::perform(m_document, action, typed);
    if (outcome.refusal)
        return refuse(*outcome.refusal);
    if (outcome.dice) {
        say({tr("A die is missing or out of range"), smmRule(27)});
        return false;
    }
    say(describeProgress(battle(), outcome.events, typed.has_value()));
    Q_EMIT resolved();
    return true;
}

void RoundController::announceRefusal(const smm::OrderRefusal& refusal) {
    text::Caption caption = text::caption(refusal.refusal, battle());
    if (!refusal.stack.text.empty() && refusal.stack != m_selection.stack())
        caption.sentence = tr("%1: %2").arg(text::stackName(battle(), refusal.stack), caption.sentence);
    say(caption.in(tr("Not allowed: %1")));
    Q_EMIT refused(caption);
}

bool RoundController::refuse(const smm::OrderRefusal& refusal) {
    announceRefusal(refusal);
    return false;
}

void RoundController::setDiceTyped(bool typed) {
    if (std::exchange(m_isDiceTyped, typed) == typed)
        return;
    Q_EMIT diceTypedChanged(typed);
    say(typed ? tr("Dice are now typed") : tr("Dice are now rolled"));
}

void RoundController::say(const text::Caption& caption) {
    showMessage(*this, caption);
}

} // namespace sf::ui

#include "moc_round_controller.cpp"
