// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QButtonGroup;
class QLayout;
class QWidget;

namespace sf::ui {

/// Sets the tab order to the visual order of the layout. Otherwise widgets that are created late come last.
void orderTabs(const QLayout& layout);

/// Lets Tab enter the group at its checked button, or at any button if none is checked; arrow keys move
/// within it.
void enterAtChosen(QButtonGroup& group);

/// Returns the widget that gets the keyboard focus: what its `entry` property names, the focus proxy, the
/// widget itself, or the first of its children that can have the focus now. Null if none can.
QWidget* firstTabStop(QWidget& widget);

} // namespace sf::ui
