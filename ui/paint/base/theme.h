// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/map.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace sf::paint {

/// The colours of the map's ground.
struct GroundColours {
    QColor open, woods, rough, mountain, river, water, road, fortFloor;
    QColor bank, wave, roadEdge, plank, plankLine, wall, wallLight;
    QColor tuft, trunk, tree, treeLight, stone, stoneLight;
    QColor peak, peakShade, snow;
    QColor grid; ///< with its opacity

    /// The flat fill of a hex; rivers, roads, bridges, forts and walls lie on open ground.
    QColor fill(battle::Terrain terrain) const;
    bool operator==(const GroundColours&) const = default;
};

/// Colour roles and their colours, and how large text is. Painters use only roles, so that light, dark, high
/// contrast and paper differ only in this table.
struct Theme {
    enum class Kind { Light, Dark, HighContrast, Paper };

    Kind kind = Kind::Light;
    std::array<QColor, 4> sides;
    QColor plate, mark; ///< ground of a Square; what is drawn on a token
    QColor window, base, dockTitle, ink, muted, border, hairLine;
    QColor accent, reach; ///< "you can do this"
    QColor accentSoft;    ///< ground of what is on or current
    QColor selected, selectedCasing;
    QColor zone, win, tie, lose, refused, warning;
    QColor hitsGround, hits; ///< the bar of a wounded unit; the ground is also the dark line of rings
    QColor hitsFull;         ///< the bar of an unhurt unit in a table
    QColor coordinate;
    QColor boardLight, boardDark; ///< squares of the Imperio board
    GroundColours ground;
    double textScale = 1; ///< of texts on the map: 1 at the usual size of the system's font, or on paper

    /// The built-in theme of this kind.
    static const Theme& of(Kind kind);
    /// High contrast for that theme's own palette, else light or dark by the palette's lightness; window,
    /// base, ink and border become the palette's own where text on them keeps a contrast of 4.5.
    static Theme forPalette(const QPalette& palette);
    /// Colours for widgets of a fixed theme.
    QPalette palette() const;

    /// The colour of a side, 0 to 3, whose document says 0xRRGGBB: the theme's own where the document has the
    /// default colour of that side, else the document's, darkened or lightened until it has 4.5 on the plate.
    QColor side(int side, std::uint32_t documentColour) const;
    bool isDark() const { return kind == Kind::Dark || kind == Kind::HighContrast; }
    bool operator==(const Theme&) const = default;
};

/// Contrast of two opaque colours by WCAG 2, 1 to 21.
double contrast(const QColor& first, const QColor& second);
/// `colour` mixed with black or white, whichever suits the ground, just enough to reach the contrast `ratio`
/// on `ground`.
QColor withContrast(const QColor& colour, const QColor& ground, double ratio);
/// `share` of the second colour, 0 to 1, over the first.
QColor mixed(const QColor& first, const QColor& second, double share);

/// The colours that a new battle gives to its sides, 0xRRGGBB.
std::array<std::uint32_t, 4> defaultSideColours();

} // namespace sf::paint
