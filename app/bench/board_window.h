// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"

#include <memory>
#include <QEvent>

namespace sf::bench {

/// A map in a window, of 1920 x 1080 unless told otherwise, with many stacks, and what can be done to it.
struct BoardWindow {
    static constexpr QSize screen{1920, 1080};

    document::BattleDocument document;
    ui::Selection selection;
    ui::BattleView view;

    explicit BoardWindow(battle::Battle battle, QSize size = screen);

    /// A frame: what has been asked to be painted.
    void paintWhatIsDue();
    /// What the window does when nobody wants anything of it, between two frames.
    void beIdle();
    void waitUntilSharp();
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons);
    void wheel(int turn);
    QPointF middle() const;
    /// The stack nearest the middle of the screen.
    battle::StackPointer middleStack() const;
};

/// Two windows on one map at one zoom, made when they are wanted: 2,000 stacks, all in view; and 10,000.
class BoardWindows {
public:
    BoardWindow& few() { return window(m_few, 2000, 63); }
    BoardWindow& many();

private:
    using Pointer = std::unique_ptr<BoardWindow>;
    static BoardWindow& window(Pointer& pointer, int stacks, int across);

    Pointer m_few;
    Pointer m_many;
};

} // namespace sf::bench
