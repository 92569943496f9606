// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QtGui/qrgb.h>

#include <array>
#include <vector>

class QImage;

namespace sf::paint {

struct Pixels;

/// A small picture with clear ground, cut into blocks of four pixels: those inside are copied, sixteen pixels
/// at a time where it is wide, those of the rims blended, and what is clear is not touched. Painted straight
/// onto pixels, as a map of thousands of stacks asks for.
class Sprite {
public:
    /// `corner`: where the picture's pixel 0,0 lies relative to the sprite's point. The picture is
    /// premultiplied, 32 bits a pixel.
    Sprite(const QImage& picture, QPoint corner);

    /// At a point of the image, within its clip; blended as QPainter does.
    void paint(const Pixels& onto, QPoint point) const;

private:
    static constexpr int blockLength = 4;
    static constexpr int barLength = 16;

    template<int length>
    struct Run {
        QPoint start;
        std::array<QRgb, length> pixels;
    };
    using Block = Run<blockLength>;
    using Bar = Run<barLength>;
    /// With what each of its pixels leaves of those below it, in all four bytes.
    struct Rim {
        Block block;
        std::array<QRgb, blockLength> left;
    };
    void addLine(const std::vector<QRgb>& line, QPoint start);
    int addBars(const std::vector<QRgb>& line, int x, QPoint start);
    int addBlock(const std::vector<QRgb>& line, int x, QPoint start);
    void addRim(const Block& block);
    void paintWhole(const Pixels& onto, QPoint point) const;
    void paintPart(const Pixels& onto, QPoint point) const;
    static void paintPart(const Pixels& onto, QPoint point, const Block& block);

    std::vector<Bar> m_bars; ///< solid; those of one line may overlap
    std::vector<Block> m_solid;
    std::vector<Rim> m_rims;
    QRect m_bounds;
};

} // namespace sf::paint
