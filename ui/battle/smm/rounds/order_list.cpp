// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_list.h"

#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/side_token.h"
#include "ui/page/command_registry.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/widgets/column_sharer.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/row_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr int orderTokenSize = 14;

} // namespace

OrderList::OrderList(RoundController& controller, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_table(new QuietView<QTableWidget>(0, columns, this))
    , m_without(wrappingLabel(this)) {
    setAccessibleName(tr("All orders"));
    m_table->setObjectName(QStringLiteral("orderTable"));
    m_table->setAccessibleName(tr("Orders; Enter changes one, Delete cancels it"));
    m_table->setHorizontalHeaderLabels({tr("Stack"), tr("Order")});
    makeRowTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setIconSize({orderTokenSize, orderTokenSize});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    new ColumnSharer(*m_table);
    auto* commands = new CommandRegistry(*m_table);
    commands->add({.id = QStringLiteral("editOrder"), .text = tr("&Edit order…"), .run = [this] { edit(); }});
    commands->add({.id = QStringLiteral("cancelOrder"),
                   .text = tr("&Cancel order"),
                   .shortcuts = {Qt::Key_Delete},
                   .scope = Command::Scope::Board,
                   .run = [this] { cancel(); }});
    commands->add({.id = QStringLiteral("centreOrder"), .text = tr("Centre the &map on it"), .run = [this] {
                       centre();
                   }});
    auto* layout = padded<QVBoxLayout>(this, panelMargins);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_without);
    layout->addWidget(makeButtons());
    connect(m_table, &QTableWidget::itemActivated, this, &OrderList::edit);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &OrderList::emitChosen);
    connect(&controller, &RoundController::changed, this, &OrderList::refresh);
    fill();
}

QWidget* OrderList::makeButtons() {
    auto* bar = new QWidget(this);
    auto* flow = new FlowLayout(6, bar);
    m_edit = new QPushButton(tr("Edit order…"), bar);
    m_cancel = new QPushButton(tr("Cancel order"), bar);
    m_next = new QPushButton(tr("Go to the next one"), bar);
    m_next->setToolTip(tr("Selects the next stack that has no order (J on the board)"));
    for (QPushButton* button : {m_next, m_edit, m_cancel})
        flow->addWidget(button);
    connect(m_edit, &QPushButton::clicked, this, &OrderList::edit);
    connect(m_cancel, &QPushButton::clicked, this, &OrderList::cancel);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (const auto stack = m_controller.nextWithoutOrder())
            Q_EMIT stackChosen(*stack);
    });
    return bar;
}

std::vector<OrderList::Row> OrderList::rows() const {
    const battle::Battle& battle = m_controller.battle();
    std::vector<Row> list;
    for (const battle::StackPointer& stack : battle.stacks)
        if (m_controller.isToCarryOut(stack->id))
            list.push_back({stack->id, stack->side, text::stackName(*stack),
                            describeOrder(battle, stack->id, m_controller.orderOf(stack->id))});
    return list;
}

void OrderList::refresh() {
    std::vector<Row> list = rows();
    if (list != m_rows)
        fill();
    const int count = m_controller.withoutOrder();
    m_without->setText(count == 0 ? tr("Every stack has an order.")
                                  : tr("%n stack(s) have no order.", nullptr, count));
    m_next->setEnabled(count > 0);
    followSelection();
}

void OrderList::fill() {
    m_rows = rows();
    m_following = true;
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    for (int index = 0; index < m_table->rowCount(); ++index) {
        const Row& row = m_rows[static_cast<std::size_t>(index)];
        auto* name = new QTableWidgetItem(row.name);
        name->setIcon(sideToken(m_controller.battle(), row.side, orderTokenSize, devicePixelRatioF()));
        name->setData(Qt::AccessibleTextRole,
                      tr("%1, %2").arg(row.name, text::sideName(m_controller.battle(), row.side)));
        m_table->setItem(index, Name, name);
        auto* order = new QTableWidgetItem(row.order);
        order->setToolTip(row.order);
        m_table->setItem(index, What, order);
    }
    fitRowTable(*m_table, font());
    m_following = false;
    refresh();
}

void OrderList::followSelection() {
    if (m_following)
        return;
    m_following = true;
    const auto& selected = m_controller.selection().stack();
    const auto row = std::ranges::find_if(m_rows, [&](const Row& each) { return each.stack == selected; });
    if (row == m_rows.end())
        m_table->setCurrentItem(nullptr);
    else
        m_table->setCurrentCell(static_cast<int>(row - m_rows.begin()), Name);
    const bool isOwn = row != m_rows.end() && m_controller.mayCancel(row->stack);
    m_edit->setEnabled(isOwn);
    m_cancel->setEnabled(isOwn);
    m_following = false;
}

std::optional<battle::StackId> OrderList::current() const {
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_rows.size()))
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(row)].stack;
}

void OrderList::emitChosen() {
    if (const auto stack = m_following ? std::nullopt : current())
        Q_EMIT stackChosen(*stack);
}

void OrderList::edit() {
    if (const auto stack = current())
        Q_EMIT editAsked(*stack);
}

/// The next row takes its place, so that several can be cancelled one after another.
void OrderList::cancel() {
    const auto stack = current();
    const int row = m_table->currentRow();
    if (!stack || !m_controller.give(*stack, {}))
        return;
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), Name);
}

void OrderList::centre() {
    if (const auto stack = current())
        Q_EMIT stackCentred(*stack);
}

} // namespace sf::ui

#include "moc_order_list.cpp"
