// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stretch.h"

#include "ui/paint/pixel_copy.h"

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

    /// The old pixel for the middle of so many new ones, without regard to the borders.
    int middle(int position, int count) const {
        return static_cast<int>(std::floor(factor * (position + count / 2.0) + offset));
    }
    /// Where it lies in its image.
    int at(int old) const { return old >= first && old < end ? wrapped(old + drum, length) : outside; }
};

/// A single pixel, at a border or a seam.
struct Copy {
    int to;
    int from;
};
/// What is to be copied along a row: run after run without a gap, and then the pixels of those that are not
/// whole.
struct RowPlan {
    std::vector<int> runs; ///< where each comes from
    std::vector<Copy> pixels;
};

/// The longest run whose ends stay within half a pixel.
int runLength(double factor) {
    const double drift = std::abs(factor - 1);
    return drift <= 0.26 ? 4 : drift <= 0.51 ? 2 : 1;
}

/// For the new pixels from `first` on, counted from there.
RowPlan planned(const Axis& axis, int first, int count, int run) {
    RowPlan plan;
    for (int to = 0; to < count; to += run) {
        const int old = axis.middle(first + to, run) - run / 2;
        const int from = axis.at(old);
        const bool isFull = to + run <= count;
        const bool isWhole =
            isFull && from != outside && from + run <= axis.length && axis.at(old + run - 1) != outside;
        if (isFull)
            plan.runs.push_back(isWhole ? from : 0);
        if (!isWhole)
            for (int each = to; each < std::min(to + run, count); ++each)
                plan.pixels.push_back({each, axis.at(axis.middle(first + each, 1))});
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
            std::memcpy(to + std::ptrdiff_t{each} * run, rows.from + runs[i + each], run * sizeof(QRgb));
    }
    for (std::size_t i = fours; i < runs.size(); ++i, to += run)
        std::memcpy(to, rows.from + runs[i], run * sizeof(QRgb));
}

void copyRow(const Rows& rows, const RowPlan& plan, int run, QRgb background) {
    if (run == 4)
        copyRuns<4>(rows, plan.runs);
    else if (run == 2)
        copyRuns<2>(rows, plan.runs);
    else
        copyRuns<1>(rows, plan.runs);
    for (const Copy& copy : plan.pixels)
        rows.to[copy.to] = copy.from == outside ? background : rows.from[copy.from];
}

} // namespace

void stretch(const QImage& from, QImage& onto, const Stretch& stretch) {
    paint::restVectors();
    const QRect& old = stretch.old;
    const Axis across{stretch.factor,  stretch.offset.x(), old.left(),
                      old.right() + 1, stretch.drum.x(),   from.width()};
    const Axis down{stretch.factor,   stretch.offset.y(), old.top(),
                    old.bottom() + 1, stretch.drum.y(),   from.height()};
    const int run = from.width() < 4 ? 1 : runLength(stretch.factor);
    const int width = stretch.part.width();
    const RowPlan plan = planned(across, stretch.part.left(), width, run);
    const auto oldLine = [&](int row) { return reinterpret_cast<const QRgb*>(from.constScanLine(row)); };
    uchar* const pixels = onto.bits();
    const auto newLine = [&](int row) {
        const qsizetype start = (row + stretch.place.y()) * onto.bytesPerLine();
        return reinterpret_cast<QRgb*>(pixels + start) + stretch.part.left() + stretch.place.x();
    };
    int before = outside;
    for (int row = stretch.part.top(); row <= stretch.part.bottom(); ++row) {
        QRgb* line = newLine(row);
        const int source = down.at(down.middle(row, 1));
        if (source == outside)
            std::fill_n(line, width, stretch.background);
        else if (source == before)
            std::memcpy(line, newLine(row - 1), static_cast<std::size_t>(width) * sizeof(QRgb));
        else
            copyRow({oldLine(source), line, oldLine(std::min(source + 1, from.height() - 1)),
                     newLine(std::min(row + 1, stretch.part.bottom()))},
                    plan, run, stretch.background);
        before = source;
    }
}

} // namespace sf::ui
