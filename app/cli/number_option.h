// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>

#include <optional>

namespace sf::cli {

/// Returns the option's value, a whole number from `least` to `most`, or `standard` if it isn't set. Prints
/// an error and returns nothing for any other value.
std::optional<int> numberOf(const QCommandLineParser& line, const QString& option, int least, int most,
                            int standard);

} // namespace sf::cli
