// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_table.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "ui/battle/drag/merge_menu.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/battle/units/unit_columns.h"
#include "ui/battle/units/unit_delegate.h"
#include "ui/battle/units/unit_rows.h"
#include "ui/battle/units/unit_table_model.h"
#include "ui/forms/refusal_line.h"
#include "ui/page/command_registry.h"
#include "ui/paint/base/icons.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/row_table.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int mostRows = 25; ///< longer tables scroll inside the panel, which scrolls too

} // namespace

UnitTable::UnitTable(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : Restyled(parent), m_document(document), m_selection(selection) {
    makeTable();
    m_origin = hintLabel(this);
    m_origin->setMinimumWidth(1); // a long word must not widen the dock
    scaleFont(*m_origin, 0.9);
    m_refusal = new RefusalLine(this);
    auto* layout = marginless<QVBoxLayout>(this, 4);
    layout->addWidget(m_table, 1);
    addWidgets(*layout, {m_origin, m_refusal, makeButtons()});
    m_refusal->setShownInStatusBar();
    refreshStyle();
    connect(&m_selection, &Selection::unitChanged, this, &UnitTable::followSelection);
    connect(&m_selection, &Selection::unitsChanged, this, &UnitTable::followChosen);
    connect(&m_selection, &Selection::hoveredUnitChanged, this, &UnitTable::followPointer);
}

void UnitTable::makeTable() {
    m_table = new UnitRows(this);
    m_model = new UnitTableModel(this);
    m_delegate = new UnitDelegate(this);
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    connect(m_delegate, &FieldDelegate::refused, this,
            [this](const text::Caption& caption) { m_refusal->say(caption); });
    connect(m_delegate, &FieldDelegate::corrected, this, [this] { m_refusal->clear(); });
    m_table->setAccessibleName(tr("Units"));
    makeRowTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setDragEnabled(true);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    Style::makeDense(m_table);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setIconSize(QSize(16, 16));
    m_table->horizontalHeader()->setMinimumSectionSize(20);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_commands = new CommandRegistry(*m_table);
    m_edits = addEditCommands(*m_commands, QStringLiteral("Units"),
                              {.cut = [this] { cut(); },
                               .copy = [this] { copy(); },
                               .paste = [this] { paste(); },
                               .duplicate = [this] { duplicate(); },
                               .remove = [this] { remove(); },
                               .selectAll = [this] { m_table->selectAll(); },
                               .hasChosen = [this] { return !selectedUnits().empty(); }});
    m_columns = new UnitColumns(*m_table);
    const BattleMode& mode = battleMode(m_document.battle());
    if (!mode.unitColumns().isEmpty())
        m_columns->setUsual(mode.unitColumns());
    if (mode.hasStackingOrder()) {
        m_table->setDragDropMode(QAbstractItemView::DragDrop);
        m_table->setDragDropOverwriteMode(false);
        m_table->setDropIndicatorShown(true);
        m_table->setAccessibleName(tr("Units in their stacking order"));
    }
    connect(m_model, &UnitTableModel::edited, this, &UnitTable::edit);
    connect(m_model, &UnitTableModel::ordered, this, &UnitTable::order);
    connect(m_table, &QTableView::customContextMenuRequested, this, &UnitTable::showRowMenu);
    connect(m_columns, &UnitColumns::chosen, this, &UnitTable::refreshHeight);
    connect(m_columns, &UnitColumns::chosen, this, &UnitTable::columnsChosen);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &UnitTable::tellSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        refreshButtons();
        tellChosen();
    });
}

void UnitTable::setColumns(const QStringList& keys) {
    m_columns->show(keys);
    refreshHeight();
}

QWidget* UnitTable::makeButtons() {
    auto* bar = new QWidget(this);
    auto* flow = new FlowLayout(6, bar);
    m_ofSetUp = {addButton(bar, tr("Add unit…"), QStringLiteral("add"), &UnitTable::addUnits),
                 addButton(bar, tr("Duplicate"), QStringLiteral("duplicate"), &UnitTable::duplicate),
                 addButton(bar, tr("Edit unit…"), QStringLiteral("brush"), &UnitTable::editUnit),
                 addButton(bar, tr("Remove"), QStringLiteral("trash"), &UnitTable::remove)};
    m_needUnits = {m_ofSetUp[1], m_ofSetUp[2], m_ofSetUp[3],
                   addButton(bar, tr("Split off…"), QStringLiteral("split"), &UnitTable::splitOff)};
    m_mergeMenu = new MergeMenu(m_document, this);
    auto* merge = new QPushButton(tr("Merge into"), bar);
    merge->setMenu(m_mergeMenu);
    m_buttons.emplace_back(merge, QStringLiteral("merge"));
    flow->addWidget(merge);
    connect(m_mergeMenu, &MergeMenu::chosen, this, &UnitTable::merge);
    return bar;
}

QAbstractButton* UnitTable::addButton(QWidget* bar, const QString& text, const QString& icon,
                                      void (UnitTable::*slot)()) {
    auto* button = new QPushButton(text, bar);
    bar->layout()->addWidget(button);
    m_buttons.emplace_back(button, icon);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

void UnitTable::refreshStyle() {
    for (const auto& [button, icon] : m_buttons)
        button->setIcon(paint::icon(icon, currentTheme()));
    refreshHeight();
}

void UnitTable::refreshHeight() {
    const int row = fitRowTable(*m_table, font());
    const int rows = std::clamp(m_model->rowCount(), 1, mostRows);
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() + rows * row +
                              2 * m_table->frameWidth() + 2);
    measureColumns();
}

/// Takes long in a large stack, so it isn't done for a mere change of the table's size.
void UnitTable::measureColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (column != NameColumn && !m_table->isColumnHidden(column))
            m_table->resizeColumnToContents(column);
    m_nameWidth = static_cast<QAbstractItemView*>(m_table)->sizeHintForColumn(NameColumn);
    arrangeColumns();
}

/// Names get the remaining width; if only their beginnings fit, the table scrolls sideways instead.
void UnitTable::arrangeColumns() {
    int others = 0;
    for (int column = 0; column < m_model->columnCount(); ++column)
        others += column == NameColumn ? 0 : m_table->columnWidth(column);
    const int needed = std::min(m_nameWidth, 10 * m_table->fontMetrics().averageCharWidth());
    auto* header = m_table->horizontalHeader();
    if (m_table->viewport()->width() - others >= needed)
        return header->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(NameColumn, QHeaderView::Fixed);
    header->resizeSection(NameColumn, std::max(m_nameWidth, header->sectionSizeHint(NameColumn)));
}

void UnitTable::setStack(const ShownStackPointer& shown) {
    const bool other = !m_shown || !shown || m_shown->stack->id != shown->stack->id;
    const auto chosen = selectedUnits();
    const int first = chosen.empty() ? -1 : m_model->row(chosen.front());
    const auto current = m_table->currentIndex();
    const auto unit = current.isValid() ? std::optional(m_model->unit(current.row()).id) : std::nullopt;
    m_shown = shown;
    m_following = true;
    // If an edit reorders the rows, the field with the keyboard focus is destroyed.
    const bool hadFocus = m_table->isAncestorOf(QApplication::focusWidget());
    m_model->setStack(shown);
    if (hadFocus && !m_table->isAncestorOf(QApplication::focusWidget()))
        m_table->setFocus();
    m_mergeMenu->setStack(shown ? shown->stack : nullptr);
    if (other)
        m_refusal->clear();
    else
        select(chosen, unit, current.column());
    m_following = false;
    if (const int last = m_model->rowCount() - 1;
        !other && first >= 0 && last >= 0 && selectedUnits().empty())
        select({m_model->unit(std::min(first, last)).id}, m_model->unit(std::min(first, last)).id,
               current.column()); // the next one, of those that are gone
    refreshHeight();
    refreshButtons();
    sayOrigin();
}

// Selection
// ---------------------------------------------------------------------------------------------------------

std::vector<battle::UnitId> UnitTable::selectedUnits() const {
    std::vector<battle::UnitId> units;
    if (m_model->shown()) {
        for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
            units.push_back(m_model->unit(index.row()).id);
    }
    return units;
}

void UnitTable::select(const std::vector<battle::UnitId>& units, const std::optional<battle::UnitId>& current,
                       int column) {
    auto* chosen = m_table->selectionModel();
    const int row = current ? m_model->row(*current) : -1;
    if (row >= 0)
        chosen->setCurrentIndex(m_model->index(row, std::max(0, column)), QItemSelectionModel::NoUpdate);
    chosen->clearSelection();
    for (const auto& unit : units) {
        if (const int at = m_model->row(unit); at >= 0)
            chosen->select(m_model->index(at, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

void UnitTable::followSelection() {
    const auto& unit = m_selection.unit();
    const int row = unit && m_shown ? m_model->row(*unit) : -1;
    if (m_following || row < 0 || row == m_table->currentIndex().row())
        return;
    m_following = true;
    const int column = std::max(0, m_table->currentIndex().column());
    m_table->selectionModel()->setCurrentIndex(
        m_model->index(row, column), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_following = false;
    sayOrigin();
}

/// Several units were chosen in the Square.
void UnitTable::followChosen() {
    if (m_following || !m_shown || m_selection.units() == selectedUnits())
        return;
    m_following = true;
    select(m_selection.units(), m_selection.unit(), m_table->currentIndex().column());
    m_following = false;
}

void UnitTable::tellChosen() {
    if (m_following)
        return;
    m_following = true;
    m_selection.setUnits(selectedUnits());
    m_following = false;
}

void UnitTable::followPointer() {
    const auto& unit = m_selection.hoveredUnit();
    m_delegate->setPointedRow(unit && m_shown ? m_model->row(*unit) : -1);
    m_table->viewport()->update();
}

/// The table may be higher than its visible part.
void UnitTable::showCurrent() {
    const QRect cell = m_table->visualRect(m_table->currentIndex());
    for (QWidget* around = parentWidget(); around; around = around->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(around); scroll && scroll->widget()) {
            const QPoint middle = m_table->viewport()->mapTo(scroll->widget(), cell.center());
            return scroll->ensureVisible(middle.x(), middle.y(), 0, cell.height());
        }
}

void UnitTable::tellSelection() {
    const QModelIndex current = m_table->currentIndex();
    sayOrigin();
    if (current.isValid() && m_table->hasFocus())
        showCurrent();
    if (m_following || !current.isValid())
        return;
    m_following = true;
    m_selection.setUnit(m_model->unit(current.row()).id);
    m_following = false;
}

void UnitTable::sayOrigin() {
    const QModelIndex current = m_table->currentIndex();
    m_origin->setText(current.isValid()     ? current.data(Qt::AccessibleDescriptionRole).toString()
                      : mayEdit(m_document) ? tr("Double-click a cell or press F2 to change it.")
                                            : QString());
    m_origin->setHidden(m_origin->text().isEmpty());
}

void UnitTable::refreshButtons() {
    const bool any = !selectedUnits().empty();
    for (auto* button : m_needUnits)
        button->setEnabled(any);
    for (auto* button : m_ofSetUp)
        button->setVisible(battle::isFree(m_document.battle()));
    m_commands->refresh();
}

// Menus and keys
// ---------------------------------------------------------------------------------------------------------

void UnitTable::showRowMenu(const QPoint& point) {
    QMenu menu(this);
    const bool any = !selectedUnits().empty();
    menu.addAction(tr("Edit unit…"), this, &UnitTable::editUnit)->setEnabled(any);
    menu.addAction(tr("Reset this value to the kind's"), this, &UnitTable::resetToKind)->setEnabled(any);
    menu.addSeparator();
    menu.addActions(m_edits);
    menu.addAction(tr("Copy as Markdown"), this, &UnitTable::copyAsMarkdown)->setEnabled(any);
    menu.addSeparator();
    menu.addAction(tr("Split off…"), this, &UnitTable::splitOff)->setEnabled(any);
    if (m_model->hasStackingOrder()) {
        menu.addSeparator();
        menu.addAction(tr("Move up in the stacking order"), QKeySequence(tr("Alt+Up")), this,
                       [this] { moveBy(-1); })
            ->setEnabled(any);
        menu.addAction(tr("Move down in the stacking order"), QKeySequence(tr("Alt+Down")), this,
                       [this] { moveBy(1); })
            ->setEnabled(any);
    }
    menu.addSeparator();
    menu.addAction(tr("Columns…"), this, [this] { m_columns->openMenu({}); });
    menu.exec(m_table->viewport()->mapToGlobal(point));
}

bool UnitTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        arrangeColumns();
    const bool press = event->type() == QEvent::KeyPress;
    if (watched != m_table || (!press && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isUp = key->key() == Qt::Key_Up;
    if (m_model->hasStackingOrder() && key->modifiers() == Qt::AltModifier &&
        (isUp || key->key() == Qt::Key_Down)) {
        event->accept();
        if (press)
            moveBy(isUp ? -1 : 1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_unit_table.cpp"
