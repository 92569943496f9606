// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board_key.h"
#include "ui/widgets/cell_table.h"

class QKeyEvent;

namespace sf::ui {

/// A widget that paints a board of cells: the hex map or the Imperio board. Keys move a cursor over the
/// cells, messages go to the status bar and to screen readers, and assistive technology sees a table of
/// cells.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Shows what just happened, or why not, unless that is the last message already.
    void showMessage(const QString& text);
    /// The same, even if it repeats the last message.
    void announce(const QString& text);

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
    /// The state of the whole game in a few words.
    virtual QString summary() const = 0;
    bool contains(TableCell cell) const;

    virtual TableCell cursorCell() const = 0;
    /// Puts the cursor there and shows it.
    virtual void moveCursorTo(TableCell cell) = 0;
    bool isCursorShown() const { return m_isCursorShown; }
    void setCursorShown(bool shown);
    /// Announces what is under the cursor.
    virtual void announcePosition() = 0;
    /// What Enter does at the cursor.
    virtual void activate() = 0;
    /// What its keys do.
    virtual BoardKeys keys() = 0;
    virtual bool hasContextMenu() const { return false; }
    virtual void openContextMenu() {}
    /// Whether something is being dragged or painted, which Escape would cancel.
    virtual bool isBusy() const { return false; }

Q_SIGNALS:
    /// The keys of the board are to be listed.
    void keysAsked();

protected:
    /// The cursor is in another cell now.
    void cursorMoved();
    /// Paints the cursor where it is now, or no longer.
    virtual void updateCursor() = 0;
    /// Moves the cursor if the key is one of its keys: arrows, Home, End, Page Up, Page Down.
    bool moveCursorByKey(const QKeyEvent& event);
    /// Rows that Page Up and Page Down go.
    virtual int pageRows() const { return rowCount(); }
    virtual QString edgeMessage() const = 0;
    /// The cursor appears when the keyboard gives the board the focus.
    void focusInEvent(QFocusEvent* event) override;

private:
    QString m_lastMessage;
    bool m_isCursorShown = false;
};

} // namespace sf::ui
