// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/sprite.h"

#include "ui/paint/base/device.h"
#include "ui/paint/base/pixel_copy.h"

#include <QImage>

#include <algorithm>
#include <cstring>

namespace sf::paint {
namespace {

// Vectors as gcc and clang know them on every processor.
using Bytes = quint8 __attribute__((vector_size(16)));
using Words = quint16 __attribute__((vector_size(16)));

/// Each word times the other, divided by 255, in its upper byte; rounded as Qt does.
Bytes product(Bytes words, Bytes others) {
    Words wide = reinterpret_cast<Words>(words) * reinterpret_cast<Words>(others);
    wide = wide + (wide >> 8) + 128;
    return reinterpret_cast<Bytes>(wide);
}

Bytes firstWords(Bytes bytes) {
    return __builtin_shufflevector(bytes, Bytes{}, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

Bytes lastWords(Bytes bytes) {
    return __builtin_shufflevector(bytes, Bytes{}, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
                                   31);
}

/// Four pixels onto four, of which `left` is to be left.
void blend(QRgb* target, const QRgb* source, const QRgb* left) {
    Bytes over;
    Bytes share;
    Bytes under;
    std::memcpy(&over, source, sizeof over);
    std::memcpy(&share, left, sizeof share);
    std::memcpy(&under, target, sizeof under);
    const Bytes first = product(firstWords(under), firstWords(share));
    const Bytes last = product(lastWords(under), lastWords(share));
    over += __builtin_shufflevector(first, last, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
    std::memcpy(target, &over, sizeof over);
}

/// What a pixel leaves of the one below it, in each of its four bytes.
QRgb leftBy(QRgb pixel) {
    return (255 - (pixel >> 24U)) * 0x01010101U;
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
}

void Sprite::addLine(const std::vector<QRgb>& line, QPoint start) {
    const auto length = static_cast<int>(line.size());
    for (int x = 0; x < length;) {
        if (line[static_cast<std::size_t>(x)] == 0) {
            ++x;
            continue;
        }
        const int end = addBars(line, x, start);
        x = end > x ? end : addBlock(line, x, start);
    }
}

/// What is solid from there on, where that is long enough; to where it goes. The last bar begins early enough
/// to end with it.
int Sprite::addBars(const std::vector<QRgb>& line, int x, QPoint start) {
    const auto from = line.begin() + x;
    const auto length = static_cast<int>(std::find_if_not(from, line.end(), isSolid) - from);
    if (length < barLength)
        return x;
    for (int at = 0; at < length; at += barLength) {
        const int first = std::min(at, length - barLength);
        Bar bar{start + QPoint(x + first, 0), {}};
        std::copy_n(from + first, barLength, bar.pixels.begin());
        m_bars.push_back(bar);
        m_bounds |= QRect(bar.start, QSize(barLength, 1));
    }
    return x + length;
}

/// Blocks never share a pixel, as rims are blended once. The last begins early enough to end with the line,
/// its first pixels clear: a sprite reaches nowhere beyond its picture that is not narrower than a block.
int Sprite::addBlock(const std::vector<QRgb>& line, int x, QPoint start) {
    const int end = std::min(x + blockLength, static_cast<int>(line.size()));
    const int first = std::max(0, end - blockLength);
    Block block{start + QPoint(first, 0), {}};
    std::copy(line.begin() + x, line.begin() + end, block.pixels.begin() + (x - first));
    if (std::ranges::all_of(block.pixels, isSolid))
        m_solid.push_back(block);
    else
        addRim(block);
    m_bounds |= QRect(block.start, QSize(blockLength, 1));
    return end;
}

void Sprite::addRim(const Block& block) {
    Rim rim{block, {}};
    std::ranges::transform(block.pixels, rim.left.begin(), leftBy);
    m_rims.push_back(rim);
}

void Sprite::paint(const Pixels& onto, QPoint point) const {
    restVectors();
    const QRect there = m_bounds.translated(point);
    if (onto.clip.contains(there))
        paintWhole(onto, point);
    else if (onto.clip.intersects(there))
        paintPart(onto, point);
}

void Sprite::paintWhole(const Pixels& onto, QPoint point) const {
    const qsizetype step = onto.image->bytesPerLine() / 4;
    QRgb* origin = reinterpret_cast<QRgb*>(onto.image->bits()) + point.y() * step + point.x();
    for (const Bar& bar : m_bars)
        std::memcpy(origin + bar.start.y() * step + bar.start.x(), bar.pixels.data(), sizeof bar.pixels);
    for (const Block& block : m_solid)
        std::memcpy(origin + block.start.y() * step + block.start.x(), block.pixels.data(),
                    sizeof block.pixels);
    for (const Rim& rim : m_rims) {
        QRgb* target = origin + rim.block.start.y() * step + rim.block.start.x();
        blend(target, rim.block.pixels.data(), rim.left.data());
    }
}

void Sprite::paintPart(const Pixels& onto, QPoint point) const {
    for (const Bar& bar : m_bars)
        for (int first = 0; first < barLength; first += blockLength) {
            Block block{bar.start + QPoint(first, 0), {}};
            std::copy_n(bar.pixels.begin() + first, blockLength, block.pixels.begin());
            paintPart(onto, point, block);
        }
    for (const Block& block : m_solid)
        paintPart(onto, point, block);
    for (const Rim& rim : m_rims)
        paintPart(onto, point, rim.block);
}

/// What is in the clip of a block.
void Sprite::paintPart(const Pixels& onto, QPoint point, const Block& block) {
    const QPoint first = point + block.start;
    if (first.y() < onto.clip.top() || first.y() > onto.clip.bottom())
        return;
    const auto from = static_cast<std::size_t>(std::clamp(onto.clip.left() - first.x(), 0, blockLength));
    const auto end = static_cast<std::size_t>(std::clamp(onto.clip.right() + 1 - first.x(), 0, blockLength));
    QRgb* line = reinterpret_cast<QRgb*>(onto.image->scanLine(first.y())) + first.x();
    std::array<QRgb, blockLength> target{};
    std::array<QRgb, blockLength> left{};
    std::ranges::transform(block.pixels, left.begin(), leftBy);
    std::copy(line + from, line + end, target.begin() + from);
    blend(target.data(), block.pixels.data(), left.data());
    std::copy(target.begin() + from, target.begin() + end, line + from);
}

} // namespace sf::paint
