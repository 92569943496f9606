// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_map_reader.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/io/json_reader.h"
#include "core/document/io/key_guard.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/battle/map.h"
#include "core/rules/limits.h"

#include <QCoreApplication>

#include <unordered_set>
#include <vector>

namespace sf::document {
namespace {

/// An entry of `terrain`.
struct Cell {
    hex::Hex hex;
    std::string kind;
    Unknown unknown;
};

const Description<Cell>& cellDescription() {
    static const Description<Cell> description(
        {required<MapHex, &Cell::hex>("hex"), required<Word, &Cell::kind>("kind")}, kept<&Cell::unknown>());
    return description;
}

/// Builds the ground once its size is known, which may be after its terrain was read.
class MapReader {
public:
    explicit MapReader(JsonReader& json) : m_json(json) {}
    Shared<battle::Map> read();

private:
    void readCells();
    void build(battle::Map& map);
    void buildTerrain(battle::Map& map);
    void buildStructures(battle::Map& map);
    bool isOnMap(hex::Hex hex, const QString& list, std::size_t index, const battle::Map& map);

    JsonReader& m_json;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<Cell> m_cells;
    std::vector<battle::Structure> m_structures;
};

void MapReader::readCells() {
    constexpr int mostHexes = battle::largestMapSide * battle::largestMapSide;
    m_json.list([&](std::size_t) { m_cells.push_back(cellDescription().read(m_json)); }, mostHexes);
}

bool MapReader::isOnMap(hex::Hex hex, const QString& list, std::size_t index, const battle::Map& map) {
    if (map.contains(hex))
        return true;
    m_json.failAt(QStringLiteral("map.%1[%2].hex").arg(list, QString::number(index)),
                  QCoreApplication::translate("sf::document", "a hex of the map, %1 x %2")
                      .arg(QString::number(map.columns()), QString::number(map.rows())),
                  QStringLiteral("[%1, %2]").arg(QString::number(hex.column), QString::number(hex.row)));
    return false;
}

void MapReader::buildTerrain(battle::Map& map) {
    std::vector<bool> told(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows));
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        Cell& cell = m_cells[i];
        if (!isOnMap(cell.hex, QStringLiteral("terrain"), i, map))
            return;
        const std::size_t place =
            static_cast<std::size_t>(cell.hex.row) * static_cast<std::size_t>(m_columns) +
            static_cast<std::size_t>(cell.hex.column);
        if (told[place])
            return m_json.failAt(QStringLiteral("map.terrain[%1].hex").arg(i),
                                 QCoreApplication::translate("sf::document", "a hex that no other entry has"),
                                 QStringLiteral("[%1, %2]")
                                     .arg(QString::number(cell.hex.column), QString::number(cell.hex.row)));
        told[place] = true;
        map.setTerrain(cell.hex, cell.kind);
        map.setUnknownAt(cell.hex, std::move(cell.unknown));
    }
}

void MapReader::buildStructures(battle::Map& map) {
    std::unordered_set<std::string_view> ids;
    for (std::size_t i = 0; i < m_structures.size(); ++i) {
        const battle::Structure& structure = m_structures[i];
        if (!isOnMap(structure.hex, QStringLiteral("structures"), i, map))
            return;
        if (!ids.insert(structure.id.text).second)
            return m_json.failAt(
                QStringLiteral("map.structures[%1].id").arg(i),
                QCoreApplication::translate("sf::document", "an id that no other structure has"),
                QLatin1Char('"') + QString::fromStdString(structure.id.text).left(60) + QLatin1Char('"'));
    }
    map.editStructures() = std::move(m_structures);
}

void MapReader::build(battle::Map& map) {
    buildTerrain(map);
    if (!m_json.failed())
        buildStructures(map);
}

Shared<battle::Map> MapReader::read() {
    UnknownMembers unknown;
    m_json.object([&](std::string_view key) {
        if (key == "columns")
            m_columns = m_json.integer(1, battle::largestMapSide);
        else if (key == "rows")
            m_rows = m_json.integer(1, battle::largestMapSide);
        else if (key == "terrain")
            readCells();
        else if (key == "structures")
            m_json.list([&](std::size_t) { m_structures.push_back(structureDescription().read(m_json)); },
                        limits::structures);
        else
            unknown.add(key, m_json);
    });
    m_json.require(m_columns > 0, "columns");
    m_json.require(m_rows > 0, "rows");
    if (m_json.failed())
        return {};
    battle::Map map(m_columns, m_rows);
    map.unknown = unknown.result();
    build(map);
    return map;
}

} // namespace

Shared<battle::Map> readMap(JsonReader& json) {
    return MapReader(json).read();
}

} // namespace sf::document
