// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board_painter.h"

#include "ui/paint/square_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

bool isStack(const std::optional<battle::StackId>& id, const battle::Stack& stack) {
    return id && *id == stack.id;
}

} // namespace

/// What a stack looks like, formed once and kept until it is another stack.
struct BoardPainter::Ready {
    battle::StackPointer stack;
    double size = 0;
    SquareLook look;
    mutable SquareCache::Picture square;
    mutable SquareCache::Picture label;
};

/// The stacks of one hex with their places and looks.
struct BoardPainter::Placed {
    struct Square {
        StackPlace place;
        const Ready& ready;
        const SquareLook& look;
    };
    hex::Hex hex;
    QPointF centre;
    HexStacks stacks;
    std::vector<Square> squares;
    std::optional<SquareLook> shared; ///< the mark of a heap, or the pill of several
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

void BoardPainter::forgetWhatIsStale(const battle::Battle& battle) {
    constexpr qsizetype most = qsizetype{16} << 20;
    const bool crowded = m_readyPixels > most || m_ready.size() > 2 * battle.stacks.size() + 1024;
    if (!crowded && m_houseRules == battle.houseRules && m_sides == battle.sides)
        return;
    m_ready.clear();
    m_readyPixels = 0;
    m_houseRules = battle.houseRules;
    m_sides = battle.sides;
}

const BoardPainter::Ready& BoardPainter::ready(const battle::Battle& battle,
                                               const battle::StackPointer& stack, double size) {
    Ready& entry = m_ready[stack.get()];
    // Whether a screening is allowed hangs on others, so these are looked at each time.
    if (entry.stack && entry.size == size && stack->posture != battle::Posture::Screening)
        return entry;
    SquareLook look = squareLook(battle, *stack, theme(), size);
    if (entry.stack && entry.look == look)
        return entry;
    entry = {stack, size, std::move(look), {}, {}};
    return entry;
}

/// Makes the pictures when they are wanted first; onto paper the shapes are painted themselves.
void BoardPainter::paintReady(QPainter& painter, QPointF centre, const Ready& ready) {
    if (!isRaster(painter))
        return m_squares.paintSquare(painter, centre, ready.look);
    if (ready.square.pixmap.isNull()) {
        ready.square = m_squares.squarePicture(ready.look);
        ready.label = m_squares.labelPicture(ready.look);
        m_readyPixels += qsizetype{ready.square.pixmap.width()} * ready.square.pixmap.height();
    }
    m_squares.paint(painter, centre, ready.square);
}

void BoardPainter::paintReadyLabel(QPainter& painter, QPointF centre, const Ready& ready) {
    if (isRaster(painter) && !ready.square.pixmap.isNull())
        m_squares.paint(painter, centre, ready.label);
    else
        m_squares.paintLabel(painter, centre, ready.look);
}

std::vector<BoardPainter::Placed> BoardPainter::place(const battle::Battle& battle, const HexLayout& layout,
                                                      const QRectF& region) {
    std::vector<Placed> result;
    const double reach = layout.size() * 1.1 + 12; // labels stick out
    const QRectF wide = region.adjusted(-reach, -reach, reach, reach);
    for (const hex::Hex hex : hexesIn(*battle.map, layout, wide)) {
        std::vector<battle::StackPointer> there = battle.stacks.at(hex);
        if (there.empty())
            continue;
        Placed placed;
        placed.hex = hex;
        placed.centre = layout.centre(hex);
        placed.stacks = hexStacks(there, hex, layout);
        for (const StackPlace& each : placed.stacks.places) {
            const Ready& found = ready(battle, each.stack, layout.size() * each.scale);
            placed.squares.push_back({each, found, found.look});
        }
        if (placed.stacks.isHeap || placed.stacks.sharesLabel)
            placed.shared = heapLook(placed.stacks, battle, theme(), layout.size());
        result.push_back(std::move(placed));
    }
    std::ranges::stable_sort(result, {}, [](const Placed& placed) { return placed.centre.y(); });
    return result;
}

void BoardPainter::paintHexStacks(QPainter& painter, const Placed& placed, const BoardOptions& options) {
    if (placed.stacks.isHeap) {
        const auto is = [](const std::optional<battle::StackId>& id) {
            return [&id](const battle::StackPointer& stack) { return isStack(id, *stack); };
        };
        if (std::ranges::any_of(placed.stacks.all, is(options.selected)))
            paintSelected(painter, placed.centre, *placed.shared, theme());
        else if (std::ranges::any_of(placed.stacks.all, is(options.hovered)))
            paintHovered(painter, placed.centre, *placed.shared, theme());
        m_squares.paintSquare(painter, placed.centre, *placed.shared);
        return;
    }
    for (const Placed::Square& square : placed.squares) {
        const battle::Stack& stack = *square.place.stack;
        if (isStack(options.dragged, stack)) {
            paintDragOrigin(painter, square.place.centre, square.look, theme());
            continue;
        }
        if (isStack(options.selected, stack))
            paintSelected(painter, square.place.centre, square.look, theme());
        else if (isStack(options.hovered, stack))
            paintHovered(painter, square.place.centre, square.look, theme());
        paintReady(painter, square.place.centre, square.ready);
    }
}

void BoardPainter::paintLabels(QPainter& painter, const Placed& placed, const BoardOptions& options) {
    if (placed.shared) {
        m_squares.paintLabel(painter, placed.centre, *placed.shared);
        return;
    }
    if (placed.squares.size() == 1 && !isStack(options.dragged, *placed.squares.front().place.stack))
        paintReadyLabel(painter, placed.centre, placed.squares.front().ready);
}

void BoardPainter::paintStacks(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                               const QRectF& region, const BoardOptions& options) {
    forgetWhatIsStale(battle);
    const std::vector<Placed> all = place(battle, layout, region);
    if (options.structures)
        paintStructures(painter, battle, layout, region, false);
    for (const Placed& placed : all)
        paintHexStacks(painter, placed, options);
    if (options.structures)
        paintStructures(painter, battle, layout, region, true);
    if (!options.names)
        return;
    for (const Placed& placed : all)
        paintLabels(painter, placed, options);
}

void BoardPainter::paintNames(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                              const QRectF& region, const BoardOptions& options) {
    if (options.names)
        for (const Placed& placed : place(battle, layout, region))
            paintLabels(painter, placed, options);
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
            paintStructure(painter, centre, layout.size(), QString::fromStdString(structure.name), theme());
    }
}

void BoardPainter::paint(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                         const QRectF& region, const BoardOptions& options) {
    paintGround(painter, battle, layout, region, options);
    paintStacks(painter, battle, layout, region, options);
    if (options.cursor)
        paintCursor(painter, layout, *options.cursor, theme());
}

QSizeF boardSize(const battle::Map& map, double size, double margin) {
    const QRectF bounds = HexLayout(size).bounds(map.columns(), map.rows());
    return {bounds.width() + 2 * margin, bounds.height() + 2 * margin};
}

HexLayout layoutFor(const battle::Map& map, QSizeF size, double margin) {
    const QRectF unit = HexLayout(1).bounds(map.columns(), map.rows());
    const double radius = std::max(1.0, std::min((size.width() - 2 * margin) / unit.width(),
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
