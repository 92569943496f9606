// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::document {

/// Why bytes can't be loaded: where, what was expected and what was found.
struct LoadError {
    QString place;    ///< `stacks[0].units[2].hits`, "line 3, column 7", or empty for the file as a whole
    QString expected; ///< "a whole number from 1 to 1,000,000"; the whole sentence if `found` is empty
    QString found;    ///< "-4"; may be empty

    /// One line: file, place, what was expected, what was found. A long line is shortened in the middle.
    QString text(const QString& fileName) const;
};

/// The error for a document that lacks a required key.
LoadError missingKey(const char* key);

} // namespace sf::document
