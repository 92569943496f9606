// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/large_image.h"

#include <cstdlib>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace sf::ui {

QImage largeImage(QSize size) {
    constexpr std::size_t page = std::size_t{2} << 20;
    // As far into a line of the cache as Qt's own images lie: rows that lie alike are copied faster.
    constexpr std::size_t start = 16;
    const std::size_t row = static_cast<std::size_t>(size.width()) * 4;
    if (size.isEmpty() || row * static_cast<std::size_t>(size.height()) < page)
        return QImage(size, QImage::Format_RGB32);
    const std::size_t needed = start + row * static_cast<std::size_t>(size.height());
    const std::size_t bytes = (needed + page - 1) / page * page;
    void* pixels = std::aligned_alloc(page, bytes);
    if (!pixels)
        return QImage(size, QImage::Format_RGB32);
#ifdef MADV_HUGEPAGE
    madvise(pixels, bytes, MADV_HUGEPAGE); // a wish
#endif
    return {static_cast<uchar*>(pixels) + start,
            size.width(),
            size.height(),
            static_cast<qsizetype>(row),
            QImage::Format_RGB32,
            std::free,
            pixels};
}

} // namespace sf::ui
