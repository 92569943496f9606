// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/pixel_copy.h"

#include <algorithm>
#include <cstring>
#include <QImage>

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace sf::paint {

#ifdef __x86_64__
namespace {

__attribute__((target("avx"))) void clearUpperHalves() {
    _mm256_zeroupper();
}

} // namespace

void restVectors() {
    if (__builtin_cpu_supports("avx"))
        clearUpperHalves();
}
#else
void restVectors() {}
#endif

void copyPixels(const QImage& from, const QRect& area, QImage& onto, QPoint place) {
    const qsizetype bytes = qsizetype{4} * area.width();
    const qsizetype step = from.bytesPerLine();
    const qsizetype stepOnto = onto.bytesPerLine();
    const uchar* source = from.constBits() + area.top() * step + qsizetype{4} * area.left();
    uchar* target = onto.bits() + place.y() * stepOnto + qsizetype{4} * place.x();
    // The processor foresees the next row where rows are long, and is only slower for being told of it; each
    // row of a narrow strip lies somewhere else.
    constexpr qsizetype narrow = 128; // bytes
    const bool isStrip = bytes <= narrow;
    constexpr int early = 128; // rows
    const auto fetchRow = [&](int row) {
        fetchAhead(source + row * step, bytes);
        fetchAhead(target + row * stepOnto, bytes);
    };
    for (int row = 0; isStrip && row < std::min(early, area.height()); ++row)
        fetchRow(row);
    for (int row = 0; row < area.height(); ++row, source += step, target += stepOnto) {
        if (isStrip && row + early < area.height())
            fetchRow(early);
        std::memcpy(target, source, static_cast<std::size_t>(bytes));
    }
}

#ifdef __x86_64__
namespace {

/// `count` bytes, a multiple of 4; whatever lies at the ends of the target's first and last line goes the
/// usual way.
void streamBytes(uchar* target, const uchar* source, qsizetype count) {
    constexpr qsizetype step = 16;
    const auto odd = static_cast<qsizetype>(-reinterpret_cast<quintptr>(target) % step);
    const qsizetype head = std::min(odd, count);
    std::memcpy(target, source, static_cast<std::size_t>(head));
    qsizetype at = head;
    for (; at + step <= count; at += step)
        _mm_stream_si128(reinterpret_cast<__m128i*>(target + at),
                         _mm_loadu_si128(reinterpret_cast<const __m128i*>(source + at)));
    std::memcpy(target + at, source + at, static_cast<std::size_t>(count - at));
}

} // namespace

void copyPixelsAway(const QImage& from, const QRect& area, QImage& onto, QPoint place) {
    const qsizetype bytes = qsizetype{4} * area.width();
    const qsizetype step = from.bytesPerLine();
    const qsizetype stepOnto = onto.bytesPerLine();
    const uchar* source = from.constBits() + area.top() * step + qsizetype{4} * area.left();
    uchar* target = onto.bits() + place.y() * stepOnto + qsizetype{4} * place.x();
    for (int row = 0; row < area.height(); ++row, source += step, target += stepOnto)
        streamBytes(target, source, bytes);
    _mm_sfence();
}
#else
void copyPixelsAway(const QImage& from, const QRect& area, QImage& onto, QPoint place) {
    copyPixels(from, area, onto, place);
}
#endif

} // namespace sf::paint
