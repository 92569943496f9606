// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in theme.h.
#include "ui/paint/base/theme.h"

namespace sf::paint {
namespace {

/// A colour in each theme: light, dark, high contrast and paper. Paper is white; outlines are black, and
/// greys have no meaning.
using Colours = std::array<QRgb, 4>;

template<class Owner>
struct Role {
    QColor Owner::*role;
    Colours colours;
};

/// On paper, sides differ only in shape.
constexpr std::array<Colours, 4> sideColours{{
    {0xbf4026, 0xec7a5e, 0xff9a7a, 0x000000},
    {0x1f4e8c, 0x96c2f6, 0x8fcaff, 0x000000},
    {0x6b4a9e, 0xbb9df0, 0xcdb0ff, 0x000000},
    {0x4f5b1c, 0xbccb6d, 0xd6e87a, 0x000000},
}};

constexpr Role<Theme> roles[] = {
    {&Theme::plate, {0xfbfaf6, 0x22252a, 0x000000, 0xffffff}},
    {&Theme::mark, {0xfbfaf6, 0x17191c, 0x000000, 0xffffff}},
    {&Theme::window, {0xefeeea, 0x25282c, 0x000000, 0xffffff}},
    {&Theme::base, {0xffffff, 0x1b1d20, 0x000000, 0xffffff}},
    {&Theme::dockTitle, {0xe2e0da, 0x2e3237, 0x1c1c1c, 0xeeeeee}},
    {&Theme::ink, {0x1e2022, 0xe8e6e1, 0xffffff, 0x000000}},
    {&Theme::muted, {0x595e62, 0xa7abaf, 0xdcdcdc, 0x505050}},
    {&Theme::border, {0xc4c1b8, 0x43484e, 0xffffff, 0x000000}},
    {&Theme::hairLine, {0xdad8d0, 0x34383d, 0x8a8a8a, 0xb0b0b0}},
    {&Theme::accent, {0x08706b, 0x4fc7b8, 0xffe100, 0x000000}},
    {&Theme::reach, {0x08706b, 0x4fc7b8, 0x45f0dc, 0x000000}},
    {&Theme::accentSoft, {0xd6e9e6, 0x21403d, 0x333000, 0xe2e2e2}},
    {&Theme::selected, {0xf0b429, 0xf4bd3f, 0xffe100, 0xd0d0d0}},
    {&Theme::selectedCasing, {0x3a2c00, 0x1a1300, 0x000000, 0x000000}},
    {&Theme::zone, {0x7a2e7a, 0xd795d7, 0xffa3ff, 0x000000}},
    {&Theme::win, {0x0b7a75, 0x3fae9f, 0x45f0dc, 0x000000}},
    {&Theme::tie, {0xb9b4a6, 0x6b6e70, 0x9a9a9a, 0xb4b4b4}},
    {&Theme::lose, {0x7a2e7a, 0xb673b6, 0xffa3ff, 0x000000}},
    {&Theme::refused, {0x8c1d40, 0xf48fae, 0xff9ab8, 0x000000}},
    {&Theme::warning, {0x8a5a00, 0xefc25c, 0xffd24d, 0x000000}},
    {&Theme::hitsGround, {0x2a2418, 0x0e0f10, 0x000000, 0x000000}},
    {&Theme::hits, {0xf0b429, 0xf4bd3f, 0xffe100, 0xffffff}},
    {&Theme::hitsFull, {0x2f6b2f, 0x8fc98f, 0x9df09d, 0x000000}},
    {&Theme::coordinate, {0x4d4a38, 0xc9c6b4, 0xffffff, 0x000000}},
    {&Theme::boardLight, {0xf1e9d8, 0x4a4438, 0x4a4438, 0xffffff}},
    {&Theme::boardDark, {0xe4d9c1, 0x3f3a30, 0x3f3a30, 0xececec}},
};

constexpr Role<GroundColours> groundRoles[] = {
    {&GroundColours::open, {0xdde3bb, 0x3f4836, 0x12160e, 0xffffff}},
    {&GroundColours::woods, {0xbccd98, 0x33432f, 0x0d1c0d, 0xffffff}},
    {&GroundColours::rough, {0xd8cda8, 0x4a4433, 0x1d180c, 0xffffff}},
    {&GroundColours::mountain, {0xcfc7b6, 0x48443e, 0x161412, 0xffffff}},
    {&GroundColours::river, {0xb4d6e6, 0x2c5269, 0x0a3a5c, 0xe8e8e8}},
    {&GroundColours::water, {0xa3cbe1, 0x1f3d51, 0x001a30, 0xf0f0f0}},
    {&GroundColours::road, {0xc9ab78, 0x77654a, 0xb59a6a, 0xffffff}},
    {&GroundColours::fortFloor, {0xddd5c1, 0x3f3b33, 0x26231d, 0xffffff}},
    {&GroundColours::bank, {0xe6dfb8, 0x4a4a35, 0x3c4a50, 0xe8e8e8}},
    {&GroundColours::wave, {0x5d93b5, 0x40718c, 0x5fb4ee, 0x606060}},
    {&GroundColours::roadEdge, {0xa98a58, 0x544630, 0x000000, 0x404040}},
    {&GroundColours::plank, {0xa67f4e, 0x8a6b45, 0xc79a5e, 0xffffff}},
    {&GroundColours::plankLine, {0x7d5d36, 0x4a3720, 0x000000, 0x404040}},
    {&GroundColours::wall, {0x857a68, 0x8a8070, 0xb5a78e, 0x303030}},
    {&GroundColours::wallLight, {0xa79c88, 0x655d50, 0x7a705e, 0xffffff}},
    {&GroundColours::tuft, {0xc8d19d, 0x515b45, 0x4f5a3c, 0xb0b0b0}},
    {&GroundColours::trunk, {0x6b543a, 0x1d1a14, 0x000000, 0x707070}},
    {&GroundColours::tree, {0x5f8049, 0x1f2f1f, 0x1f5a1f, 0x707070}},
    {&GroundColours::treeLight, {0x7f9f60, 0x4b6445, 0x4f9a4f, 0xc8c8c8}},
    {&GroundColours::stone, {0xa39778, 0x6d654e, 0x8a7d55, 0x808080}},
    {&GroundColours::stoneLight, {0xc0b591, 0x5a533f, 0xb5a878, 0xd0d0d0}},
    {&GroundColours::peak, {0xb3a996, 0x6b655b, 0x9a9082, 0xc0c0c0}},
    {&GroundColours::peakShade, {0x8f8371, 0x25221f, 0x5a5248, 0x606060}},
    {&GroundColours::snow, {0xf7f5ef, 0xb9b6ae, 0xffffff, 0xffffff}},
    {&GroundColours::grid, {0x6f6a52, 0x0b0c08, 0xffffff, 0x000000}},
};
constexpr std::array gridAlpha{66, 115, 97, 110};

Theme made(std::size_t kind) {
    Theme theme;
    theme.kind = static_cast<Theme::Kind>(kind);
    for (std::size_t side = 0; side < sideColours.size(); ++side)
        theme.sides[side] = QColor(sideColours[side][kind]);
    for (const auto& [role, colours] : roles)
        theme.*role = QColor(colours[kind]);
    for (const auto& [role, colours] : groundRoles)
        theme.ground.*role = QColor(colours[kind]);
    theme.ground.grid.setAlpha(gridAlpha[kind]);
    return theme;
}

} // namespace

const Theme& Theme::of(Kind kind) {
    static const std::array themes{made(0), made(1), made(2), made(3)};
    return themes[static_cast<std::size_t>(kind)];
}

QColor GroundColours::fill(battle::Terrain terrain) const {
    switch (terrain) {
    case battle::Terrain::Woods:
        return woods;
    case battle::Terrain::Rough:
        return rough;
    case battle::Terrain::Mountain:
        return mountain;
    case battle::Terrain::Water:
        return water;
    default:
        return open;
    }
}

} // namespace sf::paint
