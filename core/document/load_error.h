// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::document {

/// Why bytes are no document: where in them, what belongs there and what is there instead.
struct LoadError {
    QString place;    ///< `stacks[0].units[2].hits`, "line 3, column 7", or empty for the file as a whole
    QString expected; ///< "a whole number from 1 to 1,000,000"; with nothing found, the whole sentence
    QString found;    ///< "-4"; may be empty

    /// One line: file, place, what was expected, what was found; what is too long loses its middle.
    QString text(const QString& fileName) const;
};

} // namespace sf::document
