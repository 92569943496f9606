// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/view_board.h"

#include <algorithm>

namespace sf::test {

/// What is painted anew is cut at the border of the part that changed, and there the rasteriser adds up the
/// coverage of a slanted line over another span of pixels: a level or two of 255 come out different, which
/// nobody sees. A wrong pixel is off by far more.
inline bool areAlike(const QImage& first, const QImage& second) {
    if (first.size() != second.size() || first.depth() != 32 || second.depth() != 32)
        return false;
    const auto isNear = [](QRgb a, QRgb b) {
        return a == b || (std::abs(qRed(a) - qRed(b)) <= 3 && std::abs(qGreen(a) - qGreen(b)) <= 3 &&
                          std::abs(qBlue(a) - qBlue(b)) <= 3);
    };
    for (int y = 0; y < first.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(first.constScanLine(y));
        const auto* const other = reinterpret_cast<const QRgb*>(second.constScanLine(y));
        if (!std::equal(line, line + first.width(), other, isNear))
            return false;
    }
    return true;
}

/// By the middle mouse button from the middle of the window.
inline void pan(Board& board, QPoint to) {
    QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(500, 400));
    board.moveTo(to);
    QTest::mouseRelease(&board.view, Qt::MiddleButton, {}, to);
}

} // namespace sf::test
