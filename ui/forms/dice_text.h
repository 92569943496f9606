// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sf::ui {

/// Splits text at blanks and at the separators of dice rollers: commas, bars, brackets.
QStringList diceWords(const QString& text);

} // namespace sf::ui
