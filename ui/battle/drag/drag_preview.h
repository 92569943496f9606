// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/drag/drop_proposal.h"
#include "ui/battle/layer/board_context.h"
#include "ui/paint/board/card.h"

#include <QCoreApplication>
#include <QPixmap>

namespace sf::ui {

/// Shows a drag over the map: the picture, the reach, and what a drop would do.
class DragPreview {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::DragPreview)

public:
    /// Pointer: the picture follows the mouse. Cursor: it is in the hex pointed at. Dropped: the system drags
    /// it.
    enum class Way { Pointer, Cursor, Dropped };

    explicit DragPreview(BoardContext& context) : m_context(context) {}

    void start(const DropAdviser& adviser, Way way);
    Way way() const { return m_way; }
    /// From now on, the picture follows the pointer.
    void followPointer() { m_way = Way::Pointer; }
    /// The zoom or free placement changed.
    void update();
    void show(const DropProposal& proposal);
    void showLegend();
    /// Moves the picture to the point, or beside a stack that it may join.
    void moveTo(QPointF point, const DropProposal& proposal);
    void end();

private:
    void makePicture();
    void showReach();
    void showRefusal(const DropProposal& proposal);
    void showMove(const DropProposal& proposal);
    void showResult(const DropProposal& proposal);
    void showCard(hex::Hex hex, const paint::Card& card);

    BoardContext& m_context;
    const DropAdviser* m_adviser = nullptr; ///< while something is dragged
    Way m_way = Way::Pointer;
    QPixmap m_picture;
    QPointF m_grip; ///< in the picture, the middle of the stack
};

} // namespace sf::ui
