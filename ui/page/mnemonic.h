// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::ui {

/// For menus and buttons: an ampersand in a name is no mnemonic.
inline QString withoutShortcut(QString name) {
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace sf::ui
