// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/board_context.h"
#include "ui/paint/board/card.h"

#include <QCoreApplication>

namespace sf::ui {

/// A stack that the mouse rotates by the handle at its Front, hex side by hex side.
class RotateGesture {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::RotateGesture)

public:
    RotateGesture(BoardContext& context, battle::StackPointer stack);
    RotateGesture(const RotateGesture&) = delete;
    RotateGesture& operator=(const RotateGesture&) = delete;
    ~RotateGesture();

    void move(QPointF point);
    const battle::StackPointer& stack() const { return m_stack; }
    /// Hex sides clockwise from where it faces.
    int steps() const { return m_steps; }
    /// Whether that is already its order.
    bool isUnchanged() const { return m_steps == m_ordered; }

private:
    paint::Card card() const;
    void show();

    BoardContext& m_context;
    battle::StackPointer m_stack;
    bool m_later;  ///< it can rotate only by an order
    int m_ordered; ///< hex sides that it was ordered to rotate
    int m_steps;
};

} // namespace sf::ui
