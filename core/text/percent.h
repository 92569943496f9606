// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::text {

/// A chance of 0 to 1 in per cent without its sign; what is not certain never looks so: ">99.9", "<0.1".
QString percent(double chance, int decimals);

} // namespace sf::text
