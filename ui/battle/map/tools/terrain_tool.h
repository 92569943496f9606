// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/map/tools/board_tool.h"

#include <QCoreApplication>

namespace sf::ui {

/// Paints terrain over the hexes that the mouse passes. A stroke is one undo step.
class TerrainTool final : public BoardTool {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::TerrainTool)

public:
    using BoardTool::BoardTool;

    /// A terrain word of the document.
    const QString& terrain() const { return m_terrain; }
    void setTerrain(const QString& terrain) { m_terrain = terrain; }

    void mousePressed(QPointF point) override;
    void mouseMoved(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void mouseReleased(QPointF point, Qt::KeyboardModifiers modifiers) override;
    bool activated(hex::Hex hex) override;
    bool isBusy() const override { return m_isPressed; }
    bool cancel() override;

private:
    void pass(hex::Hex hex);
    void paintHexes();

    QString m_terrain = QStringLiteral("woods");
    bool m_isPressed = false;
    std::vector<hex::Hex> m_hexes;
    QPointF m_last;
};

} // namespace sf::ui
