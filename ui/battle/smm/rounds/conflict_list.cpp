// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/conflict_list.h"

#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/side_token.h"
#include "ui/page/command_registry.h"
#include "ui/paint/base/primitives.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QHeaderView>
#include <QLabel>
#include <QTimer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <climits>

namespace sf::ui {

namespace {

constexpr int conflictTokenSize = 16;
constexpr int textMargin = 8; ///< pixels of a cell beside its text

} // namespace

ConflictList::ConflictList(RoundController& controller, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_none(wrappingLabel(
          this, tr("There are no Conflicts. One forms when the round begins and a stack attacks an "
                   "opposing one in reach (SMM-24).")))
    , m_tree(new QuietView<QTreeWidget>(this)) {
    setAccessibleName(tr("Conflicts"));
    m_tree->setObjectName(QStringLiteral("conflictTree"));
    m_tree->setAccessibleName(tr("Conflicts in the order in which they fight, with their stacks"));
    m_tree->setHeaderLabels({tr("Conflict, stack"), tr("Init"), tr("Action")});
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(12);
    m_tree->setWordWrap(true);
    scaleFont(*m_tree, 0.9);
    m_tree->setTabKeyNavigation(false);
    m_tree->setIconSize({conflictTokenSize, conflictTokenSize});
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setTextElideMode(Qt::ElideNone);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(State, QHeaderView::Stretch);
    auto* layout = padded<QVBoxLayout>(this, panelMargins);
    layout->addWidget(m_none);
    layout->addWidget(m_tree, 1);
    layout->addStretch(0);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* commands = new CommandRegistry(*m_tree);
    commands->add({.id = QStringLiteral("centreTurn"), .text = tr("&Centre the map on it"), .run = [this] {
                       if (const QTreeWidgetItem* item = m_tree->currentItem())
                           Q_EMIT stackCentred(stackOf(*item));
                   }});
    commands->add({.id = QStringLiteral("forecastConflict"),
                   .text = tr("Forecast the &whole Conflict…"),
                   .run = [this] {
                       if (const QTreeWidgetItem* item = m_tree->currentItem())
                           Q_EMIT forecastWanted(stackOf(*item));
                   }});
    connect(&controller, &RoundController::changed, this, &ConflictList::refresh);
    connect(m_tree, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { emitChosen(item); });
    connect(m_tree, &QTreeWidget::itemActivated, this,
            [this](const QTreeWidgetItem* item) { emitChosen(item); });
    refreshStyle();
}

void ConflictList::refreshStyle() {
    m_rows.clear();
    refresh();
}

ConflictList::Row ConflictList::head(const QString& name, const QString& state) const {
    Row row;
    row.name = name;
    row.state = state;
    return row;
}

ConflictList::Row ConflictList::turnRow(const smm::Turn& turn, bool isOutside) const {
    const battle::Battle& battle = m_controller.battle();
    const battle::StackPointer stack = battle.stacks.find(turn.stack);
    Row row;
    row.stack = turn.stack;
    row.name = text::stackName(battle, turn.stack);
    row.side = stack ? stack->side : 0;
    row.initiative = isOutside ? QString() : text::figure(turn.initiative);
    row.isNext = m_controller.agenda().next == turn.stack;
    if (!stack || stack->living() == 0)
        row.state = tr("✗ croaked");
    else if (turn.hasActed)
        row.state = tr("✓ has acted");
    else
        row.state = describeOrder(battle, turn.stack, m_controller.orderOf(turn.stack));
    if (row.isNext)
        row.state = tr("▶ next: %1").arg(row.state);
    return row;
}

std::vector<ConflictList::Row> ConflictList::rows() const {
    const smm::Agenda& agenda = m_controller.agenda();
    std::vector<Row> list;
    for (std::size_t i = 0; i < agenda.conflicts.size(); ++i) {
        const smm::ConflictTurns& conflict = agenda.conflicts[i];
        const bool isNow = agenda.phase == smm::Phase::Conflicts && agenda.conflict == i;
        const QString state = isNow ? tr("▶ fights now") : conflict.isFought ? tr("✓ has fought") : QString();
        list.push_back(head(text::conflictName(conflict.number), state));
        for (const smm::Turn& turn : conflict.turns)
            list.push_back(turnRow(turn, false));
    }
    if (!agenda.outside.empty())
        list.push_back(head(phaseName(smm::Phase::Outside), tr("▶ act in turn")));
    for (const smm::Turn& turn : agenda.outside)
        list.push_back(turnRow(turn, true));
    return list;
}

void ConflictList::refresh() {
    std::vector<Row> list = rows();
    if (list != m_rows || list.empty()) {
        m_rows = std::move(list);
        fill();
    }
    followSelection();
}

void ConflictList::fill() {
    m_following = true;
    m_tree->clear();
    QTreeWidgetItem* conflict = nullptr;
    for (const Row& row : m_rows) {
        const bool isHead = row.stack.text.empty();
        auto* item = isHead || !conflict ? new QTreeWidgetItem(m_tree) : new QTreeWidgetItem(conflict);
        conflict = isHead ? item : conflict;
        item->setText(Name, row.name);
        item->setText(Initiative, row.initiative);
        item->setText(State, row.state);
        item->setToolTip(State, row.state);
        item->setData(Name, Qt::UserRole, QString::fromStdString(row.stack.text));
        const QFont words = paint::scaledFont(m_tree->font(), 1.0, isHead || row.isNext);
        for (int column = 0; column < columns; ++column)
            item->setFont(column, words);
        if (isHead)
            continue;
        item->setIcon(Name,
                      sideToken(m_controller.battle(), row.side, conflictTokenSize, devicePixelRatioF()));
    }
    m_tree->expandAll();
    fitColumns();
    m_tree->setVisible(!m_rows.empty());
    m_none->setVisible(m_rows.empty());
    m_following = false;
}

/// The tree sets its column widths a moment later.
void ConflictList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    QTimer::singleShot(0, this, &ConflictList::fitColumns);
}

/// In a narrow dock names wrap, so that descriptions have half of it.
void ConflictList::fitColumns() {
    m_tree->resizeColumnToContents(Name);
    m_tree->resizeColumnToContents(Initiative);
    const int spare = m_tree->viewport()->width() - m_tree->columnWidth(Initiative);
    m_tree->setColumnWidth(Name, std::min(m_tree->columnWidth(Name), spare / 2));
    fitHeights();
}

/// Texts are wrapped, but trees give each row the height of one line by default.
void ConflictList::fitHeights() {
    bool isOther = false;
    for (QTreeWidgetItemIterator item(m_tree); *item; ++item) {
        const QFontMetrics metrics((*item)->font(State));
        const auto heightOf = [&](Column column, int room) {
            const QRect area(0, 0, std::max(room, 1), INT_MAX / 2);
            return metrics.boundingRect(area, Qt::TextWordWrap, (*item)->text(column)).height();
        };
        const int used =
            (*item)->parent() ? 2 * m_tree->indentation() + conflictTokenSize : m_tree->indentation();
        const int lines = std::max(heightOf(State, m_tree->columnWidth(State) - textMargin),
                                   heightOf(Name, m_tree->columnWidth(Name) - used - textMargin));
        const QSize hint(0, std::max(lines, conflictTokenSize) + textMargin / 2);
        isOther = isOther || (*item)->sizeHint(State) != hint;
        (*item)->setSizeHint(State, hint);
    }
    if (isOther) // the tree caches row heights
        m_tree->doItemsLayout();
}

void ConflictList::followSelection() {
    if (m_following)
        return;
    m_following = true;
    const auto& selected = m_controller.selection().stack();
    const QString wanted = selected ? QString::fromStdString(selected->text) : QString();
    QTreeWidgetItem* found = nullptr;
    for (int i = 0; i < m_tree->topLevelItemCount() && !wanted.isEmpty(); ++i)
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j)
            if (QTreeWidgetItem* item = m_tree->topLevelItem(i)->child(j); idOf(item) == wanted)
                found = item;
    m_tree->setCurrentItem(found);
    m_following = false;
}

/// A Conflict is represented by its first stack.
QString ConflictList::idOf(const QTreeWidgetItem* item) {
    return item ? item->data(Name, Qt::UserRole).toString() : QString();
}

battle::StackId ConflictList::stackOf(const QTreeWidgetItem& item) {
    const QString own = idOf(&item);
    return battle::StackId((own.isEmpty() ? idOf(item.child(0)) : own).toStdString());
}

void ConflictList::emitChosen(const QTreeWidgetItem* item) {
    if (m_following || !item)
        return;
    m_following = true;
    Q_EMIT stackChosen(stackOf(*item));
    m_following = false;
}

} // namespace sf::ui

#include "moc_conflict_list.cpp"
