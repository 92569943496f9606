// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/board_painter.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/display_text.h"
#include "ui/paint/base/battle_labels.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/far_style.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sf::paint {
namespace {

const battle::Stack* found(const battle::Battle& battle, const std::optional<battle::StackId>& id) {
    return id ? battle.stacks.find(*id).get() : nullptr;
}

/// How far a stack reaches out of its hex with its label of up to two lines and its ring.
double reachOf(const HexLayout& layout, double textScale) {
    constexpr double lines = 24; // pixels
    const bool isNamed = layout.size() >= leastMediumSize;
    return isNamed ? 1.4 * layout.size() + lines * textScale : 1.1 * layout.size() + 12;
}

} // namespace

/// The stacks named by the options, looked up once per paint; null if there is none.
struct BoardPainter::Marked {
    const battle::Stack* selected;
    const battle::Stack* hovered;
    std::vector<const battle::Stack*> away; ///< dragged or moving

    Marked(const battle::Battle& battle, const BoardOptions& options)
        : selected(found(battle, options.selected))
        , hovered(found(battle, options.hovered))
        , away{found(battle, options.dragged)} {
        for (const battle::StackId& id : options.moving)
            away.push_back(found(battle, id));
    }
    bool isAway(const battle::Stack* stack) const { return std::ranges::find(away, stack) != away.end(); }
};

/// A stack's appearance, cached until the stack changes. Data used in every frame is kept together.
struct BoardPainter::Ready {
    battle::StackPointer stack;
    double size = 0;
    mutable SquareCache::Picture square;
    mutable SquareCache::Picture label;
    SquareStyle look;
};

/// A stack at its place, or the mark or pill that several stacks share.
struct BoardPainter::Placed {
    QPointF centre;
    const Ready* ready = nullptr; ///< of a single stack
    int heap = -1;                ///< otherwise the heap's index
    bool isLabelled = false;      ///< with its own name
};

/// Stacks that share a mark or a pill.
struct BoardPainter::Heap {
    HexStacks stacks;
    SquareStyle look;
};

BoardPainter::BoardPainter(const Theme& theme, double devicePixelRatio)
    : m_squares(theme, devicePixelRatio), m_terrain(theme, devicePixelRatio) {}

BoardPainter::~BoardPainter() = default;

void BoardPainter::setTheme(const Theme& theme, double devicePixelRatio) {
    m_ready.clear();
    m_squares.setTheme(theme, devicePixelRatio);
    m_terrain.setTheme(theme, devicePixelRatio);
}

void BoardPainter::paintGround(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                               const QRectF& region, const BoardOptions& options) {
    m_terrain.paint(painter, *battle.map, layout, region, {options.coordinates, false});
}

void BoardPainter::forgetWhatIsStale(const battle::Battle& battle, const BoardOptions& options) {
    constexpr qsizetype most = qsizetype{16} << 20;
    const auto labels = options.labels ? options.labels : BattleLabels::of(battle);
    const bool hasOtherLabels = std::exchange(m_labels, labels) != labels;
    const bool crowded = m_readyPixels > most || m_ready.size() > 2 * battle.stacks.size() + 1024;
    if (!crowded && !hasOtherLabels && m_houseRules == battle.houseRules && m_sides == battle.sides)
        return;
    m_ready.clear();
    m_readyPixels = 0;
    m_houseRules = battle.houseRules;
    m_sides = battle.sides;
}

const BoardPainter::Ready& BoardPainter::ready(const battle::Battle& battle,
                                               const battle::StackPointer& stack, double size) {
    Ready& entry = m_ready[stack.get()];
    // Whether a screening is allowed depends on other stacks, so it is checked on each paint.
    const bool isFar = detailFor(size) == Detail::Far;
    const bool isSettled =
        isFar || battle::systemOf(battle.rules).postureOf(*stack) != battle::Posture::Screening;
    if (entry.stack && entry.size == size && isSettled)
        return entry;
    if (isFar && entry.stack && detailFor(entry.size) == Detail::Far) {
        // Only the size changes; counting the living units again would take most of the time.
        entry.size = entry.look.size = size;
        entry.square = entry.label = {};
        return entry;
    }
    SquareStyle look = isFar ? farStyle(battle, *stack, theme(), size)
                             : squareStyle(battle, *stack, theme(), size, *m_labels);
    if (entry.stack && entry.look == look)
        return entry;
    entry = {stack, size, {}, {}, std::move(look)};
    return entry;
}

void BoardPainter::makePictures(const Ready& ready) {
    if (!ready.square.pixmap.isNull())
        return;
    ready.square = m_squares.squarePicture(ready.look);
    ready.label = m_squares.labelPicture(ready.look);
    m_readyPixels += qsizetype{ready.square.pixmap.width()} * ready.square.pixmap.height();
}

void BoardPainter::place(const battle::Battle& battle, const HexLayout& layout, const QRectF& region) {
    m_placed.clear();
    m_heaps.clear();
    const double reach = reachOf(layout, theme().textScale);
    const HexRange range(*battle.map, layout, region.adjusted(-reach, -reach, reach, reach));
    // With few hexes, looking up each is faster than walking over all stacks.
    const bool isSmall = range.count() < battle.stacks.size() / 16 + 64;
    if (!isSmall)
        countStacks(battle, range);
    for (int row = range.firstRow; row <= range.lastRow; ++row)
        for (const int odd : {0, 1}) // odd columns are half a hex lower
            for (int column = range.firstColumn + ((range.firstColumn ^ odd) & 1); column <= range.lastColumn;
                 column += 2) {
                const Seen* seen = isSmall ? nullptr : &m_seen[range.index({column, row})];
                if (seen && seen->count == 1)
                    placeOne(battle, layout, *seen->first);
                else if (!seen || seen->count > 1)
                    placeHex(battle, layout, {column, row}, battle.stacks.at({column, row}));
            }
}

/// Counts the stacks in each hex of the range, and stores one of them.
void BoardPainter::countStacks(const battle::Battle& battle, const HexRange& range) {
    m_seen.assign(range.count(), {});
    for (const battle::StackPointer& stack : battle.stacks) {
        if (!stack->isOnMap() || !range.contains(stack->hex))
            continue;
        Seen& seen = m_seen[range.index(stack->hex)];
        seen.first = &stack;
        ++seen.count;
    }
}

void BoardPainter::placeOne(const battle::Battle& battle, const HexLayout& layout,
                            const battle::StackPointer& stack) {
    m_placed.push_back({layout.centre(stack->hex), &ready(battle, stack, layout.size()), -1, true});
}

void BoardPainter::placeHex(const battle::Battle& battle, const HexLayout& layout, hex::Hex hex,
                            const std::vector<battle::StackPointer>& there) {
    if (there.size() == 1)
        placeOne(battle, layout, there.front());
    else if (!there.empty())
        placeSeveral(battle, layout, hex, there);
}

void BoardPainter::placeSeveral(const battle::Battle& battle, const HexLayout& layout, hex::Hex hex,
                                const std::vector<battle::StackPointer>& there) {
    const HexStacks stacks = hexStacks(there, hex, layout);
    for (const StackPlace& each : stacks.places)
        m_placed.push_back({each.centre, &ready(battle, each.stack, layout.size() * each.scale)});
    if (!stacks.isHeap && !stacks.sharesLabel)
        return;
    m_placed.push_back({layout.centre(hex), nullptr, static_cast<int>(m_heaps.size())});
    m_heaps.push_back({stacks, heapStyle(stacks, battle, theme(), layout.size())});
}

void BoardPainter::paintHeap(QPainter& painter, const Placed& placed, const Marked& marked) {
    const Heap& heap = m_heaps[static_cast<std::size_t>(placed.heap)];
    if (!heap.stacks.isHeap)
        return;
    const auto has = [&heap](const battle::Stack* one) {
        return one &&
               std::ranges::find(heap.stacks.all, one, &battle::StackPointer::get) != heap.stacks.all.end();
    };
    if (has(marked.selected))
        paintSelected(painter, placed.centre, heap.look, theme());
    else if (has(marked.hovered))
        paintHovered(painter, placed.centre, heap.look, theme());
    m_squares.paintSquare(painter, placed.centre, heap.look);
}

/// Pixmaps are created on first use; on paper and at large sizes the shapes are painted directly.
void BoardPainter::paintPlaced(QPainter& painter, const Placed& placed, const Marked& marked) {
    if (!placed.ready)
        return paintHeap(painter, placed, marked);
    const Ready& ready = *placed.ready;
    const battle::Stack* const stack = ready.stack.get();
    if (marked.isAway(stack))
        return paintDragOrigin(painter, placed.centre, ready.look, theme());
    if (stack == marked.selected)
        paintSelected(painter, placed.centre, ready.look, theme());
    else if (stack == marked.hovered)
        paintHovered(painter, placed.centre, ready.look, theme());
    if (!wantsPictures(painter, m_squares.ratio() * ready.look.size))
        return m_squares.paintSquare(painter, placed.centre, ready.look);
    makePictures(ready);
    SquareCache::paint(painter, placed.centre, ready.square);
}

void BoardPainter::paintLabel(QPainter& painter, const Placed& placed, const Marked& marked) {
    if (placed.heap >= 0)
        return m_squares.paintLabel(painter, placed.centre,
                                    m_heaps[static_cast<std::size_t>(placed.heap)].look);
    if (!placed.isLabelled || marked.isAway(placed.ready->stack.get()))
        return;
    const Ready& ready = *placed.ready;
    if (ready.square.pixmap.isNull() || !isRaster(painter))
        m_squares.paintLabel(painter, placed.centre, ready.look);
    else
        SquareCache::paint(painter, placed.centre, ready.label);
}

namespace {

/// A dot of a few pixels; sides differ in shape as everywhere.
void paintDot(QPainter& painter, QPoint centre, int side, const QColor& colour) {
    constexpr std::array shapes{QRect(-1, -1, 3, 3), QRect(-1, 0, 3, 1), QRect(-2, 0, 5, 2),
                                QRect(0, -2, 2, 5)};
    painter.fillRect(shapes[static_cast<std::size_t>(side)].translated(centre), colour);
    if (side == 1)
        painter.fillRect(QRect(0, -1, 1, 3).translated(centre), colour);
}

} // namespace

void BoardPainter::paintDots(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                             const QRectF& region, const BoardOptions& options) {
    constexpr int reach = 6;
    const QRectF wide = region.adjusted(-reach, -reach, reach, reach);
    std::vector<QColor> colours;
    for (std::size_t side = 0; side < battle.sides.size(); ++side)
        colours.push_back(theme().side(static_cast<int>(side), battle.sides[side].color));
    const Marked marked(battle, options);
    for (const battle::StackPointer& stack : battle.stacks) {
        const QPointF centre = layout.centre(stack->hex);
        if (!stack->isOnMap() || !wide.contains(centre))
            continue;
        const QPoint pixel = centre.toPoint();
        if (stack.get() == marked.selected) {
            painter.fillRect(QRect(pixel - QPoint(5, 5), QSize(11, 11)), theme().selectedCasing);
            painter.fillRect(QRect(pixel - QPoint(4, 4), QSize(9, 9)), theme().selected);
            painter.fillRect(QRect(pixel - QPoint(3, 3), QSize(7, 7)), theme().plate);
        }
        paintDot(painter, pixel, stack->side, colours[static_cast<std::size_t>(stack->side)]);
    }
}

void BoardPainter::paintStacks(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                               const QRectF& region, const BoardOptions& options) {
    if (layout.size() < leastForHexes)
        return paintDots(painter, battle, layout, region, options);
    forgetWhatIsStale(battle, options);
    place(battle, layout, region);
    const Marked marked(battle, options);
    if (options.structures)
        paintStructures(painter, battle, layout, region, false);
    for (const Placed& placed : m_placed)
        paintPlaced(painter, placed, marked);
    if (options.structures)
        paintStructures(painter, battle, layout, region, true);
    if (!options.names)
        return;
    for (const Placed& placed : m_placed)
        paintLabel(painter, placed, marked);
}

void BoardPainter::paintNames(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                              const QRectF& region, const BoardOptions& options) {
    if (!options.names || layout.size() < leastForHexes)
        return;
    forgetWhatIsStale(battle, options);
    place(battle, layout, region);
    const Marked marked(battle, options);
    for (const Placed& placed : m_placed)
        paintLabel(painter, placed, marked);
}

void BoardPainter::paintStructures(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                                   const QRectF& region, bool occupied) {
    for (const battle::Structure& structure : battle.map->structures()) {
        if (!layout.bounds(structure.hex).intersects(region) ||
            battle.stacks.at(structure.hex).empty() == occupied)
            continue;
        const QPointF centre = layout.centre(structure.hex);
        if (occupied)
            paintStructureBadge(painter, centre, layout.size(), theme());
        else
            paintStructure(painter, centre, layout.size(), text::displayName(structure.name), theme());
    }
}

void BoardPainter::paint(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                         const QRectF& region, const BoardOptions& options) {
    paintGround(painter, battle, layout, region, options);
    paintStacks(painter, battle, layout, region, options);
    paintScreens(painter, battle, layout, region, options);
    if (options.cursor)
        paintCursor(painter, layout, *options.cursor, theme());
}

QRect paintedArea(const battle::Map& map, const HexLayout& layout, double textScale) {
    const double reach = reachOf(layout, textScale);
    return layout.bounds(map.columns(), map.rows()).adjusted(-reach, -reach, reach, reach).toAlignedRect();
}

QSizeF boardSize(const battle::Map& map, double size, double margin) {
    const QRectF bounds = HexLayout(size).bounds(map.columns(), map.rows());
    return {bounds.width() + 2 * margin, bounds.height() + 2 * margin};
}

HexLayout layoutFor(const battle::Map& map, QSizeF size, double margin) {
    const QRectF unit = HexLayout(1).bounds(map.columns(), map.rows());
    const double radius = std::max(0.05, std::min((size.width() - 2 * margin) / unit.width(),
                                                  (size.height() - 2 * margin) / unit.height()));
    const QRectF bounds = HexLayout(radius).bounds(map.columns(), map.rows());
    return HexLayout(radius, QPointF(size.width() / 2, size.height() / 2) - bounds.center());
}

void renderBattle(QPainter& painter, const battle::Battle& battle, const Theme& theme, QSizeF size,
                  const BoardOptions& options) {
    const QRectF area(QPointF(), size);
    painter.fillRect(area, theme.window);
    BoardPainter board(theme, painter.device()->devicePixelRatio());
    board.paint(painter, battle, layoutFor(*battle.map, size), area, options);
}

} // namespace sf::paint
