// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/plan_panel.h"

#include "ui/post/plan_text.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"
#include "ui/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace sf::ui {

using post::FightResult;

namespace {

constexpr int actionRole = Qt::UserRole;     ///< index in the plan
constexpr int resultRole = Qt::UserRole + 1; ///< FightResult; invalid for any

} // namespace

PlanPanel::PlanPanel(QWidget* parent)
    : QWidget(parent), m_tree(new QuietView<QTreeWidget>(this)), m_trial(new WrappedLabel(this)) {
    auto* column = padded<QVBoxLayout>(this, panelMargins);
    auto* hint = wrappingLabel(
        this,
        tr("Play your turn on the board. At each fight, choose the result to plan for. To plan for another "
           "result, choose it here; choose the fight itself to plan for every result."));
    column->addWidget(hint);
    m_tree->setObjectName(QStringLiteral("plan"));
    m_tree->setAccessibleName(tr("Plan"));
    m_tree->setHeaderHidden(true);
    column->addWidget(m_tree, 1);
    m_trial->setObjectName(QStringLiteral("trial"));
    addWidgets(*column, {m_trial, makeButtons()});
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &PlanPanel::choose);
}

void PlanPanel::setBoard(PlanBoard* board) {
    m_board = board;
    refresh();
}

QWidget* PlanPanel::makeButtons() {
    auto* widget = new QWidget(this);
    auto* column = marginless<QVBoxLayout>(widget);
    auto* row = new QHBoxLayout;
    m_undo = new QPushButton(tr("&Undo"), widget);
    m_undo->setObjectName(QStringLiteral("undoPlanned"));
    m_undo->setToolTip(
        tr("Remove the last planned action of the case shown, and everything that depends on it"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_end = new QPushButton(tr("&End turn here"), widget);
    m_end->setObjectName(QStringLiteral("endHere"));
    m_end->setToolTip(tr("In this case, skip whatever follows. Without this, the turn ends after the plan"));
    addWidgets(*row, {m_undo, m_end});
    column->addLayout(row);
    auto* send = new QPushButton(tr("&Make the post…"), widget);
    send->setObjectName(QStringLiteral("send"));
    Style::makeFilled(send);
    column->addWidget(send);
    connect(m_undo, &QPushButton::clicked, this, [this] { m_board->removeLast(); });
    connect(m_end, &QPushButton::clicked, this, [this] { m_board->endTurn(); });
    connect(send, &QPushButton::clicked, this, &PlanPanel::sendRequested);
    return widget;
}

void PlanPanel::refresh() {
    const post::PlanDraft* draft = m_board ? m_board->draft() : nullptr;
    const QSignalBlocker blocker(m_tree);
    const QTreeWidgetItem* current = m_tree->currentItem();
    const QVariant currentAction = current ? current->data(0, actionRole) : QVariant();
    const QVariant currentResult = current ? current->data(0, resultRole) : QVariant();
    m_tree->clear();
    m_items.clear();
    if (!draft)
        return;
    for (std::size_t action = 0; action < draft->plan().size(); ++action)
        addPlanItem(action);
    m_tree->expandAll();
    for (QTreeWidgetItemIterator item(m_tree); *item; ++item)
        if ((*item)->data(0, actionRole) == currentAction && (*item)->data(0, resultRole) == currentResult)
            m_tree->setCurrentItem(*item);
    const bool isEmpty = draft->plan().empty();
    m_undo->setEnabled(!isEmpty);
    m_end->setEnabled(!draft->isOver());
    m_trial->setText(isEmpty ? tr("Nothing is planned yet. An empty plan ends the turn at once.")
                             : m_board->trial().join(u'\n'));
}

QTreeWidgetItem* PlanPanel::parentOf(std::size_t action) const {
    const auto& conditions = m_board->draft()->plan()[action].conditions;
    if (conditions.empty())
        return m_tree->invisibleRootItem();
    const post::Condition& last = conditions.back();
    QTreeWidgetItem* fight = m_items[static_cast<std::size_t>(last.action) - 1];
    for (int branch = 0; branch < fight->childCount(); ++branch)
        if (fight->child(branch)->data(0, resultRole) == static_cast<int>(last.result))
            return fight->child(branch);
    return fight;
}

void PlanPanel::addPlanItem(std::size_t action) {
    const post::PlanDraft& draft = *m_board->draft();
    auto* item = new QTreeWidgetItem(parentOf(action), {m_board->actionText(action)});
    item->setData(0, actionRole, QVariant::fromValue(action));
    m_items.push_back(item);
    QFont font = m_tree->font();
    font.setBold(draft.isDone(action));
    item->setFont(0, font);
    if (draft.odds(action))
        addBranches(*item, action);
}

void PlanPanel::addBranches(QTreeWidgetItem& fight, std::size_t action) {
    const post::PlanDraft& draft = *m_board->draft();
    for (const FightResult result : fightResults) {
        const QString text = branchText(result, *draft.odds(action));
        const bool isShown = draft.assumed(action) == result;
        auto* branch =
            new QTreeWidgetItem(&fight, {isShown ? tr("If %1 (shown)").arg(text) : tr("If %1").arg(text)});
        branch->setData(0, actionRole, QVariant::fromValue(action));
        branch->setData(0, resultRole, static_cast<int>(result));
    }
}

void PlanPanel::choose(const QTreeWidgetItem* item) {
    if (!item)
        return;
    const auto fight = item->data(0, actionRole).value<std::size_t>();
    if (!m_board->draft()->odds(fight))
        return;
    const QVariant result = item->data(0, resultRole);
    // The tree must not be rebuilt from within its own signal.
    QMetaObject::invokeMethod(
        this,
        [this, fight, result] {
            m_board->assume(fight, result.isValid() ? std::optional(static_cast<FightResult>(result.toInt()))
                                                    : std::nullopt);
        },
        Qt::QueuedConnection);
}

} // namespace sf::ui

#include "moc_plan_panel.cpp"
