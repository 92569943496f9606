// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/rules/smm/square/square.h.
#include "core/rules/battle/system.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"

#include <algorithm>

namespace sf::smm {
namespace {

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
    result.units = units;
    result.width = battle::formationWidth(units);
    const int root = result.width * result.width == units ? result.width : result.width - 1;
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
