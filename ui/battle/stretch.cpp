// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stretch.h"

#include <cmath>
#include <cstring>
#include <vector>

namespace sf::ui {
namespace {

/// Consecutive pixels that stay consecutive.
struct Run {
    int to = 0;
    int from = 0;
    int length = 0;
    bool isWide = false; ///< four pixels may be read and written without harm
};

/// For each new position the old one, or -1 outside.
std::vector<int> positions(int size, double factor, double offset, int drum) {
    std::vector<int> result(static_cast<std::size_t>(size), -1);
    for (int position = 0; position < size; ++position) {
        const int old = static_cast<int>(std::floor(factor * (position + 0.5) + offset));
        if (old >= 0 && old < size)
            result[static_cast<std::size_t>(position)] = (old + drum) % size;
    }
    return result;
}

std::vector<Run> runs(const std::vector<int>& positions) {
    std::vector<Run> result;
    for (int to = 0; to < static_cast<int>(positions.size()); ++to) {
        const int from = positions[static_cast<std::size_t>(to)];
        if (from < 0)
            continue;
        if (!result.empty() && result.back().to + result.back().length == to &&
            result.back().from + result.back().length == from)
            ++result.back().length;
        else
            result.push_back({to, from, 1});
    }
    const int size = static_cast<int>(positions.size());
    for (Run& run : result)
        run.isWide = run.from + 4 <= size && run.to + 4 <= size &&
                     positions[static_cast<std::size_t>(run.to) + 3] >= 0;
    return result;
}

void copyRow(const QRgb* from, QRgb* to, const std::vector<Run>& runs) {
    for (const Run& run : runs) {
        // Four at once, as most runs are that short; the few beyond are overwritten by the next run.
        const QRgb* source = from + run.from;
        QRgb* target = to + run.to;
        if (run.length <= 4 && run.isWide)
            std::memcpy(target, source, 4 * sizeof(QRgb));
        else
            std::memcpy(target, source, static_cast<std::size_t>(run.length) * sizeof(QRgb));
    }
}

} // namespace

QImage stretched(const QImage& picture, const Stretch& stretch) {
    QImage result(picture.size(), QImage::Format_RGB32);
    const int width = picture.width();
    const std::vector<int> columns = positions(width, stretch.factor, stretch.offset.x(), stretch.drum.x());
    const std::vector<int> rows =
        positions(picture.height(), stretch.factor, stretch.offset.y(), stretch.drum.y());
    const std::vector<Run> across = runs(columns);
    const bool covers = columns.front() >= 0 && columns.back() >= 0;
    const std::size_t bytes = static_cast<std::size_t>(width) * sizeof(QRgb);
    for (int row = 0; row < result.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(result.scanLine(row));
        const int from = rows[static_cast<std::size_t>(row)];
        if (row > 0 && from == rows[static_cast<std::size_t>(row) - 1]) {
            std::memcpy(line, result.constScanLine(row - 1), bytes);
            continue;
        }
        if (from < 0 || !covers)
            std::fill_n(line, width, stretch.background);
        if (from >= 0)
            copyRow(reinterpret_cast<const QRgb*>(picture.constScanLine(from)), line, across);
    }
    return result;
}

} // namespace sf::ui
