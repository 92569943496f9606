// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"
#include "ui/speech/cell_widget.h"
#include "ui/widgets/board_key.h"

class QKeyEvent;

namespace sf::ui {

/// Base class of the hex map and the Imperio board. Keys move a cursor over the cells, messages go to the
/// status bar and to screen readers, and assistive technology sees a table of cells.
class BoardView : public CellWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Shows what just happened or was refused, unless it repeats the last message.
    void showMessage(const text::Caption& caption);
    /// Like showMessage(), even if it repeats the last message.
    void announce(const text::Caption& caption);
    /// Shows what screen readers already say, because the cursor moved there.
    void showUnspoken(const QString& text);

    QString activationKey() const override { return QStringLiteral("Return"); }
    bool isCursorShown() const { return m_isCursorShown; }
    void setCursorShown(bool shown);
    /// What is under the cursor, in full.
    virtual QString positionText() const = 0;
    /// Announces what is under the cursor.
    void announcePosition() { announce(positionText()); }
    /// Announces what is in the row of the cursor, from left to right.
    void announceRow();
    /// Returns the keys of the board and what they do.
    virtual BoardKeys keys() = 0;
    /// Whether something is being dragged or painted, which Escape would cancel.
    virtual bool isBusy() const { return false; }

protected:
    /// The last message is no longer shown, so that it may be repeated.
    void forgetMessage() { m_lastMessage = {}; }
    /// Call this when the cursor has moved to another cell.
    void cursorMoved();
    /// Repaints the cursor after it moved, appeared or disappeared.
    virtual void updateCursor() = 0;
    /// Moves the cursor and shows what is there. Screen readers speak the cell, or, if the cursor was there
    /// already, the full text.
    void goTo(TableCell cell);
    /// Moves the cursor for arrows, Home, End, Page Up and Page Down. Returns false for other keys.
    bool moveCursorByKey(const QKeyEvent& event);
    /// Number of rows that Page Up and Page Down move.
    virtual int pageRows() const { return rowCount(); }
    virtual QString edgeMessage() const = 0;
    /// Whether there is something in the cell besides the ground.
    virtual bool isOccupied(TableCell cell) const = 0;
    /// Shows the cursor when the board gets the focus from the keyboard.
    void focusInEvent(QFocusEvent* event) override;

private:
    text::Caption m_lastMessage;
    bool m_isCursorShown = false;
};

} // namespace sf::ui
