// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_panel.h"

#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/stack_list_model.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/paint/base/primitives.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/widgets/board_key.h"
#include "ui/widgets/row_filter.h"
#include "ui/widgets/window_request.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace sf::ui {

namespace {

/// Rows with some space between them.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        return {0, std::max(22, option.fontMetrics.height() + 6)};
    }
};

} // namespace

/// The stacks that are listed. A group is there while one of its stacks is.
class StackListPanel::Filter final : public RowFilter {
public:
    Filter(StackListModel& model, const BattleModeSession& session, QObject* parent)
        : RowFilter(parent), m_model(model), m_session(session) {
        setRecursiveFilteringEnabled(true);
        setSortRole(StackListModel::SortRole);
        setSourceModel(&model);
    }
    void setListed(Listed listed) { m_listed = listed; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const battle::StackPointer stack = m_model.stack(m_model.index(row, StackListModel::Name, parent));
        const bool isLastGroup = parent.row() == m_model.rowCount() - 1;
        const bool isListed = m_listed == Listed::All         ? true
                              : m_listed == Listed::Grouped   ? parent.isValid() && !isLastGroup
                              : m_listed == Listed::WithOrder ? stack && m_session.hasOrder(*stack)
                                                              : stack && m_session.lacksOrder(*stack);
        return stack && isListed && RowFilter::filterAcceptsRow(row, parent);
    }
    /// Groups stay in their order, whatever the stacks are sorted by.
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
        if (m_model.isGrouped() && !left.parent().isValid())
            return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
        return RowFilter::lessThan(left, right);
    }

private:
    StackListModel& m_model;
    const BattleModeSession& m_session;
    Listed m_listed = Listed::All;
};

StackListPanel::StackListPanel(document::BattleDocument& document, Selection& selection,
                               BattleModeSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_hasOrders(session.hasOrders())
    , m_model(new StackListModel(document, session, this))
    , m_filtered(new Filter(*m_model, session, this))
    , m_words(new QLineEdit(this))
    , m_choice(new QComboBox(this))
    , m_tree(new QuietView<QTreeView>(this))
    , m_count(new QLabel(this)) {
    setAccessibleName(tr("Battle"));
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 4);
    auto* line = new QHBoxLayout;
    line->addWidget(m_words, 1);
    layout->addLayout(line);
    line->addWidget(m_choice);
    makeFilter();
    makeTree();
    addCommands(session);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_count);
    connect(&m_selection, &Selection::groupChanged, this, &StackListPanel::followSelection);
    connect(&document, &document::BattleDocument::changed, this, &StackListPanel::follow);
    fitRows();
    followRows();
}

void StackListPanel::makeFilter() {
    m_words->setPlaceholderText(tr("Filter"));
    m_words->setToolTip(battleMode(m_document.battle()).filterHint());
    m_words->setAccessibleName(tr("Filter the list of stacks"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    connect(m_words, &QLineEdit::textChanged, this, &StackListPanel::filter);
    m_choice->setVisible(m_hasOrders);
    m_choice->setAccessibleName(tr("Stacks to list"));
    m_choice->addItems({tr("All stacks"), tr("Without an order"), tr("With an order"), tr("In a Conflict")});
    m_choice->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StackListPanel::filter);
}

void StackListPanel::makeTree() {
    m_tree->setModel(m_filtered);
    m_tree->setItemDelegate(new RowDelegate(m_tree));
    m_tree->setObjectName(QStringLiteral("stackTree"));
    m_tree->setAccessibleName(tr("Stacks, type the first letters of a name to go to it"));
    m_tree->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_tree->setSortingEnabled(true);
    m_filtered->sort(StackListModel::Initiative);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(12);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setColumnHidden(StackListModel::Order, !m_hasOrders);
    m_tree->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(m_hasOrders ? StackListModel::Order : StackListModel::Name,
                                           QHeaderView::Stretch);
    m_tree->header()->setSectionsMovable(false);
    m_tree->header()->setMinimumSectionSize(30);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (stackAt(index))
            Q_EMIT stackActivated();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &StackListPanel::tellSelection);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StackListPanel::tellCurrent);
}

void StackListPanel::addCommands(BattleModeSession& session) {
    m_commands = new CommandRegistry(*m_tree);
    m_tree->addActions(session.addListCommands(*m_commands, [this] { return currentStack(); }));
    m_commands->add({.id = QStringLiteral("centreStack"),
                     .text = tr("Centre the &map on it"),
                     .looks = true,
                     .run = [this] { Q_EMIT stackCentred(*currentStack()); },
                     .isEnabled = [this] { return currentStack().has_value(); }});
    connect(&m_selection, &Selection::groupChanged, m_commands, &CommandRegistry::refresh);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, m_commands,
            &CommandRegistry::refresh);
    m_commands->refresh();
}

void StackListPanel::addStackEdits(const QList<QAction*>& edits) {
    m_tree->addActions(edits);
    m_commands->add(editCommand(Edit::SelectAll, QStringLiteral("selectAllStacks"), [this] { selectAll(); }));
}

void StackListPanel::list(Listed listed) {
    m_words->clear();
    m_choice->setCurrentIndex(static_cast<int>(listed));
}

void StackListPanel::goToFirstGroup() {
    list(Listed::All);
    m_tree->setFocus(Qt::ShortcutFocusReason);
    if (m_model->isGrouped())
        m_tree->setCurrentIndex(m_filtered->index(0, StackListModel::Name));
}

void StackListPanel::fitRows() {
    m_tree->setFont(paint::scaledFont(font(), 0.9));
    arrangeColumns();
}

/// The order gets the remaining width, or else the name. The hex, the system's own columns and the side are
/// hidden if there is no space for them: each name has its side's token, and the Stack dock has the rest.
void StackListPanel::arrangeColumns() {
    const QFontMetrics metrics(m_tree->font());
    const int all = m_tree->viewport()->width();
    int room = all - (m_hasOrders ? metrics.averageCharWidth() * 20 : 0);
    for (int column = 0; column <= m_model->side(); ++column) {
        if (column == StackListModel::Order)
            continue;
        int width = std::max(m_tree->header()->sectionSizeHint(column), // with the arrow of a sorted one
                             14 + metrics.horizontalAdvance(m_model->widest(column)));
        if (column == StackListModel::Name) // with its token, in a group
            width = std::min(width + 20 + m_tree->indentation(), all * 2 / 5);
        const bool isHidden = column == StackListModel::Initiative
                                  ? !m_model->isGrouped()
                                  : column >= StackListModel::Hex && width > room;
        m_tree->setColumnHidden(column, isHidden);
        m_tree->setColumnWidth(column, width);
        room -= isHidden ? 0 : width;
    }
}

battle::StackPointer StackListPanel::stackAt(const QModelIndex& index) const {
    return m_model->stack(m_filtered->mapToSource(index));
}

/// A group's first.
std::optional<battle::StackId> StackListPanel::currentStack() const {
    battle::StackPointer stack = stackAt(m_tree->currentIndex());
    if (!stack)
        stack = stackAt(m_tree->indexBelow(m_tree->currentIndex()));
    return stack ? std::optional(stack->id) : std::nullopt;
}

void StackListPanel::filter() {
    {
        const QScopedValueRollback guard(m_following, true);
        m_filtered->setListed(static_cast<Listed>(m_choice->currentIndex()));
        m_filtered->setWords(m_words->text());
    }
    followRows();
}

/// If the current row goes while the keyboard is here, the stack that takes its place is selected.
void StackListPanel::follow() {
    const QPersistentModelIndex current = m_tree->currentIndex();
    const QPersistentModelIndex group = current.parent();
    const int row = current.row();
    const bool wasStack = current.flags().testFlag(Qt::ItemIsSelectable);
    {
        const QScopedValueRollback guard(m_following, true); // Qt makes a neighbour current
        m_model->follow();
    }
    followRows();
    if (wasStack && !current.isValid() && m_tree->hasFocus() && !m_tree->selectionModel()->hasSelection()) {
        const int last = m_filtered->rowCount(group) - 1;
        if (const auto stack = stackAt(m_filtered->index(std::min(row, last), StackListModel::Name, group)))
            m_selection.setStack(stack->id);
    }
    m_commands->refresh();
}

void StackListPanel::followRows() {
    if (m_tree->isColumnHidden(StackListModel::Initiative) == m_model->isGrouped())
        arrangeColumns();
    int shown = 0;
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, StackListModel::Name);
        m_tree->expand(index);
        shown += m_model->isGrouped() ? m_filtered->rowCount(index) : 1;
    }
    followSelection();
    const auto all = static_cast<int>(m_document.battle().stacks.size());
    m_count->setText(shown == all ? tr("%n stack(s)", nullptr, all)
                                  : tr("%1 of %n stack(s)", nullptr, all).arg(shown));
}

void StackListPanel::selectAll() {
    m_tree->selectAll();
    tellSelection(); // also without those that the filter hides
    showMessage(*this, tr("%n stack(s) selected", nullptr, static_cast<int>(m_selection.group().size())));
}

void StackListPanel::followSelection() {
    if (m_following)
        return;
    QModelIndexList rows;
    for (const battle::StackId& id : m_selection.group())
        if (const QModelIndex row = m_filtered->mapFromSource(m_model->indexOf(id)); row.isValid())
            rows << row;
    const QModelIndex last = rows.value(rows.size() - 1);
    std::sort(rows.begin(), rows.end());
    QItemSelection chosen; // of few ranges, as Qt is slow with thousands
    for (const QModelIndex& row : rows) {
        const QModelIndex end = row.siblingAtColumn(m_model->side());
        if (!chosen.isEmpty() && chosen.last().parent() == row.parent() &&
            chosen.last().bottom() == row.row() - 1)
            chosen.last() = {chosen.last().topLeft(), end};
        else
            chosen.select(row, end);
    }
    const QScopedValueRollback guard(m_following, true);
    QItemSelectionModel* model = m_tree->selectionModel();
    if (rows.isEmpty() && !m_tree->hasFocus())
        model->clearCurrentIndex();
    if (last.isValid() && last != m_tree->currentIndex().siblingAtColumn(StackListModel::Name))
        model->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
    model->select(chosen, QItemSelectionModel::ClearAndSelect);
}

/// The current row is the selection's last.
void StackListPanel::tellSelection() {
    if (m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    const battle::StackPointer current = stackAt(m_tree->currentIndex());
    std::vector<battle::StackId> group;
    for (const QModelIndex& row : m_tree->selectionModel()->selectedRows())
        if (const battle::StackPointer stack = stackAt(row))
            group.push_back(stack->id);
    if (current && std::erase(group, current->id) > 0)
        group.push_back(current->id);
    m_selection.setGroup(std::move(group));
}

void StackListPanel::tellCurrent() {
    const battle::StackPointer stack = m_following ? nullptr : stackAt(m_tree->currentIndex());
    if (!stack)
        return;
    m_selection.setCursor(stack->hex);
    tellSelection();
    Q_EMIT stackShown(stack->id);
}

void StackListPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitRows();
    QWidget::changeEvent(event);
}

// From the filter, Down and Enter go to the list; in the list, letters jump and "/" goes back to the filter.
bool StackListPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        arrangeColumns();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = latinKey(*static_cast<QKeyEvent*>(event)).key();
    if (watched == m_words && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_tree->setFocus(Qt::TabFocusReason);
        if (!m_tree->selectionModel()->hasSelection()) {
            const QModelIndex first = m_filtered->index(0, StackListModel::Name);
            m_tree->setCurrentIndex(m_model->isGrouped() ? m_tree->indexBelow(first) : first);
        }
        return true;
    }
    if (watched == m_tree && key == Qt::Key_Slash) {
        m_words->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_stack_list_panel.cpp"
