// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Formats numbers for users, in the language's digits and with a true minus sign (U+2212).
namespace sf::text {

QString figure(qint64 value);       ///< "12,000", "−2"
QString signedFigure(qint64 value); ///< "+3", "−2", "0"
/// At most three decimals: "0.75", "2.333", "4".
QString decimal(double value);

} // namespace sf::text
