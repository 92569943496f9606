// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_table.h"

#include <QPointer>

#include <algorithm>

namespace sf::ui {

namespace {

/// One cell; it asks its table for everything, and is invalid once the table no longer has it.
class Cell final : public QAccessibleInterface,
                   public QAccessibleTableCellInterface,
                   public QAccessibleActionInterface {
public:
    Cell(QWidget& widget, TableCell place) : m_widget(&widget), m_place(place) {}

    TableCell place() const { return m_place; }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    bool isValid() const override { return m_widget && cells()->contains(m_place); }
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

    QStringList actionNames() const override { return isValid() ? cells()->actionNames() : QStringList(); }
    void doAction(const QString& action) override {
        if (isValid())
            cells()->act(m_place, action);
    }
    QStringList keyBindingsForAction(const QString& action) const override {
        return isValid() ? cells()->keysFor(action) : QStringList();
    }

private:
    CellTable* cells() const { return static_cast<CellTable*>(parent()); }

    QPointer<QWidget> m_widget;
    TableCell m_place;
};

QString Cell::text(QAccessible::Text kind) const {
    if (!isValid())
        return {};
    if (kind == QAccessible::Name)
        return cells()->cellName(m_place);
    return kind == QAccessible::Description ? cells()->cellDescription(m_place) : QString();
}

QRect Cell::rect() const {
    if (!isValid())
        return {};
    const QRect area = cells()->cellArea(m_place);
    return {m_widget->mapToGlobal(area.topLeft()), area.size()};
}

bool Cell::isSelected() const {
    const auto chosen = isValid() ? cells()->chosenCells() : std::vector<TableCell>();
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
    state.focused = m_widget->hasFocus() && cells()->currentCell() == m_place;
    state.offscreen = !m_widget->rect().intersects(cells()->cellArea(m_place));
    return state;
}

} // namespace

CellTable::CellTable(QWidget& widget) : QAccessibleWidget(&widget, QAccessible::Table) {}

CellTable::~CellTable() {
    for (const auto& [place, id] : m_cells)
        QAccessible::deleteAccessibleInterface(id);
}

bool CellTable::contains(TableCell cell) const {
    return cell.row >= 0 && cell.row < rowCount() && cell.column >= 0 && cell.column < columnCount();
}

void* CellTable::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* CellTable::child(int index) const {
    const int columns = columnCount();
    return index < 0 || columns == 0 ? nullptr : cellAt(index / columns, index % columns);
}

int CellTable::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const Cell*>(child);
    return cell ? cell->place().row * columnCount() + cell->place().column : -1;
}

QAccessibleInterface* CellTable::childAt(int x, int y) const {
    const auto cell = cellUnder(widget()->mapFromGlobal(QPoint(x, y)));
    return cell ? cellAt(cell->row, cell->column) : nullptr;
}

QAccessibleInterface* CellTable::cellAt(int row, int column) const {
    if (!contains({row, column}))
        return nullptr;
    const auto key = static_cast<std::uint64_t>(row) << 32U | static_cast<std::uint32_t>(column);
    if (const auto known = m_cells.find(key); known != m_cells.end())
        return QAccessible::accessibleInterface(known->second);
    auto* cell = new Cell(*widget(), {row, column});
    m_cells[key] = QAccessible::registerAccessibleInterface(cell);
    return cell;
}

QAccessibleInterface* CellTable::focusChild() const {
    const auto current = widget()->hasFocus() ? currentCell() : std::nullopt;
    return current ? cellAt(current->row, current->column) : nullptr;
}

QAccessible::State CellTable::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.focusable = true;
    return state;
}

QList<QAccessibleInterface*> CellTable::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    for (const TableCell cell : chosenCells())
        cells << cellAt(cell.row, cell.column);
    return cells;
}

void announceCell(QWidget& widget, TableCell cell) {
    auto* table = dynamic_cast<CellTable*>(QAccessible::queryAccessibleInterface(&widget));
    if (!table || !table->contains(cell))
        return;
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(cell.row * table->columnCount() + cell.column);
    QAccessible::updateAccessibility(&event);
}

} // namespace sf::ui
