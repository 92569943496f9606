// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/board_tool.h"

#include <optional>

namespace sf::ui {

/// Moves the map with the mouse.
class PanTool final : public BoardTool {
public:
    using BoardTool::BoardTool;

    void mousePressed(QPointF point) override;
    void mouseMoved(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void mouseReleased(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Qt::CursorShape cursorShape(QPointF /*point*/) const override { return Qt::OpenHandCursor; }
    bool isBusy() const override { return m_last.has_value(); }
    bool cancel() override;

private:
    std::optional<QPoint> m_last; ///< while the map is being moved
};

} // namespace sf::ui
