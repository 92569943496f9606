// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"

#include <memory>
#include <QEvent>

namespace sf::bench {

/// A map window, 1920 x 1080 by default, with many stacks, and the operations to measure on it.
struct BoardWindow {
    static constexpr QSize screen{1920, 1080};

    document::BattleDocument document;
    ui::Selection selection;
    ui::BattleView view;

    explicit BoardWindow(battle::Battle battle, QSize size = screen);

    /// Paints one frame: every pending update.
    void paintWhatIsDue();
    /// Runs the idle work that the window does between two frames.
    void beIdle();
    void waitUntilSharp();
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons);
    void wheel(int turn);
    QPointF middle() const;
    /// The stack nearest the middle of the screen.
    battle::StackPointer middleStack() const;
};

/// Two windows on the same map at the same zoom, created on demand: one with 2,000 stacks, all in view, and
/// one with 10,000.
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
