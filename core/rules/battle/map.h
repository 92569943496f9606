// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/rules/hex/hex.h"
#include "core/rules/shared.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sf::battle {

enum class Terrain : std::uint8_t {
    Open,
    Woods,
    Rough,
    Mountain,
    River,
    Water,
    Road,
    Bridge,
    Fort,
    Wall,
    Unknown
};
inline constexpr int terrainCount = 10; ///< without Unknown
inline constexpr int largestMapSide = 1000;

/// "open", "woods" ...; empty for Unknown.
std::string_view key(Terrain terrain);
/// Returns Unknown for a word that the program doesn't know; such a hex counts as open and keeps its word
/// (SMM-10).
Terrain terrainFromKey(std::string_view word);
/// Returns a walker's cost to enter (SMM-10), or nothing if the terrain is impassable.
std::optional<int> moveCost(Terrain terrain);

struct Structure {
    StructureId id;
    std::string name;
    hex::Hex hex;
    Unknown unknown;
    bool operator==(const Structure&) const = default;
};

/// The terrain of a battle: columns x rows hexes, 1 to 1000 each.
class Map {
public:
    Map() : Map(1, 1) {}
    Map(int columns, int rows);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    bool contains(hex::Hex hex) const {
        return hex.column >= 0 && hex.column < m_columns && hex.row >= 0 && hex.row < m_rows;
    }
    /// Asserts that the map contains the hex.
    Terrain terrain(hex::Hex hex) const;
    /// Returns the word in the document, even if the program doesn't know it.
    std::string_view terrainWord(hex::Hex hex) const;
    void setTerrain(hex::Hex hex, std::string_view word);

    const std::vector<Structure>& structures() const { return m_structures; }
    std::vector<Structure>& editStructures() { return m_structures; }
    const Structure* find(const StructureId& id) const;
    const Structure* structureAt(hex::Hex hex) const;

    /// Returns unknown members of the hex's entry as JSON text, or null. They are kept when its terrain
    /// changes.
    Unknown unknownAt(hex::Hex hex) const;
    void setUnknownAt(hex::Hex hex, Unknown members);

    Unknown unknown;

    bool operator==(const Map&) const = default;

private:
    std::size_t index(hex::Hex hex) const {
        return static_cast<std::size_t>(hex.row) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(hex.column);
    }

    int m_columns;
    int m_rows;
    std::vector<Terrain> m_terrain;                      ///< row by row
    std::unordered_map<hex::Hex, std::string> m_strange; ///< words of Terrain::Unknown
    std::unordered_map<hex::Hex, Unknown> m_unknownAt;
    std::vector<Structure> m_structures;
};

} // namespace sf::battle
