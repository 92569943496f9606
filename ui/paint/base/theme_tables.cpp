// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/theme.h"

namespace sf::paint {
namespace {

GroundColours lightGround() {
    GroundColours ground;
    ground.open = QColor(0xdde3bb);
    ground.woods = QColor(0xbccd98);
    ground.rough = QColor(0xd8cda8);
    ground.mountain = QColor(0xcfc7b6);
    ground.river = QColor(0xb4d6e6);
    ground.water = QColor(0xa3cbe1);
    ground.road = QColor(0xc9ab78);
    ground.fortFloor = QColor(0xddd5c1);
    ground.bank = QColor(0xe6dfb8);
    ground.wave = QColor(0x5d93b5);
    ground.roadEdge = QColor(0xa98a58);
    ground.plank = QColor(0xa67f4e);
    ground.plankLine = QColor(0x7d5d36);
    ground.wall = QColor(0x857a68);
    ground.wallLight = QColor(0xa79c88);
    ground.tuft = QColor(0xc8d19d);
    ground.trunk = QColor(0x6b543a);
    ground.tree = QColor(0x5f8049);
    ground.treeLight = QColor(0x7f9f60);
    ground.stone = QColor(0xa39778);
    ground.stoneLight = QColor(0xc0b591);
    ground.peak = QColor(0xb3a996);
    ground.peakShade = QColor(0x8f8371);
    ground.snow = QColor(0xf7f5ef);
    ground.grid = QColor(0x6f, 0x6a, 0x52, 66);
    return ground;
}

GroundColours darkGround() {
    GroundColours ground;
    ground.open = QColor(0x3f4836);
    ground.woods = QColor(0x33432f);
    ground.rough = QColor(0x4a4433);
    ground.mountain = QColor(0x48443e);
    ground.river = QColor(0x2c5269);
    ground.water = QColor(0x1f3d51);
    ground.road = QColor(0x77654a);
    ground.fortFloor = QColor(0x3f3b33);
    ground.bank = QColor(0x4a4a35);
    ground.wave = QColor(0x40718c);
    ground.roadEdge = QColor(0x544630);
    ground.plank = QColor(0x8a6b45);
    ground.plankLine = QColor(0x4a3720);
    ground.wall = QColor(0x8a8070);
    ground.wallLight = QColor(0x655d50);
    ground.tuft = QColor(0x515b45);
    ground.trunk = QColor(0x1d1a14);
    ground.tree = QColor(0x1f2f1f);
    ground.treeLight = QColor(0x4b6445);
    ground.stone = QColor(0x6d654e);
    ground.stoneLight = QColor(0x5a533f);
    ground.peak = QColor(0x6b655b);
    ground.peakShade = QColor(0x25221f);
    ground.snow = QColor(0xb9b6ae);
    ground.grid = QColor(0x0b, 0x0c, 0x08, 115);
    return ground;
}

GroundColours highContrastGround() {
    GroundColours ground;
    ground.open = QColor(0x12160e);
    ground.woods = QColor(0x0d1c0d);
    ground.rough = QColor(0x1d180c);
    ground.mountain = QColor(0x161412);
    ground.river = QColor(0x0a3a5c);
    ground.water = QColor(0x001a30);
    ground.road = QColor(0xb59a6a);
    ground.fortFloor = QColor(0x26231d);
    ground.bank = QColor(0x3c4a50);
    ground.wave = QColor(0x5fb4ee);
    ground.roadEdge = QColor(Qt::black);
    ground.plank = QColor(0xc79a5e);
    ground.plankLine = QColor(Qt::black);
    ground.wall = QColor(0xb5a78e);
    ground.wallLight = QColor(0x7a705e);
    ground.tuft = QColor(0x4f5a3c);
    ground.trunk = QColor(Qt::black);
    ground.tree = QColor(0x1f5a1f);
    ground.treeLight = QColor(0x4f9a4f);
    ground.stone = QColor(0x8a7d55);
    ground.stoneLight = QColor(0xb5a878);
    ground.peak = QColor(0x9a9082);
    ground.peakShade = QColor(0x5a5248);
    ground.snow = QColor(Qt::white);
    ground.grid = QColor(255, 255, 255, 97);
    return ground;
}

/// A white background; outlines in black, and greys without meaning.
GroundColours paperGround() {
    GroundColours ground;
    ground.open = ground.woods = ground.rough = ground.mountain = Qt::white;
    ground.river = ground.bank = QColor(0xe8e8e8);
    ground.water = QColor(0xf0f0f0);
    ground.road = ground.fortFloor = ground.plank = ground.wallLight = Qt::white;
    ground.wave = QColor(0x606060);
    ground.roadEdge = ground.plankLine = QColor(0x404040);
    ground.wall = QColor(0x303030);
    ground.tuft = QColor(0xb0b0b0);
    ground.trunk = ground.tree = QColor(0x707070);
    ground.treeLight = QColor(0xc8c8c8);
    ground.stone = QColor(0x808080);
    ground.stoneLight = QColor(0xd0d0d0);
    ground.peak = QColor(0xc0c0c0);
    ground.peakShade = QColor(0x606060);
    ground.snow = Qt::white;
    ground.grid = QColor(0, 0, 0, 110);
    return ground;
}

Theme light() {
    Theme theme;
    theme.kind = Theme::Kind::Light;
    theme.sides = {QColor(0xbf4026), QColor(0x1f4e8c), QColor(0x6b4a9e), QColor(0x4f5b1c)};
    theme.plate = theme.mark = QColor(0xfbfaf6);
    theme.window = QColor(0xefeeea);
    theme.base = QColor(Qt::white);
    theme.dockTitle = QColor(0xe2e0da);
    theme.ink = QColor(0x1e2022);
    theme.muted = QColor(0x595e62);
    theme.border = QColor(0xc4c1b8);
    theme.hairLine = QColor(0xdad8d0);
    theme.accent = theme.reach = QColor(0x08706b);
    theme.accentSoft = QColor(0xd6e9e6);
    theme.selected = QColor(0xf0b429);
    theme.selectedCasing = QColor(0x3a2c00);
    theme.zone = theme.lose = QColor(0x7a2e7a);
    theme.win = QColor(0x0b7a75);
    theme.tie = QColor(0xb9b4a6);
    theme.refused = QColor(0x8c1d40);
    theme.warning = QColor(0x8a5a00);
    theme.hitsGround = QColor(0x2a2418);
    theme.hits = QColor(0xf0b429);
    theme.hitsFull = QColor(0x2f6b2f);
    theme.coordinate = QColor(0x4d4a38);
    theme.boardLight = QColor(0xf1e9d8);
    theme.boardDark = QColor(0xe4d9c1);
    theme.ground = lightGround();
    return theme;
}

Theme dark() {
    Theme theme;
    theme.kind = Theme::Kind::Dark;
    theme.sides = {QColor(0xec7a5e), QColor(0x96c2f6), QColor(0xbb9df0), QColor(0xbccb6d)};
    theme.plate = QColor(0x22252a);
    theme.mark = QColor(0x17191c);
    theme.window = QColor(0x25282c);
    theme.base = QColor(0x1b1d20);
    theme.dockTitle = QColor(0x2e3237);
    theme.ink = QColor(0xe8e6e1);
    theme.muted = QColor(0xa7abaf);
    theme.border = QColor(0x43484e);
    theme.hairLine = QColor(0x34383d);
    theme.accent = theme.reach = QColor(0x4fc7b8);
    theme.accentSoft = QColor(0x21403d);
    theme.selected = QColor(0xf4bd3f);
    theme.selectedCasing = QColor(0x1a1300);
    theme.zone = QColor(0xd795d7);
    theme.lose = QColor(0xb673b6);
    theme.win = QColor(0x3fae9f);
    theme.tie = QColor(0x6b6e70);
    theme.refused = QColor(0xf48fae);
    theme.warning = QColor(0xefc25c);
    theme.hitsGround = QColor(0x0e0f10);
    theme.hits = QColor(0xf4bd3f);
    theme.hitsFull = QColor(0x8fc98f);
    theme.coordinate = QColor(0xc9c6b4);
    theme.boardLight = QColor(0x4a4438);
    theme.boardDark = QColor(0x3f3a30);
    theme.ground = darkGround();
    return theme;
}

Theme highContrast() {
    Theme theme = dark();
    theme.kind = Theme::Kind::HighContrast;
    theme.sides = {QColor(0xff9a7a), QColor(0x8fcaff), QColor(0xcdb0ff), QColor(0xd6e87a)};
    theme.plate = theme.mark = theme.window = theme.base = QColor(Qt::black);
    theme.dockTitle = QColor(0x1c1c1c);
    theme.ink = QColor(Qt::white);
    theme.muted = QColor(0xdcdcdc);
    theme.border = QColor(Qt::white);
    theme.hairLine = QColor(0x8a8a8a);
    theme.accent = QColor(0xffe100);
    theme.reach = QColor(0x45f0dc);
    theme.accentSoft = QColor(0x333000);
    theme.selected = theme.hits = QColor(0xffe100);
    theme.selectedCasing = theme.hitsGround = QColor(Qt::black);
    theme.zone = theme.lose = QColor(0xffa3ff);
    theme.win = QColor(0x45f0dc);
    theme.tie = QColor(0x9a9a9a);
    theme.refused = QColor(0xff9ab8);
    theme.warning = QColor(0xffd24d);
    theme.hitsFull = QColor(0x9df09d);
    theme.coordinate = QColor(Qt::white);
    theme.ground = highContrastGround();
    return theme;
}

/// Sides differ in shape as on the screen: side 0 solid, side 1 outlined (by the painters).
Theme paper() {
    Theme theme = light();
    theme.kind = Theme::Kind::Paper;
    theme.sides.fill(Qt::black);
    theme.plate = theme.mark = theme.window = theme.base = Qt::white;
    theme.dockTitle = QColor(0xeeeeee);
    theme.ink = theme.border = Qt::black;
    theme.muted = QColor(0x505050);
    theme.hairLine = QColor(0xb0b0b0);
    theme.accent = theme.reach = theme.win = theme.zone = theme.lose = Qt::black;
    theme.accentSoft = QColor(0xe2e2e2);
    theme.selected = QColor(0xd0d0d0);
    theme.selectedCasing = theme.refused = theme.warning = Qt::black;
    theme.tie = QColor(0xb4b4b4);
    theme.hitsGround = theme.hitsFull = Qt::black;
    theme.hits = Qt::white;
    theme.coordinate = Qt::black;
    theme.boardLight = Qt::white;
    theme.boardDark = QColor(0xececec);
    theme.ground = paperGround();
    return theme;
}

} // namespace

const Theme& Theme::of(Kind kind) {
    static const std::array themes{light(), dark(), highContrast(), paper()};
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
