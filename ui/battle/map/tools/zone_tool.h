// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/stroke_tool.h"

#include <QCoreApplication>

namespace sf::ui {

/// The brush for deployment zones (BAT-3): a stroke that begins outside the side's zone adds its hexes, one
/// that begins within it removes them. All zones are shown while it is the tool.
class ZoneTool final : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ZoneTool)

public:
    using StrokeTool::StrokeTool;

    int side() const { return m_side; }
    void setSide(int side) { m_side = side; }

    void placeMarks() override;
    void removeMarks() override;

protected:
    QColor fill() const override;
    void paintHexes(const std::vector<hex::Hex>& hexes) override;

private:
    bool isInZone(hex::Hex hex) const;

    int m_side = 0;
};

} // namespace sf::ui
