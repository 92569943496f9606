// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/cell_widget.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace sf::ui {

namespace {

/// A single cell. It asks its widget for everything and becomes invalid when the widget no longer has it.
class Cell final : public QAccessibleInterface,
                   public QAccessibleTableCellInterface,
                   public QAccessibleActionInterface {
public:
    Cell(CellWidget& widget, TableCell place) : m_widget(&widget), m_place(place) {}

    TableCell place() const { return m_place; }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    bool isValid() const override { return m_widget && m_widget->contains(m_place); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_widget); }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;

    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_place.column; }
    int rowIndex() const override { return m_place.row; }
    bool isSelected() const override;
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override {
        QStringList names{pressAction(), setFocusAction()};
        if (isValid() && m_widget->hasContextMenu())
            names << showMenuAction();
        return isValid() ? names : QStringList();
    }
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString& action) const override;

private:
    QPointer<CellWidget> m_widget;
    TableCell m_place;
};

QString Cell::text(QAccessible::Text kind) const {
    return isValid() && kind == QAccessible::Name ? m_widget->cellName(m_place) : QString();
}

void Cell::doAction(const QString& action) {
    if (!isValid())
        return;
    m_widget->setFocus();
    m_widget->moveCursorTo(m_place);
    if (action == pressAction())
        m_widget->activate();
    else if (action == showMenuAction())
        m_widget->openContextMenu();
}

QStringList Cell::keyBindingsForAction(const QString& action) const {
    if (isValid() && action == pressAction())
        return {m_widget->activationKey()};
    return isValid() && action == showMenuAction() ? QStringList{QStringLiteral("Menu")} : QStringList();
}

QRect Cell::rect() const {
    if (!isValid())
        return {};
    const QRect area = m_widget->cellArea(m_place);
    return {m_widget->mapToGlobal(area.topLeft()), area.size()};
}

bool Cell::isSelected() const {
    const auto chosen = isValid() ? m_widget->selectedCells() : std::vector<TableCell>();
    return std::find(chosen.begin(), chosen.end(), m_place) != chosen.end();
}

QAccessible::State Cell::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = m_widget->hasFocus() && m_widget->cursorCell() == m_place;
    state.offscreen = !m_widget->rect().intersects(m_widget->cellArea(m_place));
    return state;
}

/// A range of cells in reading order.
struct CellBlock {
    TableCell first;
    int rows = 0;
    int columns = 0;

    int count() const { return rows * columns; }
    TableCell at(int index) const { return {first.row + index / columns, first.column + index % columns}; }
    /// Returns the index of the cell in the block, or -1.
    int indexOf(TableCell cell) const {
        const int row = cell.row - first.row;
        const int column = cell.column - first.column;
        const bool isInside = row >= 0 && row < rows && column >= 0 && column < columns;
        return isInside ? row * columns + column : -1;
    }
};

/// Returns where a block of at most `most` of `count` rows or columns starts so that `wanted` is well inside
/// it. It moves in steps of half a block, so that its cells seldom change their index.
int firstOfBlock(int wanted, int count, int most) {
    const int step = most / 2;
    return std::clamp(wanted / step * step - step / 2, 0, std::max(0, count - most));
}

/// The table that screen readers see. Its role is that of a canvas: of a table, Orca speaks the whole row
/// whenever the cursor moves up or down, and of a group, it looks through all cells for labels first. It has
/// all rows and columns of the widget, but only a block around the cursor of a large board has children,
/// because readers walk through all of them. The widget's child widgets follow the cells.
class CellTable final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit CellTable(CellWidget& widget)
        : QAccessibleWidget(&widget, QAccessible::Canvas), m_widget(widget) {}
    ~CellTable() override {
        for (const auto& [place, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        const QString summary = kind == QAccessible::Value ? m_widget.summary() : QString();
        return summary.isEmpty() ? QAccessibleWidget::text(kind) : summary;
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.focusable = true;
        return state;
    }
    int childCount() const override { return block().count() + QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int index) const override {
        const CellBlock cells = block();
        return index < cells.count() ? interfaceOf(index < 0 ? std::nullopt : std::optional(cells.at(index)))
                                     : QAccessibleWidget::child(index - cells.count());
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        if (const auto* cell = dynamic_cast<const Cell*>(child))
            return block().indexOf(cell->place());
        const int index = QAccessibleWidget::indexOfChild(child);
        return index < 0 ? -1 : block().count() + index;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        if (QAccessibleInterface* widget = QAccessibleWidget::childAt(x, y))
            return widget;
        return interfaceOf(m_widget.cellAt(m_widget.mapFromGlobal(QPoint(x, y))));
    }
    QAccessibleInterface* focusChild() const override {
        return interfaceOf(m_widget.hasFocus() ? m_widget.cursorCell() : std::nullopt);
    }

    int columnCount() const override { return m_widget.columnCount(); }
    int rowCount() const override { return m_widget.rowCount(); }
    QString columnDescription(int column) const override { return m_widget.columnName(column); }
    QString rowDescription(int row) const override { return m_widget.rowName(row); }
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return static_cast<int>(m_widget.selectedCells().size()); }
    QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (const TableCell cell : m_widget.selectedCells())
            cells << interfaceOf(cell);
        return cells;
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int /*column*/) const override { return false; }
    bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

private:
    CellBlock block() const {
        constexpr int mostRows = 40;
        constexpr int mostColumns = 50;
        const TableCell wanted =
            m_widget.cursorCell().value_or(m_widget.cellAt(m_widget.rect().center()).value_or(TableCell{}));
        return {{firstOfBlock(wanted.row, rowCount(), mostRows),
                 firstOfBlock(wanted.column, columnCount(), mostColumns)},
                std::min(rowCount(), mostRows),
                std::min(columnCount(), mostColumns)};
    }
    QAccessibleInterface* interfaceOf(const std::optional<TableCell>& cell) const {
        return cell ? cellAt(cell->row, cell->column) : nullptr;
    }

    CellWidget& m_widget;
    /// Cells handed out so far, by row and column; registered with Qt, which deletes them.
    mutable std::unordered_map<std::uint64_t, QAccessible::Id> m_cells;
};

QAccessibleInterface* CellTable::cellAt(int row, int column) const {
    if (!m_widget.contains({row, column}))
        return nullptr;
    const auto key = static_cast<std::uint64_t>(row) << 32U | static_cast<std::uint32_t>(column);
    if (const auto known = m_cells.find(key); known != m_cells.end())
        return QAccessible::accessibleInterface(known->second);
    auto* cell = new Cell(m_widget, {row, column});
    m_cells[key] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

QAccessibleInterface* tableFactory(const QString& /*key*/, QObject* object) {
    auto* widget = qobject_cast<CellWidget*>(object);
    return widget ? new CellTable(*widget) : nullptr;
}

void tellOfCell(CellWidget& widget, TableCell cell, QAccessible::Event what) {
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&widget);
    QAccessibleEvent event(table->tableInterface()->cellAt(cell.row, cell.column), what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

CellWidget::CellWidget(QWidget* parent) : QWidget(parent) {
    QAccessible::installFactory(tableFactory); // Qt ignores repeated calls
}

bool CellWidget::contains(TableCell cell) const {
    return cell.row >= 0 && cell.row < rowCount() && cell.column >= 0 && cell.column < columnCount();
}

void CellWidget::announceCell(TableCell cell) {
    if (!contains(cell))
        return;
    updateName(cell);
    tellOfCell(*this, cell, QAccessible::Focus);
}

void CellWidget::updateName(TableCell cell) {
    if (!contains(cell))
        return;
    QString& known = m_names[{cell.row, cell.column}];
    const QString name = cellName(cell);
    if (std::exchange(known, name) != name)
        tellOfCell(*this, cell, QAccessible::NameChanged);
}

void CellWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (const auto cell = cursorCell(); cell && hasFocus())
                announceCell(*cell);
        },
        Qt::QueuedConnection);
}

} // namespace sf::ui

#include "moc_cell_widget.cpp"
