// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

class QButtonGroup;
class QGridLayout;
class QLayout;
class QWidget;

namespace sf::ui {

/// Sets the tab order to the visual order of the layout. Otherwise widgets that are created late come last.
void orderTabs(const QLayout& layout);

/// Returns the indices of the layout's items in reading order: a grid counts them in the order in which they
/// were added.
std::vector<int> placesAsShown(const QLayout& layout);

/// Returns row and column of an item of the grid.
std::pair<int, int> gridCell(const QGridLayout& grid, int place);

/// Lets Tab enter the group at its checked button, or at any button if none is checked; arrow keys move
/// within it.
void enterAtChosen(QButtonGroup& group);

/// Returns the widget that gets the keyboard focus: what its `entry` property names, the focus proxy, the
/// widget itself, the first of its children that can have the focus now, or else the reader of its texts.
/// Null if there is none.
QWidget* firstTabStop(QWidget& widget);

} // namespace sf::ui
