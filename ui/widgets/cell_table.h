// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <QAccessibleWidget>
#include <QWidget>
#include <unordered_map>

namespace sf::ui {

/// A cell of a widget that paints a table itself; both count from 0.
struct TableCell {
    int row = 0;
    int column = 0;
    bool operator==(const TableCell&) const = default;
};

/// Such a widget as assistive technology sees it: a table whose cells are made when asked for. A kind of
/// board says in a subclass what its cells are called, where they are and what can be done with them.
class CellTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit CellTable(QWidget& widget);
    ~CellTable() override;

    virtual QString cellName(TableCell cell) const = 0;
    virtual QString cellDescription(TableCell /*cell*/) const { return {}; }
    /// In the widget.
    virtual QRect cellArea(TableCell cell) const = 0;
    virtual std::optional<TableCell> cellUnder(QPoint point) const = 0;
    /// Where the keyboard is while the widget has it.
    virtual std::optional<TableCell> currentCell() const = 0;
    virtual std::vector<TableCell> chosenCells() const { return {}; }
    QStringList actionNames() const override = 0;
    virtual void act(TableCell cell, const QString& action) = 0;
    virtual QStringList keysFor(const QString& /*action*/) const { return {}; }

    bool contains(TableCell cell) const;
    QWidget* board() const { return widget(); }

    void* interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override { return columnCount() * rowCount(); }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QAccessible::State state() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return static_cast<int>(chosenCells().size()); }
    QList<QAccessibleInterface*> selectedCells() const override;
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
    /// The cells handed out by row and column; registered with Qt, which deletes them.
    mutable std::unordered_map<std::uint64_t, QAccessible::Id> m_cells;
};

/// Tells a screen reader that the keyboard is on the cell now; the widget's interface is a CellTable.
void announceCell(QWidget& widget, TableCell cell);

} // namespace sf::ui
