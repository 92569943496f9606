// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/orders_panel.h"

#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/posture_order.h"
#include "ui/battle/smm/rounds/rotation_chooser.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/side_token.h"
#include "ui/forms/refusal_line.h"
#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace sf::ui {

using smm::Means;
using smm::Order;

namespace {

constexpr int panelTokenSize = 24;

QString hexData(hex::Hex hex) {
    return QStringLiteral("%1,%2").arg(hex.column).arg(hex.row);
}

/// In a narrow dock the list may be wider than the box.
void letShrink(QComboBox& box) {
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(4);
}

} // namespace

OrdersPanel::OrdersPanel(RoundController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller) {
    setAccessibleName(tr("Orders"));
    auto* layout = marginless<QVBoxLayout>(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(scroll);
    auto* page = new QWidget(scroll);
    auto* column = padded<QVBoxLayout>(page, panelMargins);
    m_none = wrappingLabel(page,
                           tr("Select a stack to give it orders: on the map, in the list of stacks or in the "
                              "strip above the map."));
    m_content = new QWidget(page);
    auto* parts = marginless<QVBoxLayout>(m_content, 8);
    addWidgets(*parts, {makeHead(), m_state = new RefusalLine(m_content), makeActions()});
    parts->addWidget(m_turns = new RotationChooser(m_controller, m_content));
    parts->addWidget(m_postures = new PostureOrder(m_controller, m_content));
    parts->addWidget(makeFoot());
    column->addWidget(m_none);
    column->addWidget(m_content);
    column->addStretch(1);
    scroll->setWidget(page);
    connect(&controller, &RoundController::changed, this, &OrdersPanel::refresh);
    connect(&controller, &RoundController::refused, this, [this](const text::Caption& caption) {
        refresh(); // a box shows what was refused
        m_refusal->say(caption);
    });
    refresh();
}

QLabel* OrdersPanel::makeTitle(const QString& text, QWidget* parent) {
    auto* title = new QLabel(text, parent);
    scaleFont(*title, 1.0, true);
    return title;
}

QWidget* OrdersPanel::makeHead() {
    auto* head = new QWidget(m_content);
    auto* row = marginless<QHBoxLayout>(head, 8);
    m_token = new QLabel(head);
    m_token->setFixedSize(panelTokenSize, panelTokenSize);
    m_name = wrappingLabel(head);
    scaleFont(*m_name, 1.25, true);
    m_turn = hintLabel(head);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_turn);
    auto* chip = new RuleChip(smmRule(26), tr("Orders"), head);
    row->addWidget(m_token, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(chip, 0, Qt::AlignTop);
    return head;
}

QWidget* OrdersPanel::makeActions() {
    m_actionArea = new QWidget(m_content);
    m_actionArea->setAccessibleName(tr("What it does"));
    m_actionRows = marginless<QVBoxLayout>(m_actionArea, 0);
    m_actionRows->addWidget(makeTitle(tr("What it does"), m_actionArea));
    m_flights = new QComboBox(m_actionArea);
    m_flights->setAccessibleName(tr("Hex to flee to"));
    letShrink(*m_flights);
    connect(m_flights, &QComboBox::activated, this, [this](int index) {
        const QStringList place = m_flights->itemData(index).toString().split(QLatin1Char(','));
        m_controller.orderFlight({place.first().toInt(), place.last().toInt()});
    });
    m_edgeRow = new QWidget(m_actionArea);
    auto* row = padded<QHBoxLayout>(m_edgeRow, {24, 2, 0, 2});
    auto* label = new QLabel(tr("Edge it meets"), m_edgeRow);
    m_edges = new QComboBox(m_edgeRow);
    m_edges->setAccessibleName(tr("Edge that the attack meets"));
    letShrink(*m_edges);
    label->setBuddy(m_edges);
    auto* chip = new RuleChip(smmRule(9, 'a'), label->text(), m_edgeRow);
    row->addWidget(label);
    row->addWidget(m_edges, 1);
    row->addWidget(chip);
    connect(m_edges, &QComboBox::activated, this, [this](int index) {
        Order order = m_controller.orderOf(*m_controller.selection().stack());
        order.edge = index == 0 ? std::nullopt : std::optional(battle::edges.at(std::size_t(index) - 1));
        m_controller.give(*m_controller.selection().stack(), order);
    });
    m_actionRows->addWidget(m_edgeRow);
    return m_actionArea;
}

QWidget* OrdersPanel::makeFoot() {
    auto* foot = new QWidget(m_content);
    auto* column = marginless<QVBoxLayout>(foot);
    column->addWidget(m_refusal = new RefusalLine(foot));
    m_cancel = new QPushButton(tr("Cancel order"), foot);
    m_cancel->setObjectName(QStringLiteral("cancelOrderButton"));
    column->addWidget(m_cancel, 0, Qt::AlignLeft);
    connect(m_cancel, &QPushButton::clicked, &m_controller, &RoundController::cancelOrder);
    return foot;
}

// What is shown
// ---------------------------------------------------------------------------------------------------------

void OrdersPanel::refresh() {
    const battle::StackPointer stack = m_controller.selected();
    m_none->setVisible(!stack);
    m_content->setVisible(stack != nullptr);
    if (!stack)
        return;
    const smm::Choices& choices = m_controller.choices();
    m_refusal->clear();
    refreshHead();
    refreshState();
    for (QWidget* area : {m_actionArea, static_cast<QWidget*>(m_turns), static_cast<QWidget*>(m_postures)})
        area->setVisible(!choices.order);
    m_cancel->setEnabled(m_controller.mayCancel(stack->id));
    if (choices.order)
        return;
    refreshFlights();
    refreshActions();
    refreshEdges();
    m_turns->refresh();
    m_postures->refresh();
    orderTabs(*m_content->layout());
}

/// Why the stack takes no order, or can do nothing with one.
void OrdersPanel::refreshState() {
    const smm::Choices& choices = m_controller.choices();
    const battle::Battle& battle = m_controller.battle();
    const auto say = [this](const text::Caption& caption) {
        m_state->say(caption, RefusalLine::Tone::Remark);
    };
    const smm::Why& why = choices.order ? choices.order : choices.action;
    if (!why)
        return m_state->clear();
    const bool isInWrongPhase = why->reason == battle::Reason::WrongPhase;
    if (why->reason == battle::Reason::NotYourTurn && battle::isSealed(battle))
        say({tr("Its orders are sealed until the round begins."), battleRule(4)});
    else if (isInWrongPhase && battle::areAllReady(battle))
        say({tr("Every side is ready: the round can begin."), battleRule(4)});
    else if (isInWrongPhase)
        say({tr("Orders are given after the deployment."), battleRule(2)});
    else
        say(text::caption(*why, battle));
}

void OrdersPanel::refreshHead() {
    const battle::StackPointer stack = m_controller.selected();
    const battle::Battle& battle = m_controller.battle();
    m_token->setPixmap(sideToken(battle, stack->side, panelTokenSize, devicePixelRatioF()));
    m_token->setAccessibleName(text::sideName(battle, stack->side));
    m_name->setText(breakable(text::stackName(*stack)));
    const QString turn = describeTurn(m_controller.agenda(), stack->id);
    const auto group = static_cast<int>(m_controller.selection().group().size());
    const QString state = turn.isEmpty() ? tr("not in a Conflict") : turn;
    // Hidden below: what the others have openly ordered.
    if (m_controller.choices().order && m_controller.isToCarryOut(stack->id))
        return m_turn->setText(
            breakable(tr("%1. Its order: %2")
                          .arg(state, describeOrder(battle, stack->id, m_controller.orderOf(stack->id)))));
    m_turn->setText(
        breakable(group > 1 ? tr("%1; %n stacks are selected", nullptr, group).arg(state) : state));
}

OrderRow* OrdersPanel::row(std::size_t index) {
    while (m_rows.size() <= index) {
        auto* row = new OrderRow(m_actionArea);
        m_actionRows->addWidget(row);
        m_rows.push_back(row);
    }
    return m_rows[index];
}

OrderRow::Content OrdersPanel::attack(const smm::TargetChoice& choice) {
    const battle::Battle& battle = m_controller.battle();
    const Order order = m_controller.orderOf(*m_controller.selection().stack());
    const bool shoots = choice.means == Means::Shot;
    OrderRow::Content content;
    content.text = (shoots ? tr("Shoot at %1") : tr("Attack %1")).arg(text::stackName(battle, choice.target));
    content.detail = shoots ? tr("hits it over its %1").arg(text::edge(choice.edge))
                            : tr("%1 against its %2").arg(text::edge(choice.own), text::edge(choice.edge));
    content.rule = smmRule(shoots ? 28 : 24);
    content.why = choice.why ? choice.why : m_controller.choices().action;
    content.isChosen = (shoots ? order.shoot : order.attack) == choice.target;
    content.choose = [this, target = choice.target, means = choice.means] {
        m_controller.orderAttack(target, means);
    };
    return content;
}

OrderRow::Content OrdersPanel::flight() {
    OrderRow::Content content;
    content.text = tr("Flee to");
    if (!m_controller.choices().isInConflict)
        content.detail = tr("only a stack in a Conflict can flee");
    content.rule = smmRule(24);
    content.why = m_controller.choices().flight;
    content.isChosen = m_controller.orderOf(*m_controller.selection().stack()).flee.has_value();
    content.choose = [this] { Q_EMIT m_flights->activated(m_flights->currentIndex()); };
    return content;
}

std::vector<OrderRow::Content> OrdersPanel::actions() {
    const auto& id = *m_controller.selection().stack();
    const smm::Choices& choices = m_controller.choices();
    const Order order = m_controller.orderOf(id);
    std::vector<OrderRow::Content> list;
    list.push_back({tr("No order"),
                    describeHabit(m_controller.battle(), id),
                    battleRule(7),
                    {},
                    order.actions() == 0,
                    [this] { m_controller.orderNothing(); }});
    list.push_back(flight());
    for (const smm::TargetChoice& choice : choices.targets)
        list.push_back(attack(choice));
    list.push_back({tr("Hold position"), tr("stays and attacks nobody"), smmRule(26), {}, order.hold, [this] {
                        m_controller.orderHold();
                    }});
    list.push_back({tr("Disengage"), tr("leaves the Conflict if all others in it do too"), smmRule(24),
                    choices.disengage, order.disengage, [this] { m_controller.orderDisengage(); }});
    if (order.advance)
        list.push_back({tr("Advance on %1").arg(text::stackName(m_controller.battle(), *order.advance)),
                        {},
                        battleRule(6),
                        {},
                        true,
                        {}});
    const auto addFar = [&](const QString& text, int rule) {
        list.push_back(
            {text, {}, smmRule(rule), smm::orderRefusal(m_controller.battle(), id, order), true, {}});
    };
    if (std::ranges::none_of(list, &OrderRow::Content::isChosen)) {
        if (order.attack)
            addFar(tr("Attack %1").arg(text::stackName(m_controller.battle(), *order.attack)), 24);
        if (order.shoot)
            addFar(tr("Shoot at %1").arg(text::stackName(m_controller.battle(), *order.shoot)), 28);
    }
    if (order.move)
        list.push_back({tr("Move to %1").arg(text::hexName(*order.move)), {}, smmRule(10), {}, true, {}});
    return list;
}

void OrdersPanel::refreshActions() {
    const std::vector<OrderRow::Content> list = actions();
    for (std::size_t i = 0; i < list.size(); ++i) {
        row(i)->setContent(list[i], m_controller.battle());
        row(i)->show();
    }
    for (std::size_t i = list.size(); i < m_rows.size(); ++i)
        m_rows[i]->hide();
    row(1)->setAside(m_flights);
    const auto chosen = std::ranges::find(list, true, &OrderRow::Content::isChosen);
    placeEdges(chosen == list.end() ? 0 : static_cast<std::size_t>(chosen - list.begin()));
}

/// Below the attack that they belong to.
void OrdersPanel::placeEdges(std::size_t below) {
    m_actionRows->removeWidget(m_edgeRow);
    m_actionRows->insertWidget(m_actionRows->indexOf(row(below)) + 1, m_edgeRow);
}

void OrdersPanel::refreshFlights() {
    const QSignalBlocker quiet(m_flights);
    const auto fled = m_controller.orderOf(*m_controller.selection().stack()).flee;
    m_flights->clear();
    for (const smm::HexChoice& choice : m_controller.choices().flights)
        m_flights->addItem(tr("%1 for %2").arg(text::hexName(choice.hex), text::figure(choice.cost)),
                           hexData(choice.hex));
    if (fled)
        m_flights->setCurrentIndex(m_flights->findData(hexData(*fled)));
    m_flights->setVisible(m_flights->count() > 0);
}

/// An ambush chooses the edge; otherwise the hexes decide.
void OrdersPanel::refreshEdges() {
    const QSignalBlocker quiet(m_edges);
    const Order order = m_controller.orderOf(*m_controller.selection().stack());
    m_edgeRow->setVisible(order.attack && battle::isFree(m_controller.battle())); // BAT-4
    m_edges->clear();
    const auto& targets = m_controller.choices().targets;
    const auto met = std::ranges::find_if(targets, [&](const smm::TargetChoice& choice) {
        return choice.means == Means::Melee && choice.target == order.attack;
    });
    m_edges->addItem(met == targets.end() ? tr("by position")
                                          : tr("by position: %1").arg(text::edge(met->edge)));
    for (const battle::Edge edge : battle::edges)
        m_edges->addItem(tr("%1, named outright").arg(text::edge(edge)));
    m_edges->setCurrentIndex(order.edge ? static_cast<int>(*order.edge) + 1 : 0);
}

} // namespace sf::ui

#include "moc_orders_panel.cpp"
