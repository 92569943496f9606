// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/stretch.h"

#include "ui/paint/base/pixel_copy.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

namespace sf::ui {
namespace {

constexpr int outside = -1;

int wrapped(int value, int size) {
    const int rest = value % size;
    return rest < 0 ? rest + size : rest;
}

/// One axis of both pictures.
struct Axis {
    double factor;
    double offset;
    int first; ///< of the old picture
    int end;
    int drum;
    int length; ///< of the old image

    /// Where the new picture's border before a pixel lies in the old one.
    double border(int position) const { return factor * position + offset; }
    /// The old pixel for the middle of so many new ones, without regard to the borders.
    int middle(int position, int count) const {
        return static_cast<int>(std::floor(factor * (position + count / 2.0) + offset));
    }
    /// Where it lies in its image.
    int at(int old) const { return old >= first && old < end ? wrapped(old + drum, length) : outside; }
};

/// A single pixel, beside a seam or at the end of a row.
struct Copy {
    int to;
    int from;
};
/// What is to be copied along a row: background, run after run without a gap, background; then the pixels of
/// the runs that are not whole. All counted from the first new pixel. In a run each old pixel stands for two,
/// but for a run of one.
struct RowPlan {
    int run = 1;   ///< pixels in each
    int first = 0; ///< of those that are in the old picture
    int end = 0;
    std::vector<int> runs; ///< where each comes from
    std::vector<Copy> pixels;
};

/// The longest run that takes no pixel from further than beside its nearest one.
int runLength(double factor) {
    return std::abs(factor - 0.5) <= 0.13 ? 4 : factor <= 0.755 ? 2 : 1;
}

/// For so many new pixels from `start` on.
RowPlan planned(const Axis& axis, int start, int count, int run) {
    RowPlan plan;
    plan.run = run;
    const int olds = std::max(1, run / 2);
    const auto source = [&](int to) { return axis.at(axis.middle(start + to, 1)); };
    plan.end = count;
    while (plan.first < plan.end && source(plan.first) == outside)
        ++plan.first;
    while (plan.end > plan.first && source(plan.end - 1) == outside)
        --plan.end;
    for (int to = plan.first; to < plan.end; to += run) {
        // The middle of a long run lies where two old pixels meet.
        const int old = run == 4 ? static_cast<int>(std::lround(axis.border(start + to + 2))) - 1
                                 : axis.middle(start + to, run);
        const int from = axis.at(old);
        const bool isFull = to + run <= plan.end;
        const bool isWhole =
            isFull && from != outside && from + olds <= axis.length && axis.at(old + olds - 1) != outside;
        if (isFull)
            plan.runs.push_back(isWhole ? from : 0);
        if (!isWhole)
            for (int each = to; each < std::min(to + run, plan.end); ++each)
                plan.pixels.push_back({each, source(each)});
    }
    return plan;
}

/// A row of the old picture, one of the new, and those that come after them.
struct Rows {
    const QRgb* from;
    QRgb* to;
    const QRgb* nextFrom;
    QRgb* nextTo;
};

using Two = QRgb __attribute__((vector_size(8)));
using Four = QRgb __attribute__((vector_size(16)));

template<int run>
void copyRun(const QRgb* from, QRgb* to) {
    if constexpr (run == 4) {
        Two olds;
        std::memcpy(&olds, from, sizeof olds);
        const Four news = __builtin_shufflevector(olds, olds, 0, 0, 1, 1);
        std::memcpy(to, &news, sizeof news);
    } else {
        std::fill_n(to, run, *from);
    }
}

/// Four runs at a time, for which the next rows are told to the processor: it does not foresee them, and
/// waiting for them takes as long as all the rest.
template<int run>
void copyRuns(const Rows& rows, const std::vector<int>& runs) {
    const std::size_t fours = runs.size() / 4 * 4;
    QRgb* to = rows.to;
    for (std::size_t i = 0; i < fours; i += 4, to += std::ptrdiff_t{4} * run) {
        __builtin_prefetch(rows.nextFrom + runs[i]);
        __builtin_prefetch(rows.nextTo + (to - rows.to), 1);
        for (int each = 0; each < 4; ++each)
            copyRun<run>(rows.from + runs[i + each], to + std::ptrdiff_t{each} * run);
    }
    for (std::size_t i = fours; i < runs.size(); ++i, to += run)
        copyRun<run>(rows.from + runs[i], to);
}

void copyRow(const Rows& rows, const RowPlan& plan) {
    const Rows inside{rows.from, rows.to + plan.first, rows.nextFrom, rows.nextTo + plan.first};
    if (plan.run == 4)
        copyRuns<4>(inside, plan.runs);
    else if (plan.run == 2)
        copyRuns<2>(inside, plan.runs);
    else
        copyRuns<1>(inside, plan.runs);
    for (const Copy& copy : plan.pixels)
        rows.to[copy.to] = rows.from[copy.from];
}

/// Of each of the four bytes, rounded down.
QRgb mean(QRgb one, QRgb other) {
    return (one & other) + (((one ^ other) & 0xfefefefeU) >> 1U);
}

} // namespace

Stretch Stretch::fromHalf() const {
    // In pixels of the half image, whatever the drum: pairs of pixels are those of the image.
    const auto before = [](int pixel) { return static_cast<int>(std::floor(pixel / 2.0)); };
    const QPoint first = old.topLeft() + drum + QPoint(1, 1);
    const QPoint end = old.bottomRight() + QPoint(1, 1) + drum;
    Stretch half = *this;
    half.factor = factor / 2;
    half.offset = (offset + drum) / 2;
    half.old.setCoords(before(first.x()), before(first.y()), before(end.x()) - 1, before(end.y()) - 1);
    half.drum = {};
    return half;
}

void halve(const QImage& from, const QRect& area, QImage& half) {
    paint::restVectors();
    uchar* const pixels = half.bits();
    const int first = area.left() / 2;
    const int end = area.right() / 2 + 1;
    const auto line = [&](int row) { return reinterpret_cast<const QRgb*>(from.constScanLine(row)); };
    for (int row = area.top() / 2; row <= area.bottom() / 2; ++row) {
        const QRgb* const upper = line(2 * row);
        const QRgb* const lower = line(2 * row + 1);
        auto* const onto = reinterpret_cast<QRgb*>(pixels + row * half.bytesPerLine());
        for (std::ptrdiff_t x = first; x < end; ++x)
            onto[x] = mean(mean(upper[2 * x], lower[2 * x]), mean(upper[2 * x + 1], lower[2 * x + 1]));
    }
}

void stretch(const QImage& from, QImage& onto, const Stretch& stretch) {
    paint::restVectors();
    const QRect& old = stretch.old;
    const Axis across{stretch.factor,  stretch.offset.x(), old.left(),
                      old.right() + 1, stretch.drum.x(),   from.width()};
    const Axis down{stretch.factor,   stretch.offset.y(), old.top(),
                    old.bottom() + 1, stretch.drum.y(),   from.height()};
    const int width = stretch.part.width();
    const RowPlan plan =
        planned(across, stretch.part.left(), width, from.width() < 2 ? 1 : runLength(stretch.factor));
    const int last = stretch.part.bottom();
    const auto source = [&](int row) { return down.at(down.middle(row, 1)); };
    const auto oldLine = [&](int row) { return reinterpret_cast<const QRgb*>(from.constScanLine(row)); };
    uchar* const pixels = onto.bits();
    const auto newLine = [&](int row) {
        const qsizetype start = (row + stretch.place.y()) * onto.bytesPerLine();
        return reinterpret_cast<QRgb*>(pixels + start) + stretch.part.left() + stretch.place.x();
    };
    int before = outside;
    for (int row = stretch.part.top(); row <= last; ++row) {
        QRgb* line = newLine(row);
        const int now = source(row);
        if (now == outside) {
            std::fill_n(line, width, stretch.background);
        } else if (now == before) {
            std::memcpy(line, newLine(row - 1), static_cast<std::size_t>(width) * sizeof(QRgb));
        } else {
            int other = row + 1;
            while (other < last && source(other) == now)
                ++other;
            const int next = other > last || source(other) == outside ? now : source(other);
            std::fill(line, line + plan.first, stretch.background);
            copyRow({oldLine(now), line, oldLine(next), newLine(std::min(row + 1, last))}, plan);
            std::fill(line + plan.end, line + width, stretch.background);
        }
        before = now;
    }
}

} // namespace sf::ui
