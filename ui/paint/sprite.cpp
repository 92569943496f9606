// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sprite.h"

#include "ui/paint/device.h"

#include <QImage>

#include <algorithm>
#include <cstring>

namespace sf::paint {
namespace {

// Vectors as gcc and clang know them on every processor.
using Bytes = quint8 __attribute__((vector_size(8)));
using Words = quint16 __attribute__((vector_size(16)));

/// Two pixels, each byte of the target times what the source leaves of it, as Qt rounds it.
quint64 blended(quint64 source, quint64 target) {
    Bytes over;
    Bytes under;
    std::memcpy(&over, &source, sizeof over);
    std::memcpy(&under, &target, sizeof under);
    const Bytes alpha = __builtin_shufflevector(over, over, 3, 3, 3, 3, 7, 7, 7, 7);
    Words wide = __builtin_convertvector(under, Words) * (255 - __builtin_convertvector(alpha, Words));
    wide = (wide + (wide >> 8) + 128) >> 8;
    const Bytes sum = over + __builtin_convertvector(wide, Bytes);
    quint64 result = 0;
    std::memcpy(&result, &sum, sizeof result);
    return result;
}

void blend(QRgb* target, const std::array<QRgb, 4>& source) {
    std::array<quint64, 2> over{};
    std::array<quint64, 2> under{};
    std::memcpy(over.data(), source.data(), sizeof over);
    std::memcpy(under.data(), target, sizeof under);
    under = {blended(over[0], under[0]), blended(over[1], under[1])};
    std::memcpy(target, under.data(), sizeof under);
}

bool isSolid(QRgb pixel) {
    return pixel >> 24U == 255;
}

} // namespace

Sprite::Sprite(const QImage& picture, QPoint corner) {
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        addLine({line, line + picture.width()}, corner + QPoint(0, y));
    }
    for (const std::vector<Block>* blocks : {&m_solid, &m_rims})
        for (const Block& block : *blocks)
            m_bounds |= QRect(block.start, QSize(blockLength, 1));
}

/// Blocks never share a pixel, as rims are blended once; the last may reach beyond the line, where it is
/// clear.
void Sprite::addLine(const std::vector<QRgb>& line, QPoint start) {
    const auto length = static_cast<int>(line.size());
    for (int x = 0; x < length;) {
        if (line[static_cast<std::size_t>(x)] == 0) {
            ++x;
            continue;
        }
        Block block{start + QPoint(x, 0), {}};
        std::copy_n(line.begin() + x, std::min(blockLength, length - x), block.pixels.begin());
        const bool isInside = std::ranges::all_of(block.pixels, isSolid);
        (isInside ? m_solid : m_rims).push_back(block);
        x += blockLength;
    }
}

void Sprite::paint(const Pixels& onto, QPoint point) const {
    const QRect there = m_bounds.translated(point);
    if (onto.clip.contains(there))
        paintWhole(onto, point);
    else if (onto.clip.intersects(there))
        paintPart(onto, point);
}

void Sprite::paintWhole(const Pixels& onto, QPoint point) const {
    const qsizetype step = onto.image->bytesPerLine() / 4;
    QRgb* origin = reinterpret_cast<QRgb*>(onto.image->bits()) + point.y() * step + point.x();
    for (const Block& block : m_solid)
        std::memcpy(origin + block.start.y() * step + block.start.x(), block.pixels.data(),
                    sizeof block.pixels);
    for (const Block& block : m_rims)
        blend(origin + block.start.y() * step + block.start.x(), block.pixels);
}

void Sprite::paintPart(const Pixels& onto, QPoint point) const {
    for (const std::vector<Block>* blocks : {&m_solid, &m_rims})
        for (const Block& block : *blocks)
            for (int i = 0; i < blockLength; ++i) {
                const QPoint at = point + block.start + QPoint(i, 0);
                if (!onto.clip.contains(at))
                    continue;
                QRgb& target = reinterpret_cast<QRgb*>(onto.image->scanLine(at.y()))[at.x()];
                target = static_cast<QRgb>(blended(block.pixels[static_cast<std::size_t>(i)], target));
            }
}

} // namespace sf::paint
