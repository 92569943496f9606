// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stretch.h"

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

struct Copy {
    int to;
    int from;
};
/// What is to be copied along a row: whole runs, and single pixels at borders and seams.
struct RowPlan {
    std::vector<Copy> runs;
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
        const bool isWhole = to + run <= count && from != outside && from + run <= axis.length &&
                             axis.at(old + run - 1) != outside;
        if (isWhole)
            plan.runs.push_back({to, from});
        else
            for (int each = to; each < std::min(to + run, count); ++each)
                plan.pixels.push_back({each, axis.at(axis.middle(first + each, 1))});
    }
    return plan;
}

template<int run>
void copyRuns(const QRgb* from, QRgb* to, const std::vector<Copy>& copies) {
    for (const Copy& copy : copies)
        std::memcpy(to + copy.to, from + copy.from, run * sizeof(QRgb));
}

void copyRow(const QRgb* from, QRgb* to, const RowPlan& plan, int run, QRgb background) {
    if (run == 4)
        copyRuns<4>(from, to, plan.runs);
    else if (run == 2)
        copyRuns<2>(from, to, plan.runs);
    else
        copyRuns<1>(from, to, plan.runs);
    for (const Copy& copy : plan.pixels)
        to[copy.to] = copy.from == outside ? background : from[copy.from];
}

} // namespace

void stretch(const QImage& from, QImage& onto, const Stretch& stretch) {
    const QRect& old = stretch.old;
    const Axis across{stretch.factor,  stretch.offset.x(), old.left(),
                      old.right() + 1, stretch.drum.x(),   from.width()};
    const Axis down{stretch.factor,   stretch.offset.y(), old.top(),
                    old.bottom() + 1, stretch.drum.y(),   from.height()};
    const int run = runLength(stretch.factor);
    const int width = stretch.part.width();
    const RowPlan plan = planned(across, stretch.part.left(), width, run);
    const QPoint shift = stretch.place;
    int before = outside;
    const QRgb* lineBefore = nullptr;
    for (int row = stretch.part.top(); row <= stretch.part.bottom(); ++row) {
        QRgb* line =
            reinterpret_cast<QRgb*>(onto.scanLine(row + shift.y())) + stretch.part.left() + shift.x();
        const int source = down.at(down.middle(row, 1));
        if (source == outside)
            std::fill_n(line, width, stretch.background);
        else if (source == before)
            std::memcpy(line, lineBefore, static_cast<std::size_t>(width) * sizeof(QRgb));
        else
            copyRow(reinterpret_cast<const QRgb*>(from.constScanLine(source)), line, plan, run,
                    stretch.background);
        before = source;
        lineBefore = line;
    }
}

} // namespace sf::ui
