// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/drag/drag_preview.h"
#include "ui/battle/drag/drop_proposal.h"

#include <QObject>
#include <QTimer>

class QDragEnterEvent;
class QDragMoveEvent;
class QDropEvent;
class QShortcut;

namespace sf::ui {

/// Handles what is dragged over the map: a stack picked up by mouse or keyboard, units dragged out of the
/// Stack dock, or stacks that are pasted. Knows the place pointed at, asks what a drop there would do, and
/// drops.
class DragController final : public QObject {
    Q_OBJECT

public:
    using Way = DragPreview::Way;

    explicit DragController(BoardContext& context);

    /// False if there is no such stack.
    bool pickUp(Carried carried, Way way);
    bool isCarrying() const { return m_adviser.has_value(); }
    const DropAdviser& adviser() const { return *m_adviser; }

    /// Points at a hex, or at a stack in it.
    void pointAt(hex::Hex hex, const std::optional<battle::StackId>& onto);
    /// Points at a hex and at the first stack there with which it may merge.
    void pointAt(hex::Hex hex);
    /// Points at what is under the point of the window; `beside` ignores the stacks there.
    void pointAt(QPointF point, bool beside);
    /// Points at the next thing in the hex: each stack, then the ground beside them.
    void pointAtNext();

    /// Drags the stack with the mouse button held down; the map scrolls near the window's edge.
    void startDrag(const battle::Stack& stack, QPointF grip);
    void drag(QPointF point, Qt::KeyboardModifiers modifiers);
    void endDrag(QPointF point);
    /// Makes what was picked up by a click follow the pointer, with no button held down.
    void followPointer(QPointF point);
    /// Points at what is under the pointer while no button is held down.
    void hover(QPointF point, bool beside);

    /// Handles units dragged from the Stack dock.
    void enter(QDragEnterEvent& event);
    void move(QDragMoveEvent& event);
    void leave();
    void drop(QDropEvent& event);

    /// True if it was done or there was nothing to do; otherwise the reason has been announced and the drag
    /// goes on.
    bool drop();
    /// Cancels the drag and announces it.
    void cancel();
    /// Cancels the drag without a message.
    void cancelSilently();
    /// The zoom or free placement changed.
    void update();

Q_SIGNALS:
    /// Emitted before the map hides the dragged stack.
    void aboutToPickUp();
    /// Something was picked up or put down.
    void carryingChanged();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    std::optional<battle::StackId> stackUnder(QPointF point) const;
    std::vector<std::optional<battle::StackId>> targetsIn(hex::Hex hex) const;
    bool isFree() const;
    void giveOrder(const DropProposal& proposal);
    void selectPasted(const DropProposal& proposal);
    void show();
    void scrollAtBorder();
    void updateEscape();

    BoardContext& m_context;
    DragPreview m_preview;
    std::optional<DropAdviser> m_adviser;
    DropProposal m_proposal;
    std::optional<hex::Hex> m_hex;
    std::optional<battle::StackId> m_onto;
    QPointF m_point;  ///< of the pointer in a drag
    QPointF m_offset; ///< from the pointer to the centre of the dragged stack
    bool m_isBeside = false;
    QTimer m_borderScroll;
    QShortcut* m_escape; ///< cancels while another widget of the window has the focus
};

} // namespace sf::ui
