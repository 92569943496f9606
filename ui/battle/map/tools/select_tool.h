// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/board_tool.h"
#include "ui/battle/map/tools/rotate_gesture.h"

#include <optional>

namespace sf::ui {

class CursorController;
class DragController;
class PanTool;
class StackController;

/// Selects stacks, drags them, rotates the selected one by its handle, and gives orders with Ctrl and click.
/// A drag from open ground moves the map; with Shift it selects all stacks in a rectangle.
class SelectTool final : public BoardTool {
public:
    SelectTool(BoardContext& context, DragController& drag, CursorController& cursor, StackController& stacks,
               PanTool& pan)
        : BoardTool(context), m_drag(drag), m_cursor(cursor), m_stacks(stacks), m_pan(pan) {}

    void mousePressed(QPointF point) override;
    void mouseMoved(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void mouseReleased(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void hovered(QPointF point) override;
    bool activated(hex::Hex hex) override;
    Qt::CursorShape cursorShape(QPointF point) const override;
    bool isBusy() const override {
        return m_state == State::Rotating || m_state == State::Panning || m_state == State::Banding;
    }
    bool cancel() override;
    void placeMarks() override;
    void removeMarks() override;
    /// Adds the stack to the selected ones, or removes it. Only stacks of one side can be selected together.
    void toggle(const battle::StackPointer& stack);

private:
    enum class State { Idle, Pressed, Rotating, Dragging, Panning, Banding };

    void startDrag(QPointF point, Qt::KeyboardModifiers modifiers);
    void click(QPointF point, Qt::KeyboardModifiers modifiers);
    void clickStack(const battle::StackPointer& stack, QPointF point);
    void pickUp(const battle::StackPointer& selected);
    bool orderByClick(QPointF point);
    void finishRotation();
    void placeBand(QPointF point);
    void finishBand(QPointF point);
    battle::StackPointer stackMeant(QPointF point) const;
    bool isOnHandle(QPointF point) const;

    DragController& m_drag;
    CursorController& m_cursor;
    StackController& m_stacks;
    PanTool& m_pan;
    State m_state = State::Idle;
    QPointF m_pressed; ///< where the mouse button went down
    std::optional<RotateGesture> m_rotation;
};

} // namespace sf::ui
