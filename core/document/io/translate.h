// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sf::document {

/// What a reader says of a file, in the user's language. The texts' context is the namespace they stand in.
inline QString tr(const char* text) {
    return QCoreApplication::translate("sf::document", text);
}

} // namespace sf::document
