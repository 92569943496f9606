// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

namespace sf::ui {

/// Returns the desktop's keys for a standard command plus a fallback, because without a desktop theme Qt has
/// no keys for some commands.
inline QList<QKeySequence> standardKeys(QKeySequence::StandardKey key, const QKeySequence& fallback) {
    auto keys = QKeySequence::keyBindings(key);
    keys.removeAll(QKeySequence());
    if (!keys.contains(fallback))
        keys.append(fallback);
    return keys;
}

} // namespace sf::ui
