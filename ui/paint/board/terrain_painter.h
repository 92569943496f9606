// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/map.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"

#include <QCache>
#include <QPixmap>

#include <vector>

class QPainter;

namespace sf::paint {

/// Everything that the picture of a hex's ground depends on.
struct GroundStyle {
    battle::Terrain terrain = battle::Terrain::Open;
    std::uint8_t variant = 0; ///< which of the seeded pictures, see groundVariants
    std::uint8_t river = 0;   ///< directions in which a river goes on, one bit each
    std::uint8_t road = 0;
    std::uint8_t wall = 0;
    bool operator==(const GroundStyle&) const = default;
};
inline constexpr int groundVariants = 12;
/// Seeded by the hex alone, so that a map looks the same each time.
GroundStyle groundStyle(const battle::Map& map, hex::Hex hex);
/// One hex of ground around the centre: fill, glyphs, ribbons and grid line.
void paintGround(QPainter& painter, QPointF centre, double size, const GroundStyle& look, const Theme& theme);

/// Paints the ground of a map, hex by hex from pixmaps; directly on printers and in SVG files.
class TerrainPainter {
public:
    explicit TerrainPainter(const Theme& theme, double devicePixelRatio = 1);
    void setTheme(const Theme& theme, double devicePixelRatio);

    struct Options {
        bool coordinates = true;
        bool structures = true;
    };
    /// Paints the part of the map in `region` (in the layout's pixels).
    void paint(QPainter& painter, const battle::Map& map, const HexLayout& layout, const QRectF& region,
               Options options);

private:
    void paintPixels(QPainter& painter, const battle::Map& map, const HexLayout& layout,
                     const QRectF& region) const;
    void paintGlyphs(QPainter& painter, QPointF centre, double size, const GroundStyle& look);
    const QPixmap& picture(const GroundStyle& look, double size);

    Theme m_theme;
    double m_ratio;
    double m_size = 0; ///< of the pictures kept
    QCache<quint64, QPixmap> m_pictures;
};

/// Columns and rows of the map that hold every hex whose bounds meet a region, and a few more.
struct HexRange {
    int firstColumn;
    int lastColumn;
    int firstRow;
    int lastRow;
    HexRange(const battle::Map& map, const HexLayout& layout, const QRectF& region);

    std::size_t count() const;
    bool contains(hex::Hex hex) const;
    /// From 0, row by row; the hex is contained.
    std::size_t index(hex::Hex hex) const;
};
/// The hexes of the map whose bounds meet the region, row by row.
std::vector<hex::Hex> hexesIn(const battle::Map& map, const HexLayout& layout, const QRectF& region);
/// "5,2" at the top of each of these hexes of a map; nothing at small zooms.
void paintCoordinates(QPainter& painter, const std::vector<hex::Hex>& hexes, const HexLayout& layout,
                      const Theme& theme);
/// A structure's small token at the corner of a hex where a stack stands.
void paintStructureBadge(QPainter& painter, QPointF centre, double size, const Theme& theme);
/// A structure's token with its name, in its hex.
void paintStructure(QPainter& painter, QPointF centre, double size, const QString& name, const Theme& theme);

} // namespace sf::paint
