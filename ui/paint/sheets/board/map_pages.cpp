// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/board/map_pages.h"

#include "core/text/figures.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/sheets/board/stack_names.h"
#include "ui/paint/sheets/paper/page_frame.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sf::paint {
namespace {

constexpr double mapPixels = 96 / 25.4; ///< in a millimetre: the map's painters use screen pixels
constexpr double overlap = 10;
constexpr double mapEdge = 2; ///< around the outermost hexes
constexpr double mapTop = headerHeight + 2;
constexpr double tileHead = 6; ///< the line that names the part

/// The printed part of the map, in millimetres from its top left corner.
class MapPlan {
public:
    MapPlan(const battle::Map& map, const MapOrder& order, QSizeF content);

    int count() const { return m_columns * m_rows; }
    bool isTiled() const { return count() > 1; }
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    /// The rectangle of the part on the page.
    QRectF tile(int page) const;
    /// Whether one page contains the whole area.
    bool isWhole(const QRectF& area) const;
    double hexWidth() const { return m_hexWidth; }
    /// A layout in pixels whose hex 0,0 is where the map has it.
    HexLayout layout() const;

private:
    double fittingWidth(QSizeF content) const;

    QRectF m_unit; ///< the part's bounds at a hex radius of 1
    double m_hexWidth = 20;
    QSizeF m_whole;
    QSizeF m_page;
    int m_columns = 1;
    int m_rows = 1;
};

double radiusOf(double hexWidth) {
    return hexWidth / std::numbers::sqrt3;
}

QRectF boundsOf(const HexRegion& region) {
    const HexLayout unit(1);
    QRectF bounds;
    // Odd columns are half a hex lower, so the next column matters too.
    for (const int column :
         {region.first.column, std::min(region.first.column + 1, region.last.column), region.last.column})
        for (const int row : {region.first.row, region.last.row})
            bounds |= unit.bounds(hex::Hex{column, row});
    return bounds;
}

int tilesFor(double length, double room) {
    return length <= room ? 1 : static_cast<int>(std::ceil((length - overlap) / (room - overlap) - 1e-6));
}

HexRegion regionOf(const battle::Map& map, const MapOrder& order) {
    return regionIn(map, order.region.value_or(HexRegion{{0, 0}, {map.columns() - 1, map.rows() - 1}}));
}

MapPlan::MapPlan(const battle::Map& map, const MapOrder& order, QSizeF content)
    : m_unit(boundsOf(regionOf(map, order))), m_page(content.width(), content.height() - mapTop) {
    m_hexWidth = order.hexWidth.value_or(fittingWidth(m_page));
    m_whole = m_unit.size() * radiusOf(m_hexWidth) + QSizeF(2 * mapEdge, 2 * mapEdge);
    if (!order.hexWidth)
        return;
    if (m_whole.width() > m_page.width() || m_whole.height() > m_page.height())
        m_page.rheight() -= tileHead;
    m_columns = tilesFor(m_whole.width(), m_page.width());
    m_rows = tilesFor(m_whole.height(), m_page.height());
}

double MapPlan::fittingWidth(QSizeF content) const {
    const double radius = std::min((content.width() - 2 * mapEdge) / m_unit.width(),
                                   (content.height() - 2 * mapEdge) / m_unit.height());
    return radius * std::numbers::sqrt3;
}

QRectF MapPlan::tile(int page) const {
    const int row = page / m_columns;
    const QPointF corner(page % m_columns * (m_page.width() - overlap), row * (m_page.height() - overlap));
    return QRectF(corner, m_page) & QRectF(QPointF(), m_whole);
}

bool MapPlan::isWhole(const QRectF& area) const {
    const auto last = [](double from, double step, int count) {
        return std::clamp(static_cast<int>(from / step), 0, count - 1);
    };
    const int column = last(area.left(), m_page.width() - overlap, m_columns);
    const int row = last(area.top(), m_page.height() - overlap, m_rows);
    return tile(row * m_columns + column).contains(area);
}

HexLayout MapPlan::layout() const {
    const double radius = radiusOf(m_hexWidth);
    const QPointF corner = QPointF(mapEdge, mapEdge) - m_unit.topLeft() * radius;
    return HexLayout(radius * mapPixels, corner * mapPixels);
}

class MapPages final : public Pages {
public:
    MapPages(battle::Battle battle, const MapOrder& order, PageSetup setup)
        : m_battle(std::move(battle))
        , m_order(order)
        , m_setup(std::move(setup))
        , m_plan(*m_battle.map, order, contentSize(m_setup))
        , m_names(m_battle, regionOf(*m_battle.map, order),
                  HexLayout(m_plan.layout().size() / mapPixels, m_plan.layout().origin() / mapPixels),
                  [this](const QRectF& area) { return m_plan.isWhole(area); }) {
        for (const QString& line : m_names.list())
            m_list += wrapped(line, contentSize(m_setup).width(), type::body);
    }

    int count() const override {
        const int lines = linesAPage();
        return m_plan.count() + (static_cast<int>(m_list.size()) + lines - 1) / lines;
    }
    const PageSetup& setup() const override { return m_setup; }
    void paint(QPainter& painter, int page) const override;

private:
    static constexpr double lineHeight = 4.6;
    int linesAPage() const {
        return std::max(1, static_cast<int>((contentSize(m_setup).height() - mapTop) / lineHeight));
    }
    QString below() const;
    void paintList(Paper& paper, int page) const;
    void paintTileHead(Paper& paper, int page) const;
    /// The corner of the part on the page's content.
    QPointF cornerOf(const QRectF& tile) const;
    void paintPart(Paper& paper, const QRectF& tile) const;
    void paintMap(QPainter& painter, const QRectF& tile) const;
    void paintMarks(Paper& paper, const QRectF& tile, int page) const;

    battle::Battle m_battle;
    MapOrder m_order;
    PageSetup m_setup;
    MapPlan m_plan;
    StackNames m_names;
    QStringList m_list; ///< the lines of the stacks that have only a number on the map
};

QPointF MapPages::cornerOf(const QRectF& tile) const {
    if (m_plan.isTiled())
        return {0, mapTop + tileHead};
    return {(contentSize(m_setup).width() - tile.width()) / 2, mapTop};
}

/// Paints the part of the map, and white paper around it because SVG files ignore clips: before all else on
/// the page.
void MapPages::paintPart(Paper& paper, const QRectF& tile) const {
    QPainter& painter = paper.painter();
    const double scale = m_setup.scale;
    const QPointF content = m_setup.area().topLeft();
    painter.save();
    painter.translate(content);
    painter.scale(scale, scale);
    painter.translate(cornerOf(tile) - tile.topLeft());
    paintMap(painter, tile);
    m_names.paint(paper, tile);
    painter.restore();
    QPainterPath around;
    around.addRect(QRectF(QPointF(), m_setup.paper));
    around.addRect(QRectF(content + scale * cornerOf(tile), scale * tile.size()));
    painter.setRenderHint(QPainter::Antialiasing, false); // as the clip
    painter.fillPath(around, Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
}

void MapPages::paintMap(QPainter& painter, const QRectF& tile) const {
    painter.save();
    painter.setClipRect(tile, Qt::IntersectClip);
    painter.scale(1 / mapPixels, 1 / mapPixels);
    // Hex and Square pixmaps match the device's resolution.
    const double ratio = std::clamp(painter.transform().m11(), 1.0, 6.0);
    const Theme& theme = Theme::of(m_order.paper ? Theme::Kind::Paper : Theme::Kind::Light);
    BoardPainter board(theme, ratio);
    BoardOptions options;
    options.names = false;
    board.paint(painter, m_battle, m_plan.layout(),
                QRectF(tile.topLeft() * mapPixels, tile.size() * mapPixels), options);
    painter.restore();
}

/// Paints where the next page's edge goes, and small crosses in the overlap to align the pages.
void MapPages::paintMarks(Paper& paper, const QRectF& tile, int page) const {
    const int column = page % m_plan.columns();
    const int row = page / m_plan.columns();
    const auto cross = [&](double x, double y) {
        paper.line(x - 2, y, x + 2, y, 0.2);
        paper.line(x, y - 2, x, y + 2, 0.2);
    };
    std::vector<double> across;
    std::vector<double> down;
    if (column > 0)
        across.push_back(tile.left() + overlap / 2);
    if (column + 1 < m_plan.columns())
        across.push_back(tile.right() - overlap / 2);
    if (row > 0)
        down.push_back(tile.top() + overlap / 2);
    if (row + 1 < m_plan.rows())
        down.push_back(tile.bottom() - overlap / 2);
    for (const double x : across) {
        paper.dashedLine(x, tile.top(), x, tile.bottom(), 0.15);
        cross(x, tile.top() + 3);
        cross(x, tile.bottom() - 3);
    }
    for (const double y : down) {
        paper.dashedLine(tile.left(), y, tile.right(), y, 0.15);
        cross(tile.left() + 3, y);
        cross(tile.right() - 3, y);
    }
}

void MapPages::paintTileHead(Paper& paper, int page) const {
    paper.text(
        {0, mapTop + 3}, contentSize(m_setup).width(),
        SheetText::tr(
            "Part %1 of %2 across, %3 of %4 down; parts overlap by %5 mm, glue them at the dashed lines.")
            .arg(text::figure(page % m_plan.columns() + 1), text::figure(m_plan.columns()),
                 text::figure(page / m_plan.columns() + 1), text::figure(m_plan.rows()),
                 text::figure(qRound(overlap * m_setup.scale))),
        {.size = type::small});
}

QString MapPages::below() const {
    const battle::Map& map = *m_battle.map;
    QString size = SheetText::tr("%1 × %2 hexes; a hex is %3 mm across.")
                       .arg(text::figure(map.columns()), text::figure(map.rows()),
                            QLocale().toString(m_plan.hexWidth() * m_setup.scale, 'f', 1));
    if (!m_names.isTooSmall())
        return size;
    return SheetText::tr("%1 Names need hexes of %2 mm or more.")
        .arg(size, text::figure(qRound(smallestHex * m_setup.scale)));
}

/// The stacks whose names don't fit on the map.
void MapPages::paintList(Paper& paper, int page) const {
    const auto lines = m_list.mid(static_cast<qsizetype>(page) * linesAPage(), linesAPage());
    double y = mapTop + 3;
    for (const QString& line : lines) {
        paper.text({0, y}, contentSize(m_setup).width(), line);
        y += lineHeight;
    }
}

void MapPages::paint(QPainter& painter, int page) const {
    Paper paper(painter);
    const bool isList = page >= m_plan.count();
    const QRectF tile = isList ? QRectF() : m_plan.tile(page);
    if (!isList)
        paintPart(paper, tile);
    beginPage(paper, m_setup, {SheetText::tr("map"), page, count()});
    paintHeader(paper, m_setup, {SheetText::tr("Map"), below()});
    if (isList)
        return paintList(paper, page - m_plan.count());
    if (m_plan.isTiled())
        paintTileHead(paper, page);
    painter.translate(cornerOf(tile) - tile.topLeft());
    paintMarks(paper, tile, page);
    paper.box(tile, 0.35);
}

} // namespace

bool isWide(const battle::Map& map, const MapOrder& order) {
    const QRectF bounds = boundsOf(regionOf(map, order));
    return bounds.width() > bounds.height();
}

HexRegion regionIn(const battle::Map& map, HexRegion region) {
    const auto inside = [&](hex::Hex hex) {
        return hex::Hex{std::clamp(hex.column, 0, map.columns() - 1), std::clamp(hex.row, 0, map.rows() - 1)};
    };
    const hex::Hex first = inside(region.first);
    const hex::Hex last = inside(region.last);
    return {{std::min(first.column, last.column), std::min(first.row, last.row)},
            {std::max(first.column, last.column), std::max(first.row, last.row)}};
}

std::unique_ptr<Pages> mapPages(battle::Battle battle, const MapOrder& order, PageSetup setup) {
    return std::make_unique<MapPages>(std::move(battle), order, std::move(setup));
}

} // namespace sf::paint
