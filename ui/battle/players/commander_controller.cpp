// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/players/commander_controller.h"

#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/smm/give_orders.h"
#include "core/players/battle/commander.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/commander_text.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/widgets/task.h"
#include "ui/widgets/window_request.h"

namespace sf::ui {

using battle::PlayPhase;

namespace {

constexpr int advisersLevel = 2;

/// The seed of its simulated battles. It is not that of the dice, which the commander never sees.
constexpr std::uint64_t ownSeed = 20;

const battle::Action* actionIn(const players::Step& step) {
    return std::get_if<battle::Action>(&step);
}

bool isReady(const players::Step& step) {
    const battle::Action* action = actionIn(step);
    return action && std::holds_alternative<battle::SayReady>(*action);
}

} // namespace

QString playerText(std::optional<int> level) {
    switch (level.value_or(0)) {
    case 1:
        return CommanderController::tr("Commander 1: by rules of thumb");
    case 2:
        return CommanderController::tr("Commander 2: plays plans out");
    case 3:
        return CommanderController::tr("Commander 3: more plans, slower");
    default:
        return CommanderController::tr("Person");
    }
}

struct CommanderController::Thinking {
    Task<players::Decision> task;
    std::optional<players::Decision> decision; ///< waits for the pause to end
};

CommanderController::CommanderController(document::BattleDocument& document, Selection& selection,
                                         QObject* parent)
    : ComputerPlayers(document, parent)
    , m_document(document)
    , m_selection(selection)
    , m_thinking(std::make_unique<Thinking>()) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CommanderController::playDecided);
    connect(&document, &document::BattleDocument::changed, this, [this] {
        if (m_isPerforming)
            return;
        stop();
        // After everybody else has seen the change.
        QMetaObject::invokeMethod(this, &CommanderController::playIfDue, Qt::QueuedConnection);
    });
    connect(&selection, &Selection::stackChanged, this, &CommanderController::stateChanged);
}

CommanderController::~CommanderController() = default;

bool CommanderController::isThinking() const {
    return m_thinking->task.isRunning();
}

void CommanderController::addTo(CommandRegistry& commands) {
    const auto areOrdersGiven = [this] { return players::givesOrders(m_document.battle()); };
    commands.add({.id = QStringLiteral("suggestStack"),
                  .text = tr("Suggest an order &for the stack"),
                  .icon = QStringLiteral("hint"),
                  .menu = Page::Menu::Orders,
                  .toolTip = tr("Give the selected stack the order that a commander would give"),
                  .run = [this] { suggestForStack(); },
                  .isVisible = areOrdersGiven,
                  .refusal = [this] { return adviceRefusal(true); }});
    commands.add({.id = QStringLiteral("suggestAll"),
                  .text = tr("Suggest orders for e&very stack"),
                  .menu = Page::Menu::Orders,
                  .toolTip = tr("Give all stacks of the side the orders that a commander would give"),
                  .run = [this] { suggestForAll(); },
                  .isVisible = areOrdersGiven,
                  .refusal = [this] { return adviceRefusal(false); }});
    addTurnCommands(commands);
    connect(this, &CommanderController::stateChanged, &commands, &CommandRegistry::refresh);
}

std::optional<int> CommanderController::level(int side) const {
    const auto found = m_levels.find(side);
    return found == m_levels.end() ? std::nullopt : std::optional(found->second);
}

void CommanderController::setLevel(int side, std::optional<int> level) {
    if (this->level(side) == level)
        return;
    if (level)
        m_levels[side] = *level;
    else
        m_levels.erase(side);
    stop();
    playIfDue();
    Q_EMIT levelsChanged();
    Q_EMIT m_document.awaitedChanged();
}

bool CommanderController::isComputersTurn() const {
    const std::optional<int> side = battle::sideToAct(m_document.battle());
    return side && level(*side);
}

void CommanderController::takeOver() {
    if (isComputersTurn())
        setLevel(*battle::sideToAct(m_document.battle()), {});
}

QString CommanderController::awaitedText() const {
    const int side = *battle::sideToAct(m_document.battle());
    return (isStopped() ? tr("The commander of %1, level %2, is stopped")
                        : tr("Waiting for the commander of %1, level %2…"))
        .arg(text::sideName(m_document.battle(), side), QString::number(*level(side)));
}

void CommanderController::returnToPresent() {
    m_document.act([this] {
        while (isComputersTurn() && m_document.canRedo())
            m_document.redo();
    });
}

std::optional<int> CommanderController::advisedSide() const {
    const battle::Battle& battle = m_document.battle();
    if (battle::isRoundRunning(battle) || !players::givesOrders(battle))
        return std::nullopt;
    if (battle.play)
        return battle.play->phase == PlayPhase::Ordering && !isComputersTurn() ? battle::sideToAct(battle)
                                                                               : std::nullopt;
    const battle::StackPointer stack =
        m_selection.stack() ? battle.stacks.find(*m_selection.stack()) : nullptr;
    return stack ? std::optional(stack->side) : std::nullopt;
}

bool CommanderController::mayAdviseStack() const {
    const battle::StackPointer stack =
        m_selection.stack() ? m_document.battle().stacks.find(*m_selection.stack()) : nullptr;
    return stack && mayAdvise() && stack->side == advisedSide();
}

QString CommanderController::adviceRefusal(bool isOfStack) const {
    const battle::Battle& battle = m_document.battle();
    if (isThinking())
        return tr("The commander is still thinking");
    if (!m_selection.stack() && (isOfStack || !battle.play))
        return tr("Select a stack first");
    if (!advisedSide())
        return tr("No side is giving orders");
    return isOfStack && !mayAdviseStack() ? tr("It isn't this side's turn") : QString();
}

void CommanderController::playIfDue() {
    if (!mayPlay() || isThinking() || m_thinking->decision)
        return;
    const int side = *battle::sideToAct(m_document.battle());
    think(side, *level(side), [this](const players::Decision& decision) {
        m_thinking->decision = decision;
        m_timer.start(m_pause);
        Q_EMIT stateChanged();
    });
}

void CommanderController::think(int side, int level,
                                const std::function<void(const players::Decision&)>& then) {
    m_side = side;
    m_thinking->task.start(
        [seen = m_document.seenBy(side), side, level](const std::stop_token& stop) {
            return players::decide(seen, side, {level, ownSeed}, stop);
        },
        [this, side, then](const players::Decision& decision) {
            setReasons(decision, side);
            then(decision);
        });
    Q_EMIT stateChanged();
}

/// Drops its decision, which is about an earlier state of the battle.
void CommanderController::stop() {
    m_thinking->task.drop();
    m_timer.stop();
    m_thinking->decision.reset();
    Q_EMIT stateChanged();
}

/// The steps of an orders phase are one undo step; those of a turn roll dice and stay separate.
void CommanderController::playDecided() {
    if (!m_thinking->decision || !isComputersTurn())
        return;
    const players::Decision decision = *std::exchange(m_thinking->decision, std::nullopt);
    const battle::Battle before = m_document.battle();
    m_document.act([&] { carryOut(decision); });
    Q_EMIT stateChanged();
    if (m_document.battle() == before)
        return showMessage(*this, tr("The commander can't do anything here. Let a person play %1.")
                                      .arg(text::sideName(before, m_side)));
    playIfDue();
}

void CommanderController::carryOut(const players::Decision& decision) {
    m_isPerforming = true;
    const auto perform = [&] {
        for (const players::Step& step : decision.steps) {
            if (const battle::Action* action = actionIn(step))
                m_document.perform(*action);
            else if (const auto* orders = std::get_if<smm::GiveOrders>(&step))
                giveOrders(m_document, *orders);
            else
                document::perform(m_document, std::get<multiplier::TurnAction>(step));
        }
    };
    if (players::givesOrders(m_document.battle()))
        m_document.performAsOneStep(tr("Commander: %1").arg(text::sideName(m_document.battle(), m_side)),
                                    perform);
    else
        perform();
    m_isPerforming = false;
}

void CommanderController::suggestForStack() {
    if (mayAdviseStack())
        think(*advisedSide(), advisersLevel,
              [this](const players::Decision& decision) { suggest(decision, false); });
}

void CommanderController::suggestForAll() {
    if (mayAdvise())
        think(*advisedSide(), advisersLevel,
              [this](const players::Decision& decision) { suggest(decision, true); });
}

/// Leaves out what would end the phase and, for a single stack, what is about others.
void CommanderController::suggest(const players::Decision& decision, bool forAll) {
    const std::optional<battle::StackId> chosen = m_selection.stack();
    QStringList lines = text::planReasons(decision, m_document.battle());
    m_isPerforming = true;
    smm::GiveOrders given; // the last word on each stack: orders of earlier rounds are withdrawn first
    const bool isChanged = m_document.performAsOneStep(tr("Suggested orders"), [&] {
        for (const players::Step& step : decision.steps) {
            if (const auto* orders = std::get_if<smm::GiveOrders>(&step)) {
                for (const auto& [id, order] : orders->orders)
                    if (forAll || id == chosen)
                        given.orders.insert_or_assign(id, order);
            } else if (const battle::Action* action = actionIn(step); action && forAll && !isReady(step)) {
                lines << text::action(*action, m_document.battle());
                m_document.perform(*action);
            }
        }
        giveOrders(m_document, given);
    });
    for (const auto& [id, order] : given.orders)
        if (order)
            lines << text::orderReason(m_document.battle(), id, *order);
    m_isPerforming = false;
    lines.removeAll(QString());
    m_reasons = lines;
    showMessage(*this, isChanged ? tr("The suggested orders have been given. You can undo them.")
                                 : tr("The orders are already what a commander would give."));
    Q_EMIT stateChanged();
}

void CommanderController::setReasons(const players::Decision& decision, int side) {
    const battle::Battle seen = m_document.seenBy(side);
    m_areReasonsSecret = level(side).has_value();
    m_reasons = text::planReasons(decision, seen) + text::stepReasons(decision.steps, seen);
}

QStringList CommanderController::reasons() const {
    return m_areReasonsSecret && battle::isSealed(m_document.battle()) ? QStringList() : m_reasons;
}

} // namespace sf::ui

#include "moc_commander_controller.cpp"
