// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/drag/drop_proposal.h"
#include "ui/battle/layer/board_context.h"

#include <QPixmap>

namespace sf::ui {

/// The hand over the board: what was picked up, by mouse, keyboard or out of the inspector, where it points,
/// what dropping it there would do, and the drop itself.
class StackCarrier {
public:
    /// Pointer: it hangs from the mouse. Cursor: it is shown in the hex pointed at. Dropped: the system drags
    /// it.
    enum class Way { Pointer, Cursor, Dropped };

    explicit StackCarrier(BoardContext& context) : m_context(context) {}

    /// False when there is no such stack.
    bool pickUp(Carried carried, Way way);
    bool isCarrying() const { return m_adviser.has_value(); }
    Way way() const { return m_way; }
    const DropAdviser& adviser() const { return *m_adviser; }
    const DropProposal& proposal() const { return m_proposal; }

    /// Points at a hex, or at a stack in it.
    void aim(hex::Hex hex, const std::optional<battle::StackId>& onto);
    /// The same by a point of the window; `beside`: a stack there is passed over.
    void aim(QPointF point, bool beside);
    /// Points at the next thing in the hex: each stack, then the ground beside them.
    void aimAtNext();
    /// Where the pointer is, so that what is carried hangs from it.
    void hangFrom(QPointF point);
    /// The zoom changed, or the free placement was switched.
    void renew();
    /// The board moved below the overlay.
    void moved();

    /// True when it was done or nothing was to do; else the reason has been said and it is still in the hand.
    bool drop();
    void cancel();
    /// The same without a word, when the reason has just been said.
    void putBack() { putDown(); }

private:
    QRegion reachArea() const;
    void showReach();
    void paintReach(QPainter& painter, const QRect& area) const;
    void show();
    void showRefusal();
    void showMove();
    void showPath();
    void showResult();
    void showCard(const paint::Card& card);
    void showLegend();
    std::optional<battle::StackId> stackUnder(QPointF point) const;
    std::vector<std::optional<battle::StackId>> targetsIn(hex::Hex hex) const;
    void putDown();

    BoardContext& m_context;
    std::optional<DropAdviser> m_adviser;
    Way m_way = Way::Pointer;
    DropProposal m_proposal;
    std::optional<hex::Hex> m_hex;
    std::optional<battle::StackId> m_onto;
    QPixmap m_picture;
};

} // namespace sf::ui
