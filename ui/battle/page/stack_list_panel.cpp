// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_panel.h"

#include "core/text/display_text.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/page/stack_list_model.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/widgets/board_key.h"
#include "ui/widgets/row_filter.h"
#include "ui/widgets/row_table.h"
#include "ui/widgets/window_request.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

StackListPanel::StackListPanel(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new StackListModel(document, this))
    , m_filtered(new RowFilter(this))
    , m_filter(new QLineEdit(this))
    , m_table(new QuietView<QTableView>(this))
    , m_count(new QLabel(this)) {
    setAccessibleName(tr("Stacks"));
    m_filter->setPlaceholderText(battleMode(document.battle()).filterHint());
    m_filter->setAccessibleName(tr("Filter the list of stacks"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    makeTable();
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 4);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_count);
    connect(m_filter, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_filtered->setWords(text); });
    connect(&m_selection, &Selection::groupChanged, this, &StackListPanel::followSelection);
    connect(m_filtered, &QAbstractItemModel::modelReset, this, &StackListPanel::followRows);
    connect(m_filtered, &QAbstractItemModel::rowsRemoved, this, &StackListPanel::followRows);
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this, &StackListPanel::followRows);
    fitTable();
    followRows();
}

void StackListPanel::makeTable() {
    m_filtered->setSourceModel(m_model);
    m_filtered->setSortRole(StackListModel::SortRole);
    // Connected before the view, which makes a neighbour current when the current row goes.
    connect(m_filtered, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_following = true; });
    connect(m_filtered, &QAbstractItemModel::modelAboutToBeReset, this, &StackListPanel::keepRow);
    m_table->setModel(m_filtered);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setAccessibleName(tr("Stacks, type the first letters of a name to go to it"));
    makeRowTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setMinimumSectionSize(30);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTableView::activated, this, &StackListPanel::stackActivated);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_commands = new CommandRegistry(*m_table);
    m_commands->add({.id = QStringLiteral("centreStack"), .text = tr("&Centre the map on it"), .run = [this] {
                         if (m_table->selectionModel()->hasSelection())
                             Q_EMIT stackCentred(*m_selection.stack());
                     }});
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &StackListPanel::tellSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StackListPanel::tellCurrent);
}

void StackListPanel::addStackEdits(const QList<QAction*>& edits) {
    m_table->addActions(edits);
    m_commands->add(editCommand(Edit::SelectAll, QStringLiteral("selectAllStacks"), [this] { selectAll(); }));
}

void StackListPanel::fitTable() {
    fitRowTable(*m_table, font());
    arrangeColumns();
}

/// Uses the widest possible text instead of measuring ten thousand rows. Names get the remaining width. The
/// column of sides is hidden if there is no space for it: each name has its side's token.
void StackListPanel::arrangeColumns() {
    auto* header = m_table->horizontalHeader();
    const QFontMetrics metrics(m_table->font());
    const auto& battle = m_document.battle();
    QString side = tr("Side");
    for (const auto& each : battle.sides)
        if (each.name.size() > static_cast<std::size_t>(side.size()))
            side = text::displayName(each.name).left(12);
    std::size_t longest = 0;
    for (const auto& stack : battle.stacks)
        longest = std::max(longest, stack->name.size());
    const int name =
        metrics.averageCharWidth() * static_cast<int>(std::clamp<std::size_t>(longest, 10, 22)) + 34;
    QStringList samples{{}, QStringLiteral("99,99"), tr("Units")};
    for (int column = StackListModel::shared; column < m_model->side(); ++column)
        samples << m_model->widest(column);
    samples << side;
    int others = 0;
    for (int column = StackListModel::Name + 1; column < samples.size(); ++column) {
        header->resizeSection(column, metrics.horizontalAdvance(samples[column]) + 14);
        others += column == m_model->side() ? 0 : header->sectionSize(column);
    }
    const int room = m_table->viewport()->width() - others;
    const int sideWidth = metrics.horizontalAdvance(side) + 14;
    const bool fits = room >= name + sideWidth;
    m_table->setColumnHidden(m_model->side(), !fits);
    header->resizeSection(StackListModel::Name, std::max(name, room - (fits ? sideWidth : 0)));
}

/// Before the table loses it, whether the selection or the rows change first.
void StackListPanel::keepRow() {
    if (m_table->hasFocus() && m_table->currentIndex().isValid())
        m_removed = m_table->currentIndex().row();
}

void StackListPanel::followRows() {
    m_following = false;
    followSelection();
    const int next = std::min(std::exchange(m_removed, -1), m_filtered->rowCount() - 1);
    if (next >= 0 && !m_table->selectionModel()->hasSelection()) // of stacks that are gone, the next
        m_selection.setStack(m_model->stack(m_filtered->mapToSource(m_filtered->index(next, 0)).row()).id);
    const int all = m_model->rowCount();
    const int shown = m_filtered->rowCount();
    m_count->setText(shown == all ? tr("%n stack(s)", nullptr, all)
                                  : tr("%1 of %n stack(s)", nullptr, all).arg(shown));
}

void StackListPanel::selectAll() {
    m_table->selectAll();
    tellSelection(); // also without those that the filter hides
    showMessage(*this, tr("%n stack(s) selected", nullptr, static_cast<int>(m_selection.group().size())));
}

void StackListPanel::followSelection() {
    if (m_following)
        return;
    const auto rowOf = [this](const battle::StackId& id) {
        return m_filtered->mapFromSource(m_model->index(m_model->row(id), StackListModel::Name)).row();
    };
    std::vector<int> rows;
    for (const battle::StackId& id : m_selection.group())
        if (const int row = rowOf(id); row >= 0)
            rows.push_back(row);
    std::ranges::sort(rows);
    QItemSelection chosen;
    for (std::size_t first = 0, end = 0; first < rows.size(); first = end) {
        while (end < rows.size() && rows[end] - rows[first] == static_cast<int>(end - first))
            ++end;
        chosen.append({m_filtered->index(rows[first], 0), m_filtered->index(rows[end - 1], m_model->side())});
    }
    const QScopedValueRollback guard(m_following, true);
    QItemSelectionModel* model = m_table->selectionModel();
    if (rows.empty()) {
        keepRow();
        return model->clear();
    }
    if (const int row = rowOf(*m_selection.stack()); row >= 0 && row != m_table->currentIndex().row())
        model->setCurrentIndex(m_filtered->index(row, StackListModel::Name), QItemSelectionModel::NoUpdate);
    model->select(chosen, QItemSelectionModel::ClearAndSelect);
}

/// The current row is the selection's last.
void StackListPanel::tellSelection() {
    if (m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const int current = m_table->currentIndex().row();
    std::ranges::sort(rows, {}, [current](const QModelIndex& index) {
        return std::pair(index.row() == current, index.row());
    });
    std::vector<battle::StackId> group;
    group.reserve(static_cast<std::size_t>(rows.size()));
    for (const QModelIndex& index : rows)
        group.push_back(m_model->stack(m_filtered->mapToSource(index).row()).id);
    m_selection.setGroup(std::move(group));
}

void StackListPanel::tellCurrent() {
    const QModelIndex index = m_filtered->mapToSource(m_table->currentIndex());
    if (m_following || !index.isValid())
        return;
    const battle::StackId id = m_model->stack(index.row()).id;
    m_selection.setCursor(m_model->stack(index.row()).hex);
    tellSelection();
    Q_EMIT stackShown(id);
}

void StackListPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitTable();
    QWidget::changeEvent(event);
}

// From the filter, Down and Enter go to the list; in the list, letters jump and "/" goes back to the filter.
bool StackListPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        arrangeColumns();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = latinKey(*static_cast<QKeyEvent*>(event)).key();
    if (watched == m_filter && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_table->setFocus(Qt::TabFocusReason);
        if (!m_table->selectionModel()->hasSelection() && m_filtered->rowCount() > 0)
            m_table->setCurrentIndex(m_filtered->index(0, 0));
        return true;
    }
    if (watched == m_table && key == Qt::Key_Slash) {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_stack_list_panel.cpp"
