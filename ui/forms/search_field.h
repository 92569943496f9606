// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QString;

namespace sf::ui {

/// Turns a line edit into a search or filter field: adds a hint, which is its accessible name too, the
/// magnifying glass and the clear button.
void makeSearchField(QLineEdit& field, const QString& hint);

} // namespace sf::ui
