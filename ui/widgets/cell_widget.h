// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <QWidget>
#include <vector>

namespace sf::ui {

/// A cell of a widget that paints a table itself; both count from 0.
struct TableCell {
    int row = 0;
    int column = 0;
    bool operator==(const TableCell&) const = default;
};

/// A widget that paints a table of cells itself, such as a board. Assistive technology sees a table; a
/// subclass says what its cells are called, where they are and what can be done with them.
class CellWidget : public QWidget {
    Q_OBJECT

public:
    explicit CellWidget(QWidget* parent = nullptr);

    virtual int rowCount() const = 0;
    virtual int columnCount() const = 0;
    virtual QString rowName(int row) const = 0;
    virtual QString columnName(int column) const = 0;
    /// What is in the cell.
    virtual QString cellName(TableCell cell) const = 0;
    /// In the widget.
    virtual QRect cellArea(TableCell cell) const = 0;
    virtual std::optional<TableCell> cellAt(QPointF point) const = 0;
    virtual std::vector<TableCell> selectedCells() const = 0;
    /// The state of the whole in a few words, and what was announced last; both may be empty.
    virtual QString summary() const { return {}; }
    virtual QString announcement() const { return {}; }
    bool contains(TableCell cell) const;

    /// Where the keyboard is while the widget has it.
    virtual std::optional<TableCell> cursorCell() const = 0;
    /// Puts the cursor there and shows it.
    virtual void moveCursorTo(TableCell cell) = 0;
    /// What Enter or Space does at the cursor.
    virtual void activate() = 0;
    virtual QString activationKey() const = 0;
    virtual bool hasContextMenu() const { return false; }
    virtual void openContextMenu() {}

protected:
    /// Tells a screen reader that the keyboard is on the cell now.
    void announceCell(TableCell cell);
};

} // namespace sf::ui
