// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>

namespace sf::paint {

/// The size at which fonts for paper are cached. Painters scale them, because font sizes are whole pixels,
/// and here a pixel is a millimetre.
inline constexpr double fontUnits = 100;

const QFont& paperFont(bool bold);
const QFontMetricsF& paperMetrics(bool bold);

} // namespace sf::paint
