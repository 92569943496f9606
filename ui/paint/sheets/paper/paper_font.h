// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>

namespace sf::paint {

/// The size at which the fonts of paper are held; painters scale it, since a font's own size in pixels is a
/// whole number and a millimetre is too coarse for one.
inline constexpr double fontUnits = 100;

const QFont& paperFont(bool bold);
const QFontMetricsF& paperMetrics(bool bold);

} // namespace sf::paint
