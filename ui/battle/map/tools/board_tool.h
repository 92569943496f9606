// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/board_context.h"

namespace sf::ui {

/// What the mouse and Enter do on the map. The view sends events only to the current tool; a pressed tool
/// keeps the mouse until the button is released or the tool is cancelled.
class BoardTool {
public:
    explicit BoardTool(BoardContext& context) : m_context(context) {}
    BoardTool(const BoardTool&) = delete;
    BoardTool& operator=(const BoardTool&) = delete;
    virtual ~BoardTool() = default;

    virtual void mousePressed(QPointF point) = 0;
    /// Between press and release.
    virtual void mouseMoved(QPointF /*point*/, Qt::KeyboardModifiers /*modifiers*/) {}
    virtual void mouseReleased(QPointF /*point*/, Qt::KeyboardModifiers /*modifiers*/) {}
    /// The mouse moves without a press.
    virtual void hovered(QPointF /*point*/) {}
    /// Enter at the cursor. False if the tool has no use for it.
    virtual bool activated(hex::Hex /*hex*/) { return false; }
    virtual Qt::CursorShape cursorShape(QPointF /*point*/) const { return Qt::CrossCursor; }

    /// Whether cancel() would end something.
    virtual bool isBusy() const { return false; }
    /// Ends the mouse gesture. True if that cancelled something.
    virtual bool cancel() { return false; }
    /// Places the tool's marks again: the board has moved, or another stack is selected.
    virtual void placeMarks() {}
    /// Removes the marks when another tool is chosen.
    virtual void removeMarks() {}

protected:
    BoardContext& m_context;
};

} // namespace sf::ui
