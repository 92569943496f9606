// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

namespace sf::paint {

inline QPen roundPen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Dashes of length `on` with gaps of length `off`, in the painter's units.
inline QPen dashedPen(const QColor& colour, double width, double on, double off,
                      Qt::PenCapStyle cap = Qt::FlatCap) {
    QPen pen(colour, width, Qt::CustomDashLine, cap, Qt::RoundJoin);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

} // namespace sf::paint
