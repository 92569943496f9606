// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/stroke_tool.h"

#include <QCoreApplication>

namespace sf::ui {

/// The brush for terrain.
class TerrainTool final : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::TerrainTool)

public:
    using StrokeTool::StrokeTool;

    /// A terrain word of the document.
    const QString& terrain() const { return m_terrain; }
    void setTerrain(const QString& terrain) { m_terrain = terrain; }

protected:
    QColor fill() const override;
    void paintHexes(const std::vector<hex::Hex>& hexes) override;

private:
    QString m_terrain = QStringLiteral("woods");
};

} // namespace sf::ui
