// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <QHash>
#include <QWidget>
#include <vector>

namespace sf::ui {

/// A cell of a widget that paints its own table; row and column count from 0.
struct TableCell {
    int row = 0;
    int column = 0;
    bool operator==(const TableCell&) const = default;
};

/// Base class of widgets that paint their own table of cells, such as a board. Assistive technology sees a
/// table; a subclass says what its cells are called, where they are and what they can do.
class CellWidget : public QWidget {
    Q_OBJECT

public:
    explicit CellWidget(QWidget* parent = nullptr);

    virtual int rowCount() const = 0;
    virtual int columnCount() const = 0;
    virtual QString rowName(int row) const = 0;
    virtual QString columnName(int column) const = 0;
    /// Describes what is in the cell.
    virtual QString cellName(TableCell cell) const = 0;
    /// Returns the cell's rectangle in widget coordinates.
    virtual QRect cellArea(TableCell cell) const = 0;
    virtual std::optional<TableCell> cellAt(QPointF point) const = 0;
    virtual std::vector<TableCell> selectedCells() const = 0;
    /// A short summary of the whole table; may be empty.
    virtual QString summary() const { return {}; }
    bool contains(TableCell cell) const;

    /// Returns the cell with the keyboard cursor.
    virtual std::optional<TableCell> cursorCell() const = 0;
    /// Moves the cursor to the cell and shows it.
    virtual void moveCursorTo(TableCell cell) = 0;
    /// Does what Enter or Space does at the cursor.
    virtual void activate() = 0;
    virtual QString activationKey() const = 0;
    virtual bool hasContextMenu() const { return false; }
    virtual void openContextMenu() {}

protected:
    /// Tells screen readers that the cell has the keyboard focus.
    void announceCell(TableCell cell);
    /// Tells them the name of the cell if it has changed: they keep those that they have heard.
    void updateName(TableCell cell);
    /// Readers hear of the widget first, so the cell with the cursor is announced after it.
    void focusInEvent(QFocusEvent* event) override;

private:
    QHash<QPair<int, int>, QString> m_names; ///< as readers know them, by row and column
};

} // namespace sf::ui
