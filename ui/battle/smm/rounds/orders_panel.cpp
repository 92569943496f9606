// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/orders_panel.h"

#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/map/order_drop.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/rotation_chooser.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/forms/refusal_line.h"
#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>

#include <algorithm>

namespace sf::ui {

using smm::Means;
using smm::Order;

namespace {

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
    : OrderSection(parent), m_controller(controller) {
    setAccessibleName(tr("Orders"));
    auto* column = marginless<QVBoxLayout>(this, 6);
    addWidgets(*column, {m_card = makeCard(), m_state = new RefusalLine(this),
                         m_refusal = new RefusalLine(this), m_choices = new QWidget(this)});
    auto* parts = padded<QVBoxLayout>(m_choices, {0, 0, 0, 6}, 8);
    parts->addWidget(makeActions());
    parts->addWidget(m_turns = new RotationChooser(m_controller, m_choices));
    m_change->fold(*m_choices);
    connect(m_change, &QAbstractButton::toggled, this, &OrdersPanel::refresh);
    connect(&controller, &RoundController::changed, this, &OrdersPanel::refresh);
    connect(&controller, &RoundController::refused, this, [this](const text::Caption& caption) {
        refresh(); // a box shows what was refused
        m_refusal->say(caption);
    });
    refresh();
}

QFrame* OrdersPanel::makeCard() {
    auto* card = new QFrame(this);
    card->setAutoFillBackground(true);
    card->setBackgroundRole(QPalette::AlternateBase);
    auto* column = padded<QVBoxLayout>(card, {8, 4, 4, 4}, 0);
    m_title = wrappingLabel(card);
    m_details = hintLabel(card);
    scaleFont(*m_title, 1.0, true);
    scaleFont(*m_details, 0.9);
    m_change = new LinkButton(tr("Change"), card);
    m_change->setObjectName(QStringLiteral("changeOrderButton"));
    m_cancel = new LinkButton(tr("Cancel"), card);
    m_cancel->setObjectName(QStringLiteral("cancelOrderButton"));
    m_cancel->setAccessibleName(tr("Cancel order"));
    connect(m_cancel, &QAbstractButton::clicked, &m_controller, &RoundController::cancelOrder);
    auto* upper = new QHBoxLayout;
    upper->addWidget(m_title, 1);
    upper->addWidget(m_change, 0, Qt::AlignTop);
    auto* lower = new QHBoxLayout;
    lower->addWidget(m_details, 1);
    lower->addWidget(new RuleChip(smmRule(26), tr("Orders"), card), 0, Qt::AlignTop);
    lower->addWidget(m_cancel, 0, Qt::AlignTop);
    column->addLayout(upper);
    column->addLayout(lower);
    return card;
}

void OrdersPanel::goTo() {
    if (!m_card->isHidden() && !m_change->isHidden())
        m_change->setChecked(true);
    QWidget* first = m_choices->isHidden() ? firstTabStop(*this) : firstTabStop(*m_choices);
    if (first)
        first->setFocus(Qt::OtherFocusReason);
}

QWidget* OrdersPanel::makeActions() {
    m_actionArea = new QWidget(m_choices);
    m_actionArea->setAccessibleName(tr("What it does"));
    m_actionRows = marginless<QVBoxLayout>(m_actionArea, 0);
    auto* title = new QLabel(tr("What it does"), m_actionArea);
    scaleFont(*title, 1.0, true);
    m_actionRows->addWidget(title);
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

// What is shown
// ---------------------------------------------------------------------------------------------------------

void OrdersPanel::refresh() {
    const battle::StackPointer stack = m_controller.selected();
    setVisible(stack != nullptr);
    if (!stack)
        return;
    m_refusal->clear();
    refreshCard(*stack);
    refreshState();
    const bool isUnfolded = m_change->isChecked() && !m_controller.choices().order;
    m_choices->setVisible(isUnfolded);
    if (isUnfolded)
        refreshChoices();
}

void OrdersPanel::refreshCard(const battle::Stack& stack) {
    const bool mayOrder = !m_controller.choices().order;
    // Of the others' orders, what is open.
    const bool hasOrder =
        m_controller.hasOrder(stack.id) && (mayOrder || m_controller.isToCarryOut(stack.id));
    m_card->setVisible(mayOrder || hasOrder);
    if (m_card->isHidden())
        return;
    m_title->setText(breakable(hasOrder ? orderTitle(m_controller.battle(), m_controller.orderOf(stack.id))
                                        : tr("No order")));
    const QStringList lines = details(stack, hasOrder);
    m_details->setText(breakable(lines.join(u'\n')));
    m_change->setText(hasOrder ? tr("Change") : tr("Give an order"));
    m_change->setAccessibleName(hasOrder ? tr("Change the order") : QString());
    m_change->updateGeometry();
    m_change->setVisible(mayOrder);
    m_cancel->setVisible(m_controller.mayCancel(stack.id));
}

/// What comes of the order, or what the stack does by habit; and when.
QStringList OrdersPanel::details(const battle::Stack& stack, bool hasOrder) const {
    const battle::Battle& battle = m_controller.battle();
    const Order order = m_controller.orderOf(stack.id);
    QStringList lines;
    if (!hasOrder)
        lines << describeHabit(battle, stack.id);
    else if (order.attack || order.posture || order.screens || order.rotate != 0)
        lines << describeOrder(battle, stack.id, order);
    lines << describeJourney(battle, stack, order) << describeTurn(m_controller.agenda(), stack.id);
    if (const auto group = static_cast<int>(m_controller.selection().group().size()); group > 1)
        lines << tr("%n stacks are selected", nullptr, group);
    lines.removeAll(QString());
    return lines;
}

void OrdersPanel::refreshChoices() {
    refreshFlights();
    refreshActions();
    refreshEdges();
    m_turns->refresh();
    orderTabs(*m_choices->layout());
}

/// Why the stack takes no order, or can do nothing with one. In the wrong phase the bar above the map says
/// what comes next.
std::optional<text::Caption> OrdersPanel::remark() const {
    const smm::Choices& choices = m_controller.choices();
    const battle::Battle& battle = m_controller.battle();
    const smm::Why& why = choices.order ? choices.order : choices.action;
    if (!why)
        return std::nullopt;
    if (why->reason == battle::Reason::NotYourTurn && battle::isSealed(battle))
        return text::Caption(tr("Its orders are sealed until the round begins."), battleRule(4));
    if (why->reason != battle::Reason::WrongPhase)
        return text::caption(*why, battle);
    if (battle.play && battle.play->phase == battle::PlayPhase::Deployment)
        return text::Caption(tr("Orders are given after the deployment."), battleRule(2));
    return std::nullopt;
}

void OrdersPanel::refreshState() {
    if (const std::optional<text::Caption> said = remark())
        m_state->say(*said, RefusalLine::Tone::Remark);
    else
        m_state->clear();
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
