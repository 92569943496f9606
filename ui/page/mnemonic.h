// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::ui {

/// Escapes ampersands in a name, so that menus and buttons don't take them as mnemonics.
inline QString withoutShortcut(QString name) {
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace sf::ui
