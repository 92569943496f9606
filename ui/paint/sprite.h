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

/// A small picture with clear ground, cut into blocks of four pixels: those inside are copied, those of the
/// rims blended, and what is clear is not touched. Painted straight onto pixels, as a map of thousands of
/// stacks asks for.
class Sprite {
public:
    /// `corner`: where the picture's pixel 0,0 lies relative to the sprite's point. The picture is
    /// premultiplied, 32 bits a pixel.
    Sprite(const QImage& picture, QPoint corner);

    /// At a point of the image, within its clip; blended as QPainter does.
    void paint(const Pixels& onto, QPoint point) const;

private:
    static constexpr int blockLength = 4;

    struct Block {
        QPoint start;
        std::array<QRgb, blockLength> pixels;
    };
    /// With what each of its pixels leaves of those below it, in all four bytes.
    struct Rim {
        Block block;
        std::array<QRgb, blockLength> left;
    };
    void addLine(const std::vector<QRgb>& line, QPoint start);
    void addRim(const Block& block);
    void paintWhole(const Pixels& onto, QPoint point) const;
    void paintPart(const Pixels& onto, QPoint point) const;
    static void paintPart(const Pixels& onto, QPoint point, const Block& block);

    std::vector<Block> m_solid;
    std::vector<Rim> m_rims;
    QRect m_bounds;
};

} // namespace sf::paint
