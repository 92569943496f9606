// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/map.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace sf::battle {
namespace {

constexpr std::array<std::string_view, terrainCount> terrainKeys{
    "open", "woods", "rough", "mountain", "river", "water", "road", "bridge", "fort", "wall"};

} // namespace

std::string_view key(Terrain terrain) {
    return terrain == Terrain::Unknown ? std::string_view() : terrainKeys[static_cast<std::size_t>(terrain)];
}

Terrain terrainFromKey(std::string_view word) {
    const auto found = std::ranges::find(terrainKeys, word);
    return static_cast<Terrain>(found - terrainKeys.begin());
}

std::optional<int> moveCost(Terrain terrain) {
    switch (terrain) {
    case Terrain::Open:
    case Terrain::Road:
    case Terrain::Bridge:
    case Terrain::Unknown:
        return 1;
    case Terrain::Woods:
    case Terrain::Rough:
    case Terrain::Fort:
        return 2;
    case Terrain::River:
        return 3;
    case Terrain::Mountain:
        return 4;
    case Terrain::Water:
    case Terrain::Wall:
        return std::nullopt;
    }
    return 1;
}

Map::Map(int columns, int rows)
    : m_columns(columns)
    , m_rows(rows)
    , m_terrain(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), Terrain::Open) {
    assert(columns >= 1 && columns <= largestMapSide && rows >= 1 && rows <= largestMapSide);
}

Terrain Map::terrain(hex::Hex hex) const {
    assert(contains(hex));
    return m_terrain[index(hex)];
}

std::string_view Map::terrainWord(hex::Hex hex) const {
    const Terrain kind = terrain(hex);
    return kind == Terrain::Unknown ? std::string_view(m_strange.at(hex)) : key(kind);
}

void Map::setTerrain(hex::Hex hex, std::string_view word) {
    assert(contains(hex));
    const Terrain kind = terrainFromKey(word);
    m_terrain[index(hex)] = kind;
    if (kind == Terrain::Unknown)
        m_strange.insert_or_assign(hex, std::string(word));
    else
        m_strange.erase(hex);
}

Unknown Map::unknownAt(hex::Hex hex) const {
    const auto found = m_unknownAt.find(hex);
    return found == m_unknownAt.end() ? Unknown() : found->second;
}

void Map::setUnknownAt(hex::Hex hex, Unknown members) {
    assert(contains(hex));
    if (members)
        m_unknownAt.insert_or_assign(hex, std::move(members));
    else
        m_unknownAt.erase(hex);
}

const Structure* Map::find(const StructureId& id) const {
    const auto found = std::ranges::find(m_structures, id, &Structure::id);
    return found == m_structures.end() ? nullptr : &*found;
}

const Structure* Map::structureAt(hex::Hex hex) const {
    const auto found = std::ranges::find(m_structures, hex, &Structure::hex);
    return found == m_structures.end() ? nullptr : &*found;
}

} // namespace sf::battle
