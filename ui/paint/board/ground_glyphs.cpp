// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/ground_glyphs.h"

#include "ui/paint/base/glyph.h"

#include <QPainter>

#include <random>

namespace sf::paint {
namespace {

using battle::Terrain;

/// Small random numbers for one hex picture; the same on every platform.
class Draw {
public:
    explicit Draw(std::uint32_t seed) : m_engine(seed * 2654435761U + 1) {}
    /// From -1 to 1.
    double spread() { return static_cast<double>(m_engine() % 2001U) / 1000.0 - 1.0; }
    bool oneIn(unsigned of) { return m_engine() % of == 0; }
    unsigned below(unsigned bound) { return m_engine() % bound; }

private:
    std::minstd_rand m_engine; // fully defined by the standard
};

/// The feet of the trees, in hex radii from the centre, from back to front; the middle stays clear.
constexpr std::array treeFeet{QPointF(0.01, -0.46),  QPointF(-0.36, -0.42), QPointF(0.38, -0.39),
                              QPointF(-0.23, -0.18), QPointF(0.25, -0.14),  QPointF(0.66, -0.09),
                              QPointF(-0.64, -0.07), QPointF(-0.46, 0.18),  QPointF(-0.78, 0.19),
                              QPointF(0.43, 0.23),   QPointF(0.73, 0.24),   QPointF(0.0, 0.45),
                              QPointF(0.59, 0.55),   QPointF(-0.61, 0.57),  QPointF(-0.31, 0.61),
                              QPointF(0.28, 0.68),   QPointF(-0.01, 0.82)};

void paintTrees(QPainter& painter, double size, Draw draw, const GroundColours& colours) {
    static const Glyph& round = glyph(QStringLiteral("terrain/tree-round"));
    static const Glyph& conifer = glyph(QStringLiteral("terrain/tree-conifer"));
    const Tones tones{colours.tree, colours.treeLight, colours.trunk};
    for (const QPointF& foot : treeFeet) {
        const QPointF moved = foot + QPointF(0.035 * draw.spread(), 0.03 * draw.spread());
        const double radius = 0.125 + 0.014 * draw.spread();
        const bool isConifer = draw.oneIn(3);
        // The drawings' feet are 1.345 and 1.48 units below their origin.
        const QPointF origin = moved - QPointF(0, radius * (isConifer ? 1.48 : 1.345));
        paintGlyphAt(painter, size * origin, size * radius / 100, isConifer ? conifer : round, tones);
    }
}

struct Stone {
    QPointF foot;
    double width;
};
constexpr std::array stones{Stone{{-0.55, -0.28}, 0.232}, Stone{{0.48, -0.41}, 0.194},
                            Stone{{-0.30, 0.58}, 0.150},  Stone{{0.53, 0.41}, 0.206},
                            Stone{{-0.70, 0.18}, 0.248},  Stone{{0.12, -0.59}, 0.174},
                            Stone{{0.14, 0.75}, 0.224},   Stone{{0.70, 0.05}, 0.188}};

void paintStones(QPainter& painter, double size, Draw draw, const GroundColours& colours) {
    static const Glyph& stone = glyph(QStringLiteral("terrain/stone"));
    for (const Stone& each : stones) {
        const double width = each.width * (1 + 0.12 * draw.spread());
        const QPointF foot = each.foot + QPointF(0.04 * draw.spread() - width / 2, 0.035 * draw.spread());
        paintGlyphAt(painter, size * foot, size * width / 100, stone,
                     {colours.stone, colours.stoneLight, colours.stone});
    }
}

constexpr std::array peaks{Stone{{-0.76, 0.20}, 0.80}, Stone{{-0.01, 0.26}, 0.736},
                           Stone{{-0.50, 0.70}, 0.992}};

void paintPeaks(QPainter& painter, double size, Draw draw, const GroundColours& colours) {
    static const Glyph& mountain = glyph(QStringLiteral("terrain/mountain"));
    for (const Stone& peak : peaks) {
        const QPointF foot = peak.foot + QPointF(0.02 * draw.spread(), 0.02 * draw.spread());
        paintGlyphAt(painter, size * foot, size * peak.width / 100, mountain,
                     {colours.peak, colours.snow, colours.peakShade});
    }
}

constexpr std::array waves{QPointF(-0.34, -0.52), QPointF(0.26, -0.52), QPointF(-0.56, -0.18),
                           QPointF(0, -0.18),     QPointF(0.48, -0.18), QPointF(-0.44, 0.18),
                           QPointF(0.12, 0.18),   QPointF(0.60, 0.18),  QPointF(-0.22, 0.52),
                           QPointF(0.38, 0.52)};

void paintWaves(QPainter& painter, double size, const GroundColours& colours) {
    static const Glyph& wave = glyph(QStringLiteral("terrain/wave"));
    for (const QPointF& at : waves)
        paintGlyphAt(painter, size * at, size / 100, wave, {colours.wave, colours.wave, colours.wave});
}

/// Where tufts may grow, away from the middle.
constexpr std::array tuftPlaces{QPointF(0.44, 0.10),  QPointF(-0.42, -0.52), QPointF(0.56, -0.32),
                                QPointF(-0.55, 0.32), QPointF(0.10, 0.66),   QPointF(-0.62, -0.10),
                                QPointF(0.40, 0.52),  QPointF(-0.10, -0.58), QPointF(-0.34, 0.62),
                                QPointF(0.20, -0.44)};

void paintTufts(QPainter& painter, double size, Draw draw, int count, const GroundColours& colours) {
    static const Glyph& tuft = glyph(QStringLiteral("terrain/tuft"));
    unsigned place = draw.below(tuftPlaces.size());
    for (int i = 0; i < count; ++i) {
        const QPointF at = tuftPlaces[place] + QPointF(0.1 * draw.spread(), 0.07 * draw.spread());
        paintGlyphAt(painter, size * at, size / 100, tuft, {colours.tuft, colours.tuft, colours.tuft});
        place = (place + 3) % tuftPlaces.size();
    }
}

} // namespace

bool hasGlyphs(const GroundStyle& look) {
    return look.terrain != Terrain::Fort;
}

void paintGroundGlyphs(QPainter& painter, double size, const GroundStyle& look,
                       const GroundColours& colours) {
    const Draw draw(look.variant + 1U);
    switch (look.terrain) {
    case Terrain::Woods:
        return paintTrees(painter, size, draw, colours);
    case Terrain::Rough:
        return paintStones(painter, size, draw, colours);
    case Terrain::Mountain:
        return paintPeaks(painter, size, draw, colours);
    case Terrain::Water:
        return paintWaves(painter, size, colours);
    case Terrain::Fort:
        return;
    case Terrain::Open:
    case Terrain::Unknown:
        return paintTufts(painter, size, draw, 3, colours);
    default:
        return paintTufts(painter, size, draw, 2, colours);
    }
}

} // namespace sf::paint
