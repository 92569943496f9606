// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sf::ui {

/// The words between blanks and what rollers write between dice: commas, bars, brackets.
QStringList diceWords(const QString& text);

} // namespace sf::ui
