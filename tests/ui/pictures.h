// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/view_board.h"

#include <algorithm>

namespace sf::test {

/// Partial repaints are clipped at the border of the changed part, where the rasteriser accumulates the
/// coverage of slanted lines over different spans: pixels differ by a level or two of 255, which is
/// invisible. A wrong pixel differs by far more.
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

/// Pans with the middle mouse button from the middle of the window.
inline void pan(Board& board, QPoint to) {
    QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(500, 400));
    board.moveTo(to);
    QTest::mouseRelease(&board.view, Qt::MiddleButton, {}, to);
}

} // namespace sf::test
