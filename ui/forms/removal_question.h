// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace sf::ui {

/// Asks whether to perform an edit that removes more than it names, with the list of sentences. Returns true
/// without a question if the list is empty.
bool mayRemove(const QString& edit, const QStringList& removals, QWidget& parent);

} // namespace sf::ui
