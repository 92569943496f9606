// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/board/hex_stacks.h"
#include "ui/paint/board/overlay_painter.h"
#include "ui/paint/board/terrain_painter.h"
#include "ui/paint/pieces/square_cache.h"

#include <memory>
#include <unordered_map>

namespace sf::paint {

struct OrderArrow;

struct BoardOptions {
    bool coordinates = true;
    bool structures = true;
    bool names = true;
    std::optional<battle::StackId> selected;
    std::optional<battle::StackId> hovered;
    std::optional<battle::StackId> dragged; ///< drawn as the place it came from
    std::vector<battle::StackId> moving{};  ///< drawn as the places they came from
    std::optional<hex::Hex> cursor{};
    std::shared_ptr<const BattleLabels> labels{}; ///< of the battle; null: it is asked for them
};

/// Paints a battle's board from a const state, as the window, the prints and the command line show it. Caches
/// pixmaps, so keep one for as long as a board is shown.
class BoardPainter {
public:
    explicit BoardPainter(const Theme& theme, double devicePixelRatio = 1);
    ~BoardPainter();
    void setTheme(const Theme& theme, double devicePixelRatio);
    const Theme& theme() const { return m_squares.theme(); }

    /// The layer at rest: ground and coordinates of what lies in `region` (the layout's pixels).
    void paintGround(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                     const QRectF& region, const BoardOptions& options = {});
    /// Structures, and stacks with their rings and labels, of the hexes that meet the region.
    void paintStacks(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                     const QRectF& region, const BoardOptions& options = {});
    /// Only the names of the stacks there, to paint them again over what covers them.
    void paintNames(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                    const QRectF& region, const BoardOptions& options = {});
    /// Orders and similar marks as lines that leave stack names readable.
    void paintArrows(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                     const std::vector<OrderArrow>& arrows, const BoardOptions& options = {});
    /// Ground, stacks, what stacks screen elsewhere, and the cursor.
    void paint(QPainter& painter, const battle::Battle& battle, const HexLayout& layout, const QRectF& region,
               const BoardOptions& options = {});

    SquareCache& squares() { return m_squares; }

private:
    struct Ready;
    struct Placed;
    struct Heap;
    struct Marked;
    const Ready& ready(const battle::Battle& battle, const battle::StackPointer& stack, double size);
    void forgetWhatIsStale(const battle::Battle& battle, const BoardOptions& options);
    void place(const battle::Battle& battle, const HexLayout& layout, const QRectF& region);
    void countStacks(const battle::Battle& battle, const HexRange& range);
    void placeOne(const battle::Battle& battle, const HexLayout& layout, const battle::StackPointer& stack);
    void placeHex(const battle::Battle& battle, const HexLayout& layout, hex::Hex hex,
                  const std::vector<battle::StackPointer>& there);
    void placeSeveral(const battle::Battle& battle, const HexLayout& layout, hex::Hex hex,
                      const std::vector<battle::StackPointer>& there);
    void makePictures(const Ready& ready);
    void paintPlaced(QPainter& painter, const Placed& placed, const Marked& marked);
    void paintHeap(QPainter& painter, const Placed& placed, const Marked& marked);
    void paintLabel(QPainter& painter, const Placed& placed, const Marked& marked);
    void paintDots(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                   const QRectF& region, const BoardOptions& options);
    void paintScreens(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                      const QRectF& region, const BoardOptions& options);
    void paintStructures(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                         const QRectF& region, bool occupied);

    SquareCache m_squares;
    TerrainPainter m_terrain;
    /// By stack; holds the stack, so that an address is never reused for another one.
    std::unordered_map<const battle::Stack*, Ready> m_ready;
    qsizetype m_readyPixels = 0;
    // What is being painted, from the highest on the map to the lowest; kept only for its storage.
    std::vector<Placed> m_placed;
    std::vector<Heap> m_heaps;
    struct Seen {
        const battle::StackPointer* first = nullptr;
        int count = 0;
    };
    std::vector<Seen> m_seen;
    std::shared_ptr<const BattleLabels> m_labels; ///< in the cached styles
    battle::HouseRules m_houseRules;              ///< house rules for which they were made
    std::vector<battle::Side> m_sides;            ///< whose colours they have
};

/// The map and everything on it are painted within this rectangle of the layout's pixels.
QRect paintedArea(const battle::Map& map, const HexLayout& layout, double textScale);
/// The layout in which a map of the battle fills `size` pixels as well as it can, centred.
HexLayout layoutFor(const battle::Map& map, QSizeF size, double margin = 12);
/// The size in pixels that the whole map takes at a hex radius.
QSizeF boardSize(const battle::Map& map, double size, double margin = 12);
/// One call for images and exports: background and the whole board, fitted into `size`.
void renderBattle(QPainter& painter, const battle::Battle& battle, const Theme& theme, QSizeF size,
                  const BoardOptions& options = {});

} // namespace sf::paint
