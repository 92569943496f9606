// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QString;

namespace sf::ui {

/// Makes the field one to search or filter with: its hint, which is its accessible name too, the magnifying
/// glass and the button that empties it.
void makeSearchField(QLineEdit& field, const QString& hint);

} // namespace sf::ui
