// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "ui/battle/layer/board_context.h"

#include <QPixmap>
#include <QVariantAnimation>

namespace sf::ui {

/// Shows a stack on its way after it moved, turned or merged, over a board that is already as it will be. The
/// stack at its goal is hidden for so long.
class StackAnimation final {
public:
    explicit StackAnimation(BoardContext& context);

    /// Of the first of the changes that moves a stack; others need none.
    void start(const battle::Changes& changes, bool undone);
    void stop();
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }

private:
    bool startTurn(const battle::Changes& changes, bool undone);
    void startWay(const battle::StackPointer& from, const battle::StackPointer& to, bool moves, bool undone);
    void setPicture(const battle::Stack& stack, double size);
    void run(int milliseconds);
    void show(double part);

    BoardContext& m_context;
    QVariantAnimation m_animation;
    battle::StackPointer m_stack;
    std::vector<QPointF> m_points;
    QPixmap m_picture;
    int m_turn = 0; ///< hex sides clockwise
};

} // namespace sf::ui
