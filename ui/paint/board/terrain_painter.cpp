// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/terrain_painter.h"

#include "core/text/display_text.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/far_style.h"
#include "ui/paint/base/glyph.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/board/ground_glyphs.h"

#include <QPainter>
#include <QPainterPath>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

constexpr double leastForGlyphs = 9;
constexpr double leastForGrid = 6;

/// Visible hexes with their styles and centres, computed once for all layers.
struct SeenHex {
    hex::Hex hex;
    QPointF centre;
    GroundStyle look;
};

/// Whether all neighbours of a hex have its terrain.
bool isAmidAlike(const battle::Map& map, hex::Hex hex) {
    return std::ranges::all_of(hex::directions, [&](hex::Direction direction) {
        const hex::Hex near = hex::neighbour(hex, direction);
        return map.contains(near) && map.terrain(near) == map.terrain(hex);
    });
}

/// On pixmaps, a hex surrounded by its own terrain is filled as a rectangle whose corners reach into its
/// neighbours: antialiased hex edges take most of the time and would be invisible there.
void paintFills(QPainter& painter, const std::vector<SeenHex>& seen, const battle::Map& map,
                const HexLayout& layout, const GroundColours& colours) {
    // Slightly larger than the hex, so that the background does not show in the gaps.
    const QPolygonF corners = HexLayout(layout.size() + 0.4).corners({0, 0});
    const bool onPixels = isRaster(painter);
    painter.setPen(Qt::NoPen);
    QColor brush; // none yet
    for (const SeenHex& each : seen) {
        if (onPixels && isAmidAlike(map, each.hex)) {
            painter.fillRect(layout.bounds(each.hex).toAlignedRect(), colours.fill(each.look.terrain));
            continue;
        }
        if (const QColor fill = colours.fill(each.look.terrain); fill != brush) // an SVG repeats it each time
            painter.setBrush(brush = fill);
        painter.drawConvexPolygon(corners.translated(each.centre));
    }
}

/// Draws the grid as single lines: each hex its upper three sides, hexes at the border the others too.
void paintGrid(QPainter& painter, const std::vector<SeenHex>& seen, const battle::Map& map, double size,
               const GroundColours& colours) {
    if (size < leastForGrid)
        return;
    const QPolygonF corners = HexLayout(size).corners({0, 0});
    QVarLengthArray<QLineF, 4096> lines;
    for (const SeenHex& each : seen) {
        const auto side = [&](int from) {
            lines.append(QLineF(each.centre + corners[from], each.centre + corners[(from + 1) % 6]));
        };
        for (const int from : {3, 4, 5})
            side(from);
        using hex::Direction;
        constexpr std::array lower{std::pair{Direction::SouthEast, 0}, std::pair{Direction::South, 1},
                                   std::pair{Direction::SouthWest, 2}};
        for (const auto& [direction, from] : lower)
            if (!map.contains(hex::neighbour(each.hex, direction)))
                side(from);
    }
    painter.setPen(QPen(colours.grid, std::max(0.6, 0.016 * size), Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

quint64 keyOf(const GroundStyle& look) {
    return static_cast<quint64>(look.terrain) << 8U | look.variant;
}

} // namespace

void paintGround(QPainter& painter, QPointF centre, double size, const GroundStyle& look,
                 const Theme& theme) {
    const Smooth smooth(painter, centre);
    const QPolygonF corners = HexLayout(size).corners({0, 0});
    QPainterPath outline;
    outline.addPolygon(corners);
    painter.fillPath(outline, theme.ground.fill(look.terrain));
    if (size >= leastForGlyphs)
        paintGroundGlyphs(painter, size, look, theme.ground);
    for (const RibbonLayer layer : ribbonLayers)
        paintRibbons(painter, size, look, theme.ground, layer);
    painter.setPen(QPen(theme.ground.grid, std::max(0.6, 0.016 * size)));
    painter.setBrush(Qt::NoBrush);
    painter.drawConvexPolygon(corners);
}

HexRange::HexRange(const battle::Map& map, const HexLayout& layout, const QRectF& region) {
    const QRectF relative = region.translated(-layout.origin());
    const double s = layout.size();
    firstColumn = std::max(0, static_cast<int>(std::floor((relative.left() - s) / (1.5 * s))));
    lastColumn = std::min(map.columns() - 1, static_cast<int>(std::ceil((relative.right() + s) / (1.5 * s))));
    firstRow = std::max(0, static_cast<int>(std::floor(relative.top() / layout.height() - 1)));
    lastRow =
        std::min(map.rows() - 1, static_cast<int>(std::ceil(relative.bottom() / layout.height() + 0.5)));
}

std::size_t HexRange::count() const {
    const int columns = lastColumn - firstColumn + 1;
    const int rows = lastRow - firstRow + 1;
    return columns > 0 && rows > 0 ? static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows) : 0;
}

bool HexRange::contains(hex::Hex hex) const {
    return hex.column >= firstColumn && hex.column <= lastColumn && hex.row >= firstRow && hex.row <= lastRow;
}

std::size_t HexRange::index(hex::Hex hex) const {
    return static_cast<std::size_t>(hex.row - firstRow) *
               static_cast<std::size_t>(lastColumn - firstColumn + 1) +
           static_cast<std::size_t>(hex.column - firstColumn);
}

std::vector<hex::Hex> hexesIn(const battle::Map& map, const HexLayout& layout, const QRectF& region) {
    const HexRange range(map, layout, region);
    std::vector<hex::Hex> result;
    for (int row = range.firstRow; row <= range.lastRow; ++row)
        for (int column = range.firstColumn; column <= range.lastColumn; ++column)
            if (layout.bounds({column, row}).intersects(region))
                result.push_back({column, row});
    return result;
}

TerrainPainter::TerrainPainter(const Theme& theme, double devicePixelRatio)
    : m_theme(theme), m_ratio(devicePixelRatio), m_pictures(48 << 20) {}

void TerrainPainter::setTheme(const Theme& theme, double devicePixelRatio) {
    if (m_theme == theme && m_ratio == devicePixelRatio)
        return;
    m_theme = theme;
    m_ratio = devicePixelRatio;
    m_pictures.clear();
}

void TerrainPainter::paintGlyphs(QPainter& painter, QPointF centre, double size, const GroundStyle& look) {
    if (!hasGlyphs(look) || size < leastForGlyphs)
        return;
    if (!wantsPictures(painter, m_ratio * size)) {
        const QTransform before = painter.transform();
        painter.translate(centre);
        paintGroundGlyphs(painter, size, look, m_theme.ground);
        painter.setTransform(before);
        return;
    }
    const QPixmap& made = picture(look, size);
    const int half = made.width() / 2; // always even
    paintSharp(painter, centre, made, {-half, -half});
}

const QPixmap& TerrainPainter::picture(const GroundStyle& look, double size) {
    if (size != m_size) {
        m_pictures.clear();
        m_size = size;
    }
    const quint64 key = keyOf(look);
    if (const QPixmap* found = m_pictures.object(key))
        return *found;
    const int half = static_cast<int>(std::ceil((size + 1) * m_ratio));
    auto* made = new QPixmap(2 * half, 2 * half);
    made->setDevicePixelRatio(m_ratio);
    made->fill(Qt::transparent);
    QPainter painter(made);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(half / m_ratio, half / m_ratio);
    paintGroundGlyphs(painter, size, look, m_theme.ground);
    painter.end();
    m_pictures.insert(key, made, std::min<qsizetype>(qsizetype{16} * half * half, m_pictures.maxCost()));
    return *made;
}

namespace {

/// The colour of a hex that is drawn as one pixel.
std::array<QRgb, battle::terrainCount + 1> pixelColours(const GroundColours& ground) {
    std::array<QRgb, battle::terrainCount + 1> result;
    for (int number = 0; number <= battle::terrainCount; ++number)
        result[static_cast<std::size_t>(number)] = ground.fill(static_cast<battle::Terrain>(number)).rgb();
    const auto set = [&result](battle::Terrain terrain, const QColor& colour) {
        result[static_cast<std::size_t>(terrain)] = colour.rgb();
    };
    set(battle::Terrain::River, ground.river);
    set(battle::Terrain::Road, ground.road);
    set(battle::Terrain::Bridge, ground.plank);
    set(battle::Terrain::Fort, ground.fortFloor);
    set(battle::Terrain::Wall, ground.wall);
    return result;
}

/// For each pixel from `first`, the column or row with the nearest middle; -1 beyond the map.
std::vector<int> nearest(int first, int count, double ratio, double origin, double distance, int of) {
    std::vector<int> result;
    for (int pixel = 0; pixel < count; ++pixel) {
        const auto number =
            static_cast<int>(std::lround(((first + (pixel + 0.5) / ratio) - origin) / distance));
        result.push_back(number >= 0 && number < of ? number : -1);
    }
    return result;
}

} // namespace

void TerrainPainter::paintPixels(QPainter& painter, const battle::Map& map, const HexLayout& layout,
                                 const QRectF& region) const {
    const QRect area = (region & layout.bounds(map.columns(), map.rows())).toAlignedRect();
    if (area.isEmpty())
        return;
    QImage picture(area.size() * m_ratio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(m_ratio);
    const QPointF origin = layout.origin();
    const double height = layout.height();
    const std::vector<int> columns =
        nearest(area.left(), picture.width(), m_ratio, origin.x(), 1.5 * layout.size(), map.columns());
    const std::array rows{
        nearest(area.top(), picture.height(), m_ratio, origin.y(), height, map.rows()),
        nearest(area.top(), picture.height(), m_ratio, origin.y() + height / 2, height, map.rows())};
    const auto colours = pixelColours(m_theme.ground);
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (std::size_t x = 0; x < columns.size(); ++x) {
            const int column = columns[x];
            const int row = rows[column & 1][static_cast<std::size_t>(y)];
            line[x] =
                column < 0 || row < 0 ? 0 : colours[static_cast<std::size_t>(map.terrain({column, row}))];
        }
    }
    painter.drawImage(area.topLeft(), picture);
}

void TerrainPainter::paint(QPainter& painter, const battle::Map& map, const HexLayout& layout,
                           const QRectF& region, Options options) {
    if (layout.size() < leastForHexes)
        return paintPixels(painter, map, layout, region);
    const Smooth smooth(painter);
    const double size = layout.size();
    std::vector<SeenHex> seen;
    constexpr double overlap = 2; // fills and lines reach slightly beyond their hex
    const std::vector<hex::Hex> hexes =
        hexesIn(map, layout, region.adjusted(-overlap, -overlap, overlap, overlap));
    seen.reserve(hexes.size());
    for (const hex::Hex hex : hexes)
        seen.push_back({hex, layout.centre(hex), groundStyle(map, hex)});
    paintFills(painter, seen, map, layout, m_theme.ground);
    for (const SeenHex& each : seen)
        paintGlyphs(painter, each.centre, size, each.look);
    for (const RibbonLayer layer : ribbonLayers)
        for (const SeenHex& each : seen) {
            const QTransform before = painter.transform();
            painter.translate(each.centre);
            paintRibbons(painter, size, each.look, m_theme.ground, layer);
            painter.setTransform(before);
        }
    paintGrid(painter, seen, map, size, m_theme.ground);
    if (options.coordinates)
        paintCoordinates(painter, hexes, layout, m_theme);
    if (options.structures)
        for (const battle::Structure& structure : map.structures())
            if (layout.bounds(structure.hex).intersects(region))
                paintStructure(painter, layout.centre(structure.hex), size, text::displayName(structure.name),
                               m_theme);
}

namespace {

void paintStructureToken(QPainter& painter, QPointF centre, double half, const Theme& theme) {
    const QRectF token(centre.x() - half, centre.y() - half, 2 * half, 2 * half);
    painter.setPen(QPen(theme.ink, 1.2));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(token, 0.2 * half, 0.2 * half);
    const double inset = 0.2 * half;
    paintGlyph(painter, token.adjusted(inset, inset, -inset, -inset),
               glyph(QStringLiteral("icons/structure")), {theme.ink, theme.ink, theme.ink});
}

/// Below the token's lower edge.
void paintStructureName(QPainter& painter, QPointF top, double size, const QString& name,
                        const Theme& theme) {
    QFont font = pixelFont(std::clamp(0.155 * size, 9.0, 14.0));
    font.setItalic(true);
    const QFontMetricsF metrics(font);
    const QString text = metrics.elidedText(name, Qt::ElideRight, 1.6 * size);
    const double width = metrics.horizontalAdvance(text) + 8;
    const QRectF area(top.x() - width / 2, top.y(), width, font.pixelSize() + 4.0);
    QColor ground = theme.plate;
    ground.setAlphaF(0.85F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(area, 2, 2);
    painter.setPen(theme.ink);
    painter.setFont(font);
    painter.drawText(area, Qt::AlignCenter, text);
}

} // namespace

void paintStructureBadge(QPainter& painter, QPointF centre, double size, const Theme& theme) {
    const Smooth smooth(painter);
    paintStructureToken(painter, centre - QPointF(0.76 * size, 0), std::clamp(0.14 * size, 3.0, 14.0), theme);
}

void paintStructure(QPainter& painter, QPointF centre, double size, const QString& name, const Theme& theme) {
    const Smooth smooth(painter);
    const double half = std::clamp(0.24 * size, 4.0, 22.0);
    const QPointF at = centre - QPointF(0, size >= 44 ? 0.12 * size : 0);
    paintStructureToken(painter, at, half, theme);
    if (size >= 44 && !name.isEmpty())
        paintStructureName(painter, at + QPointF(0, half + 2), size, name, theme);
}

} // namespace sf::paint
