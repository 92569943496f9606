// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/terrain_tool.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/board/board_view.h"

namespace sf::ui {

QColor TerrainTool::fill() const {
    return m_context.theme().ground.fill(battle::terrainFromKey(m_terrain.toStdString()));
}

void TerrainTool::paintHexes(const std::vector<hex::Hex>& hexes) {
    const std::string terrain = m_terrain.toStdString();
    const auto refusal = m_context.document.perform(battle::PaintTerrain{hexes, terrain}).refusal;
    if (!refusal)
        m_context.view.showMessage(tr("%n hex(es) painted: %1", nullptr, static_cast<int>(hexes.size()))
                                       .arg(text::terrain(battle::terrainFromKey(terrain))));
    else if (refusal->reason != battle::Reason::NothingToChange)
        m_context.view.showMessage(m_context.caption(*refusal));
}

} // namespace sf::ui
