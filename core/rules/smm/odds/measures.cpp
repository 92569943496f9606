// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/rules/smm/square/square.h.
#include "core/rules/smm/square/square.h"

#include <algorithm>
#include <cmath>

namespace sf::smm {
namespace {

/// The largest whole number whose square is at most n.
int floorRoot(int n) {
    auto root = static_cast<int>(std::sqrt(static_cast<double>(n)));
    while (root * root > n)
        --root;
    while ((root + 1) * (root + 1) <= n)
        ++root;
    return root;
}

int moderate(const Measures& measures, int root, ModerateCounts counts) {
    switch (counts) {
    case ModerateCounts::Table:
        return root;
    case ModerateCounts::Rows:
        return measures.rows;
    case ModerateCounts::CompleteRows:
        return measures.completeRows;
    }
    return root;
}

} // namespace

Measures measures(int units, ModerateCounts counts) {
    Measures result;
    if (units <= 0)
        return result;
    const int root = floorRoot(units);
    result.units = units;
    result.width = root * root == units ? root : root + 1;
    result.rows = (units + result.width - 1) / result.width;
    result.completeRows = units / result.width;
    result.completeSquares = std::max(0, root - 1);
    result.largestSquare = root * root;
    result.minor = std::max(1, result.completeSquares);
    result.moderate = std::max(1, moderate(result, root, counts));
    result.major = std::max(1, result.largestSquare);
    return result;
}

} // namespace sf::smm
