// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "ui/battle/layer/board_context.h"
#include "ui/board/slide_animation.h"

namespace sf::ui {

/// Animates a stack after it moved, turned or merged. The board already shows the result; the stack is hidden
/// there meanwhile.
class StackAnimation final {
public:
    explicit StackAnimation(BoardContext& context);

    /// Shows the first of the changes that moves a stack.
    void start(const battle::Changes& changes, bool undone);
    void stop();

private:
    bool startTurn(const battle::Changes& changes, bool undone);
    void startWay(const battle::StackPointer& from, const battle::StackPointer& to, bool moves, bool undone);
    QPixmap pictureOf(const battle::Stack& stack, double size) const;
    void hide(const battle::StackPointer& stack);

    BoardContext& m_context;
    SlideAnimation m_animation;
    battle::StackPointer m_hidden;
};

} // namespace sf::ui
