// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace sf::ui {

/// Asks before something that can't be undone. Returns whether the user chose `button`.
bool confirmed(QWidget& window, const QString& title, const QString& text, const QString& button);

} // namespace sf::ui
