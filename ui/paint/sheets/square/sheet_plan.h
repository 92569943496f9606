// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"
#include "ui/paint/sheets/square/sheet_rules.h"

#include <QRectF>
#include <QStringList>

#include <vector>

/// Calculates where the parts of a Square sheet go, in millimetres, so that pages can be counted without
/// painting.
namespace sf::paint {

enum class SheetPart : std::uint8_t {
    Posture,
    Grid,
    OrdersHead,
    Orders, ///< one line of damage orders; `first` edge and how many
    Joins,  ///< the offensive Warlord's d20, croaked units; `first` of its paragraphs
    Stats,
    Multipliers,
    Rules,  ///< `first` and how many
    Tracks, ///< rotations and screens to tick
    Notes,  ///< lines to write on, where there is room left
    Units,  ///< a table of units; `first` and how many
};

struct PlacedPart {
    SheetPart part = SheetPart::Posture;
    QRectF area;
    int first = 0;
    int count = 0;
    int columns = 1; ///< of the rules
};
using SheetPage = std::vector<PlacedPart>;

/// What the plan of a sheet depends on.
struct SheetShape {
    smm::Measures measures;
    QStringList joins; ///< the paragraphs below the damage orders
    RuleLines rules;
    QString longestName; ///< of a unit
};

/// The pages of a sheet, at least one; each begins below the header.
std::vector<SheetPage> planSheet(const SheetShape& shape, QSizeF content);

/// The size of the damage orders' cells in a column, and how many orders are side by side; 0: they don't fit,
/// and the table of units has the order.
struct OrdersShape {
    double cell = 6.6;
    int perLine = 4;
};
OrdersShape ordersShape(const smm::Measures& measures, double width);

/// Room at the left and right of the cells for the names of the edges, and below them for the beak.
inline constexpr double sideRoom = 9;
inline constexpr double backRoom = 6.5;
inline constexpr double beakRoom = 9.5;
inline constexpr double orderGap = 6;
inline constexpr double postureHeight = 8;
inline constexpr double tracksHeight = 8;
/// With more units the grid shows only who is where, and a table the rest.
inline constexpr int mostFullUnits = 100;

} // namespace sf::paint
