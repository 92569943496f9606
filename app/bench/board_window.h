// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"
#include "ui/page/page.h"

#include <QEvent>

namespace sf::bench {

/// A map window with many stacks, and the operations to measure on it.
struct BoardWindow {
    document::BattleDocument document;
    ui::Selection selection;
    ui::BattleView view;

    explicit BoardWindow(battle::Battle battle, QSize size);

    /// Paints one frame: every pending update.
    void paintWhatIsDue();
    void waitUntilSharp();
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons);
    void wheel(int turn);
    QPointF middle() const;
    /// The stack nearest the middle of the screen.
    battle::StackPointer middleStack() const;
};

/// Shows a page, with the docks that are visible at first beside it, on a full screen.
void showFullScreen(QWidget& window, ui::Page& page);

} // namespace sf::bench
