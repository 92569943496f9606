// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLayout;
class QWidget;

namespace sf::ui {

/// Lets Tab go through what the layout holds in the order in which it shows it: widgets that are made when
/// they are wanted would come last.
void orderTabs(const QLayout& layout);

/// Where the keyboard enters the widget: what it names for that, itself, or the first of its parts that can
/// have the focus now. Null when none can.
QWidget* firstTabStop(QWidget& widget);

} // namespace sf::ui
