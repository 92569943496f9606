// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/threats.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"

#include <QString>

#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

class QPainter;
class QPainterPath;

/// Overlays of the map: reach, path, cursor, refusals, outlines. Each takes the layout of the map and paints
/// in its pixels.
namespace sf::paint {

using HexSet = std::unordered_set<hex::Hex>;

/// One border round the whole area, cased in the plate colour.
void paintReachArea(QPainter& painter, const HexLayout& layout, const HexSet& hexes, const Theme& theme);

struct PathStep {
    hex::Hex hex;
    int total = 0; ///< cost from the start up to and with this hex
};
using Path = std::vector<PathStep>;
/// The path in ink with its running cost.
void paintPath(QPainter& painter, const HexLayout& layout, hex::Hex start, std::span<const PathStep> steps,
               const Theme& theme);
/// What paintPath covers.
QPainterPath pathOutline(const HexLayout& layout, hex::Hex start, std::span<const PathStep> steps,
                         const Theme& theme);
/// The sum "1 + 1 + 2 = 4 of 4" in a box at the path's end, apart from the path so that nothing covers it;
/// "… = 6 with 4 a round" for a path that takes several rounds. `move`: what the stack has.
void paintPathSum(QPainter& painter, const HexLayout& layout, std::span<const PathStep> steps, int move,
                  const Theme& theme);
/// The box that it paints.
QRectF pathSumBounds(const HexLayout& layout, std::span<const PathStep> steps, int move, const Theme& theme);
QString pathSum(std::span<const PathStep> steps, int move);

/// Keyboard cursor: a dotted hex with six beads.
void paintCursor(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme);
/// A hatched hex with a bar sign.
void paintRefused(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme);
/// An amber outline between dark lines around a whole hex: a legal drop target.
void paintTarget(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme);
/// Four corners round a hex whose stacks may be attacked.
void paintAttackable(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme);
/// A hatched hex, and in a corner, below the Square, the number of opponents that can attack there at once.
void paintHexThreat(QPainter& painter, const HexLayout& layout, hex::Hex hex, const battle::Threat& threat,
                    const Theme& theme);
/// A dashed ink border round the hexes of a Conflict, cased; and on a corner of it the Conflict's letter in a
/// ring, apart, since names lie between them.
void paintConflict(QPainter& painter, const HexLayout& layout, const HexSet& hexes, const Theme& theme);
QRectF conflictBounds(const HexLayout& layout, const HexSet& hexes);
/// The ring for a letter or a few, such as "A" and a tick, off the names if possible, and as far to the upper
/// right as possible.
QRectF conflictTagPlace(const HexLayout& layout, const HexSet& hexes, const QString& tag,
                        std::span<const QRectF> names, const Theme& theme);
/// Heavier while the Conflict is fought.
void paintConflictTag(QPainter& painter, const QRectF& place, const QString& tag, bool isFought,
                      const Theme& theme);

} // namespace sf::paint
