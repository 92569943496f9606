// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::text {

/// Formats a probability, 0 to 1, in per cent without the sign. Uncertain values never look certain: ">99.9",
/// "<0.1".
QString percent(double chance, int decimals);
/// "Odds: win 45.4 %, tie 9.3 %, lose 45.4 %" of three probabilities.
QString odds(double win, double tie, double lose);

} // namespace sf::text
