// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QButtonGroup;
class QLayout;
class QWidget;

namespace sf::ui {

/// Lets Tab go through what the layout holds in the order in which it shows it: widgets that are made when
/// they are wanted would come last.
void orderTabs(const QLayout& layout);

/// Tab enters the group at its chosen button, from which the arrow keys go on; while none is chosen, at any.
void enterAtChosen(QButtonGroup& group);

/// Where the keyboard enters the widget: what it names for that, itself, or the first of its parts that can
/// have the focus now. Null when none can.
QWidget* firstTabStop(QWidget& widget);

} // namespace sf::ui
