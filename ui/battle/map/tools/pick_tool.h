// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/board_tool.h"

#include <functional>
#include <optional>
#include <vector>

namespace sf::ui {

/// Lets the user choose one of some hexes for a dialog, and takes all mouse events until then.
class PickTool final : public BoardTool {
public:
    using BoardTool::BoardTool;
    /// Called with the chosen hex, or nothing if none was chosen.
    using Picked = std::function<void(const std::optional<hex::Hex>&)>;

    void start(std::vector<hex::Hex> hexes, Picked picked);
    /// Ends the choice without calling back.
    void stop();

    void mousePressed(QPointF point) override;
    bool activated(hex::Hex hex) override;
    Qt::CursorShape cursorShape(QPointF point) const override;
    bool isBusy() const override { return static_cast<bool>(m_picked); }
    bool cancel() override;
    void placeMarks() override;
    void removeMarks() override;

private:
    bool isOffered(hex::Hex hex) const;
    void finish(const std::optional<hex::Hex>& hex);

    std::vector<hex::Hex> m_hexes;
    Picked m_picked;
};

} // namespace sf::ui
