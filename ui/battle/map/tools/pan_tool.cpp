// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/pan_tool.h"

#include "ui/board/board_view.h"

namespace sf::ui {

void PanTool::mousePressed(QPointF point) {
    m_last = point.toPoint();
    m_context.view.setCursor(Qt::ClosedHandCursor);
}

void PanTool::mouseMoved(QPointF point, Qt::KeyboardModifiers /*modifiers*/) {
    if (!m_last)
        return;
    const QPoint delta = point.toPoint() - *m_last;
    m_last = point.toPoint();
    m_context.panBy(delta);
}

void PanTool::mouseReleased(QPointF /*point*/, Qt::KeyboardModifiers /*modifiers*/) {
    cancel();
}

/// Stops panning; the map stays where it is.
bool PanTool::cancel() {
    m_last.reset();
    m_context.view.unsetCursor();
    return false;
}

} // namespace sf::ui
