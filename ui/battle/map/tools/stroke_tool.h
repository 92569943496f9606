// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/board_tool.h"

namespace sf::ui {

/// A brush: it paints the hexes that the mouse passes, or the one under the cursor. A stroke is one undo
/// step.
class StrokeTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    void mousePressed(QPointF point) override;
    void mouseMoved(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void mouseReleased(QPointF point, Qt::KeyboardModifiers modifiers) override;
    bool activated(hex::Hex hex) override;
    bool isBusy() const override { return m_isPressed; }
    bool cancel() override;

protected:
    /// What a hex of the stroke looks like until the stroke is finished.
    virtual QColor fill() const = 0;
    /// The stroke is finished; the hexes are on the map, each once, in the order in which they were passed.
    virtual void paintHexes(const std::vector<hex::Hex>& hexes) = 0;
    const std::vector<hex::Hex>& hexes() const { return m_hexes; }

private:
    void pass(hex::Hex hex);
    void finish();

    bool m_isPressed = false;
    std::vector<hex::Hex> m_hexes;
    QPointF m_last;
};

} // namespace sf::ui
